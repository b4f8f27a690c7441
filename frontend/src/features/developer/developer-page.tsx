/** /utvikler: how another system works with the API, for whoever is logged in. */
import { API_LIMITS } from '#domain/access/api-key'
import { webhookEvents } from '#domain/access/webhook'
import { webhookEventNames } from '#domain/messages/webhooks'
import { formatWhole } from '../../ui/format.ts'
import { Example } from './components/example.tsx'
import classes from './developer-page.module.css'
import { curlExample, headerExample, mcpExample, nodeExample, receiverExample } from './examples.ts'
import { developerText } from './text.ts'

export const DeveloperPage = () => {
  const site = window.location.origin
  return (
    <div className={classes.page}>
      <title>{developerText.title}</title>
      <h1>{developerText.title}</h1>
      <p>{developerText.intro}</p>
      <p>
        <a href="/api/v1/openapi.json">{developerText.description}</a>
      </p>

      <h2>{developerText.keys}</h2>
      <p>{developerText.keysMade}</p>
      <p>{developerText.keysSent}</p>
      <Example label={developerText.keys} code={headerExample} />
      <p>{developerText.keysAct}</p>
      <p>{developerText.person}</p>
      <ul>
        {developerText.personOnly.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>

      <h2>{developerText.limits}</h2>
      <ul>
        <li>{developerText.limitCalls(API_LIMITS.callsPerMinute)}</li>
        <li>
          {developerText.limitQuotes(
            formatWhole(API_LIMITS.quotesPerDay),
            formatWhole(API_LIMITS.quotesOfAllPerDay),
          )}
        </li>
        <li>{developerText.limitPrints(API_LIMITS.printsPerDay)}</li>
      </ul>
      <p>{developerText.limitSaid}</p>

      <h2>{developerText.errors}</h2>
      <p>{developerText.errorsSaid}</p>
      <Example label={developerText.errors} code={developerText.errorExample} />

      <h2>{developerText.examples}</h2>
      <h3>{developerText.curl}</h3>
      <Example label={developerText.curl} code={curlExample(site)} />
      <h3>{developerText.node}</h3>
      <Example label={developerText.node} code={nodeExample(site)} />

      <h2 id="webhooks">{developerText.webhooks}</h2>
      <p>{developerText.webhooksSaid}</p>
      <ul>
        {webhookEvents.map((event) => (
          <li key={event}>
            <code>{event}</code>: {webhookEventNames[event]}
          </li>
        ))}
      </ul>
      <Example label={developerText.webhookCall} code={developerText.webhookExample} />
      <p>{developerText.webhooksAnswer}</p>
      <p>{developerText.webhooksSigned}</p>
      <h3>{developerText.receiver}</h3>
      <Example label={developerText.receiver} code={receiverExample} />

      <h2>{developerText.assistants}</h2>
      <p>{developerText.assistantsSaid}</p>
      <Example label={developerText.assistants} code={mcpExample(site)} />
    </div>
  )
}

/** What the rules say of a model as it comes, and all that it can meet; the rule table has the whole of each. */
import { Anchor } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { ModelSheet } from '#domain/contracts/models'
import { modelRulesQuery } from '../api/get-models.ts'
import { writePageSearch } from '../state/page-search.ts'
import { modelsText, severities } from '../text.ts'
import classes from './model-details.module.css'

const addressOf = (id: string): string =>
  `/modeller?${writePageSearch({ view: 'rules', q: id, group: null })}`

const RuleLink = ({ id }: { id: string }) => (
  <Anchor component={Link} to={addressOf(id)} className={classes.ruleId ?? ''}>
    {id}
  </Anchor>
)

export const RulesOfModel = ({ model: { rules, start } }: { model: ModelSheet }) => {
  const { data: table = [] } = useQuery(modelRulesQuery)
  return (
    <section className={classes.rules}>
      {start.told.length > 0 && (
        <>
          <h2 className={classes.title}>{modelsText.findings}</h2>
          <ul className={classes.told}>
            {start.told.map(({ ruleId, sentence }) => (
              <li key={`${ruleId} ${sentence}`}>
                <RuleLink id={ruleId} /> {sentence}
              </li>
            ))}
          </ul>
        </>
      )}
      <details className={classes.concerns}>
        <summary>{modelsText.concerns(rules.length)}</summary>
        <ul>
          {table
            .filter(({ id }) => rules.includes(id))
            .map(({ id, severity, trigger }) => (
              <li key={`${id} ${severity}`}>
                <RuleLink id={id} /> <span className={classes.soft}>{severities[severity].name}</span>{' '}
                {trigger}
              </li>
            ))}
        </ul>
      </details>
    </section>
  )
}

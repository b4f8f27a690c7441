/**
 * What a browser tab shows while its document is made: how far it has come, asked ever more seldom, then the document, or why there
 * is none and a way to try again. One file without anything to fetch; its one script is named to the browser by its hash.
 */
import { createHash } from 'node:crypto'
import type { Job } from '#domain/contracts/job'
import { waitingText } from './text.ts'

const script = `
const page = document.querySelector('main')
const bar = document.querySelector('progress')
const said = document.querySelector('[role=status]')
const again = document.querySelector('button')
const words = page.dataset
let missed = 0
let pause = 800
const askLater = () => {
  setTimeout(ask, pause)
  pause = Math.min(pause * 1.2, 3000)
}
const fail = (reason) => {
  bar.hidden = true
  again.hidden = false
  document.querySelector('h1').textContent = words.failed
  said.textContent = reason
  again.focus()
}
const ask = async () => {
  try {
    const answer = await fetch('/api/v1/jobs/' + page.dataset.job, { headers: { accept: 'application/json' } })
    const job = await answer.json()
    missed = 0
    if (!answer.ok) return fail(job.message)
    if (job.state === 'done') return location.replace(job.resultUrl)
    if (job.state === 'failed') return fail(job.reason)
    bar.value = job.percent
    said.textContent = words[job.state] + ', ' + Math.round(job.percent) + ' %'
  } catch {
    missed += 1
    if (missed > 2) said.textContent = words.noContact
  }
  askLater()
}
again.addEventListener('click', () => location.reload())
if (page.dataset.state === 'failed') fail(said.textContent)
else askLater()
`

const style = `
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #faf9f6; color: #1d2528;
  font: 16px/1.5 system-ui, sans-serif }
main { width: min(26rem, calc(100vw - 3rem)) }
h1 { font-size: 1.375rem; font-weight: 600; margin: 0 0 1rem }
progress { width: 100%; height: .5rem; accent-color: #0f5e66 }
p { margin: .75rem 0 0; color: #4a5458 }
button { margin-top: 1.25rem; padding: .5rem 1rem; font: inherit; color: #fff; background: #0f5e66; border: 0;
  border-radius: 4px; cursor: pointer }
button:focus-visible { outline: 3px solid #0f5e66; outline-offset: 2px }
[hidden] { display: none }
`

const hash = createHash('sha256').update(script).digest('base64')

export const waitingPageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': [
    "default-src 'none'",
    `script-src 'sha256-${hash}'`,
    "style-src 'unsafe-inline'",
    "connect-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; '),
}

/** The script is the same whatever the words are: it is allowed by its hash. */
const wordsOf = ({ queued, running, failed, noContact }: typeof waitingText): string =>
  `data-queued="${escaped(queued)}" data-running="${escaped(running)}" data-failed="${escaped(failed)}" data-no-contact="${escaped(noContact)}"`

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

export const waitingPage = (orderNumber: number, job: Job): string => `<!doctype html>
<html lang="nb">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<noscript><meta http-equiv="refresh" content="5"></noscript>
<title>${escaped(waitingText.title(orderNumber))}</title>
<style>${style}</style>
</head>
<body>
<main data-job="${escaped(job.id)}" data-state="${job.state}" ${wordsOf(waitingText)}>
<h1 id="what">${escaped(waitingText.heading(orderNumber))}</h1>
<progress max="100" value="${job.percent}" aria-labelledby="what"></progress>
<p role="status">${escaped(job.reason ?? waitingText.queued)}</p>
<button type="button" hidden>${escaped(waitingText.again)}</button>
</main>
<script>${script}</script>
</body>
</html>
`

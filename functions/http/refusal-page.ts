/**
 * A refusal as a person sees it who opened an address of ours in a tab, a document above all: the sentence and a way on. Programs
 * get the same as JSON. Nothing on the page comes from the request but numbers in the sentence.
 */
import { refusalPageText } from './text.ts'

const style = `
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #faf9f6; color: #1d2528;
  font: 16px/1.5 system-ui, sans-serif }
main { width: min(26rem, calc(100vw - 3rem)) }
h1 { font-size: 1.375rem; font-weight: 600; margin: 0 0 1rem }
a { color: #0f5e66 }
`

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const wayOn = (status: number): { readonly address: string; readonly label: string } =>
  status === 401
    ? { address: '/login', label: refusalPageText.logIn }
    : { address: '/tilbud', label: refusalPageText.toQuotes }

export const refusalPageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'",
}

export const refusalPage = (status: number, sentence: string): string => {
  const { address, label } = wayOn(status)
  return `<!doctype html>
<html lang="nb">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(refusalPageText.title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escaped(refusalPageText.title)}</h1>
<p>${escaped(sentence)}</p>
<p><a href="${address}">${escaped(label)}</a></p>
</main>
</body>
</html>
`
}

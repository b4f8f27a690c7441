/** `npm run smoke -- https://tilbud.firma.no`, with SMOKE_EMAIL and SMOKE_PASSWORD of a user who works in one store. */
import { SIMULATOR, smoke } from './smoke.ts'

const { SMOKE_EMAIL: email, SMOKE_PASSWORD: password, SMOKE_MAIL_TO: mailTo = SIMULATOR } = process.env
const [site] = process.argv.slice(2)
if (!site?.startsWith('http') || !email || !password) {
  console.error('usage: SMOKE_EMAIL=… SMOKE_PASSWORD=… npm run smoke -- https://address')
  process.exit(2)
}
try {
  await smoke({ site: site.replace(/\/$/, ''), email, password, mailTo }, (line) => console.log(line))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

/**
 * `npm run rebuild-lists`: everything that is kept twice so that it is found or counted, put right once more in the table that the
 * environment names. Others may work meanwhile, and it may be stopped and run again.
 */
import { rebuildMonths } from '../data/quotes/rebuild-months.ts'
import { rebuildNames } from '../organisations/rebuild-names.ts'
import { rebuildText } from './rebuild-text.ts'

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

let quotes = 0
for (let from: number | undefined; ; ) {
  const { done, next } = await rebuildMonths(from)
  quotes += done
  say(rebuildText.quotes(quotes))
  if (next === null) break
  from = next
}
const renamed = await rebuildNames(new Date())
if (renamed.ok) say(rebuildText.people(renamed.value))
else {
  process.stderr.write(`${rebuildText.busy}\n`)
  process.exitCode = 1
}

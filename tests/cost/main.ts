/**
 * `npm run cost`: plays the lives of quotes through the functions with a meter, and prints what AWS would ask for a thousand, a hundred thousand
 * and a million of them a month with twelve months kept. Exit 1 when a quote costs more than it may, or the prices are outdated. `prices.ts` says at which prices.
 */
import { type Bill, byService, isOutdated, type Usage } from './bill.ts'
import { billFor, meterMonth, quoteKinds, TARGET } from './month.ts'
import { exchange, listedOn, type PriceName, pricedRegion } from './prices.ts'

const VOLUMES = [1000, 100_000, 1_000_000]

const pressed = (process.env.ROWS ?? '').split(',').filter(Boolean).map(Number)
const played = pressed.length === 0 ? quoteKinds : quoteKinds.filter(({ rows }) => pressed.includes(rows))

const figure = (value: number, digits: number): string => value.toFixed(digits).padStart(11)

const printKind = (rows: number, usage: Usage): void => {
  const told: readonly PriceName[] = [
    'tableReads',
    'tableWrites',
    'tableGbMonths',
    'invocations',
    'armGbSeconds',
    'x86GbSeconds',
    'filePuts',
    'fileGets',
    'queueRequests',
    'logGb',
  ]
  const parts = told.map((name) => {
    const value = usage[name] ?? 0
    return name.startsWith('log') || name.endsWith('GbMonths')
      ? `${name.replace('Gb', 'Mb')} ${(value * 1024).toFixed(3)}`
      : `${name} ${value.toFixed(value < 100 ? 1 : 0)}`
  })
  console.log(`${String(rows).padStart(3)} rows: ${parts.join(', ')}`)
}

const printBill = (bill: Bill): void => {
  console.log(
    `\n${bill.quotes.toLocaleString('en')} quotes a month: ${bill.usd.toFixed(2)} USD, NOK ${bill.nokPerQuote.toFixed(4)} a quote`,
  )
  for (const [service, usd] of byService(bill)) {
    console.log(`${service.padEnd(16)}${figure(usd, 2)} USD`)
    for (const line of bill.lines.filter((each) => each.service === service && each.quantity > 0))
      console.log(`  ${line.what.padEnd(36)}${figure(line.usd, 2)}${figure(line.quantity, 1).padStart(18)}`)
  }
}

const metered = await meterMonth(played, printKind)
console.log(
  `\nList prices of ${pricedRegion} as known on ${listedOn}, ${exchange.nokForUsd} kroner for a dollar (${exchange.on})`,
)
for (const quotes of VOLUMES) printBill(billFor(metered, quotes))
const holds = billFor(metered, TARGET.quotes).nokPerQuote < TARGET.nokPerQuote
console.log(
  `\n${holds ? 'ok' : 'OVER'}: less than NOK ${TARGET.nokPerQuote} a quote at ${TARGET.quotes.toLocaleString('en')} a month`,
)
const old = [listedOn, exchange.on].filter((day) => isOutdated(day, new Date()))
if (old.length > 0)
  console.log(`OLD: looked up on ${old.join(' and ')}; compare each price with the page that it names`)
process.exit(holds && old.length === 0 ? 0 : 1)

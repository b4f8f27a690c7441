/** The lives of quotes with a meter in a process of their own, because the meter changes it: writes what one costs in kroner. */
import { byService } from '../cost/bill.ts'
import { billFor, meterMonth, quoteKinds, TARGET } from '../cost/month.ts'

const bill = billFor(await meterMonth(quoteKinds), TARGET.quotes)
console.log(JSON.stringify({ nokPerQuote: bill.nokPerQuote, services: byService(bill) }))
process.exit(0)

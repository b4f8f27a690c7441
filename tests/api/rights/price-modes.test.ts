// Which prices go on paper, into a mail and behind a customer's link: every mode, by everybody who reaches the quote, on a quote of a
// store and of an agent, by discounts and by margins.
import { beforeAll, describe, expect, test } from 'vitest'
import { linkPrices } from '#domain/access/customer-link'
import { linkPricesOf, type PriceMode, priceModes, printModes, sendModes } from '#domain/access/price-modes'
import type { DocumentInput } from '#domain/contracts/render'
import { findMail } from '#functions/data/mails/mail-repository'
import { withEngines } from '../engines.ts'
import { frozenInput, receiveJobs } from '../render-queue.ts'
import { ask, type Beside, type Change } from './actions.ts'
import { type Asker, askers, askerViewers, emailOf } from './askers.ts'
import { tryBeside, tryChange } from './matrix.ts'
import { type Owner, putBack, type Quote, stored } from './quotes.ts'
import { leaksIn, secretsOf } from './secrets.ts'
import {
  type Answer,
  isOfAgent,
  kinds,
  mailed,
  printedModes,
  reachOf,
  sellersOwners,
} from './specification.ts'
import { withWorld } from './world.ts'

withEngines()
const world = withWorld()

const cases = sellersOwners.flatMap((owner) =>
  (['discounts', 'margins'] as const).map((terms) => ({ owner, terms })),
)
const quotes = new Map<(typeof cases)[number], Quote>()
beforeAll(async () => {
  for (const of of cases) quotes.set(of, await world.place(of.owner))
})

const reaching = (owner: Owner): readonly Asker[] => askers.filter((asker) => reachOf(asker, owner) !== '-')
/** What is on paper follows from what kind of person has asked for it. */
const oneOfEach: readonly Asker[] = ['superUser', 'storeWorker', 'agentWorker', 'chainWorker']

describe.each(cases)('a quote of $owner by $terms', (of) => {
  const { owner, terms } = of
  const byMargins = terms === 'margins'
  const kind = { hasAgent: isOfAgent(owner), projectCalculation: byMargins }
  const quote = (): Quote => {
    const found = quotes.get(of)
    if (found === undefined) throw new Error('the quote is not there')
    return found
  }

  test('Q-273, Q-274, Q-275, Q-276, Q-277, Q-278, Q-279, Q-280: the tables say what the specification says', () => {
    for (const asker of reaching(owner)) {
      expect(printModes(askerViewers[asker], kind), asker).toEqual(printedModes(asker, owner, byMargins))
      expect(sendModes(askerViewers[asker], kind), asker).toEqual(mailed(asker, owner, byMargins))
    }
  })

  const maySend = () => reaching(owner).filter((asker) => reachOf(asker, owner) === 'e')
  test('how many reach it', () => {
    const [ofStore, ofAgent] = [
      [7, 5],
      [10, 8],
    ]
    expect([reaching(owner).length, maySend().length]).toEqual(kind.hasAgent ? ofAgent : ofStore)
  })

  test.each(['printPdf', 'printHtml', 'downloadOffer'])(
    'Q-273, Q-274, Q-275, Q-276, QD-27: by %s everybody has the prices that are his to print',
    async (name) => {
      await putBack(quote(), terms, 10)
      const wrong = []
      for (const mode of priceModes) {
        // Without prices wins, so it is one paper; what is asked is whether the mode may be named.
        const paper: Beside = { needs: 'quote.view', query: `?prices=HIDDEN,${mode}` }
        const cells = reaching(owner).map((asker) => {
          const may = printModes(askerViewers[asker], kind).includes(mode)
          return { asker, refusal: may ? null : ('document.mode-not-allowed' as const) }
        })
        wrong.push(await tryBeside(world.clients, [name, paper], quote(), cells))
      }
      expect(wrong.flat()).toEqual([])
    },
  )

  test.each(reaching(owner).filter((asker) => oneOfEach.includes(asker)))(
    'QD-05, QD-27, QD-28: what %s prints shows the prices that were asked for, and no figure that he is not to know',
    async (asker) => {
      const fresh = await world.place(owner)
      const now = await putBack(fresh, terms, 10)
      const paperWith = async (query: string): Promise<DocumentInput> => {
        while ((await receiveJobs()).length > 0);
        const reply = await ask(world.clients[asker], 'printPdf', { query }, fresh, now)
        const [job] = await receiveJobs(5)
        if (job === undefined) throw new Error(`nothing was ordered: ${reply.text}`)
        return (await frozenInput(job)) as DocumentInput
      }
      const columnsIn = ({ priceColumns }: DocumentInput) => priceColumns.map(({ mode }) => mode)
      const modes = printedModes(asker, owner, byMargins)
      const [first = 'HIDDEN'] = modes
      const usual: PriceMode = ['CUSTOMER', 'STORE'].includes(first) ? first : 'HIDDEN'
      for (const mode of modes) {
        // Asked for without a name it is the usual one.
        const paper = await paperWith(mode === usual ? '' : `?prices=${mode}`)
        expect(columnsIn(paper), mode).toEqual(mode === 'HIDDEN' ? [] : [mode])
        expect(paper.totals, mode).toHaveLength(mode === 'HIDDEN' ? 0 : 1)
        expect(leaksIn(JSON.stringify(paper), kinds[asker], secretsOf(owner, now)), mode).toEqual([])
      }
      // Without prices wins over any that is asked for beside it.
      const bare = await paperWith(`?prices=${first},HIDDEN&measurements=false`)
      expect([columnsIn(bare), bare.totals]).toEqual([[], []])
    },
  )

  test('Q-277, Q-278, Q-279, Q-280: everybody sends the prices that are his to send', async () => {
    const wrong = []
    for (const mode of priceModes) {
      const sending: Change = {
        step: 'send',
        terms,
        query: `?prices=${mode}`,
        effect: ({ before, after }) => after.sent !== null && after.sent.mailId !== before.sent?.mailId,
      }
      const cells = reaching(owner).map((asker): { asker: Asker; answer: Answer } => {
        if (reachOf(asker, owner) === 'v') return { asker, answer: 'access.denied' }
        const may = sendModes(askerViewers[asker], kind).includes(mode)
        return { asker, answer: may ? 20 : 'send.mode-not-allowed' }
      })
      wrong.push(await tryChange(world.clients, ['sendOffer', sending], quote(), 10, cells))
    }
    expect(wrong.flat()).toEqual([])
  })

  test('Q-261: a copy of a mail tells nobody a price that he may not print', async () => {
    const wrong = []
    for (const mode of priceModes) {
      const sending: Change = {
        step: 'send',
        terms,
        query: `?prices=${mode}`,
        body: () => ({ copy: true }),
        effect: ({ after }) => after.sent !== null,
      }
      const cells = maySend()
        .filter((asker) => mailed(asker, owner, byMargins).includes(mode))
        .map((asker): { asker: Asker; answer: Answer } => ({
          asker,
          answer: printedModes(asker, owner, byMargins).includes(mode) ? 20 : 'send.copy-not-allowed',
        }))
      wrong.push(await tryChange(world.clients, ['sendOffer', sending], quote(), 10, cells))
    }
    expect(wrong.flat()).toEqual([])
  })

  test('Q-277: what is sent is what was asked for, and the answer goes to whoever sent it', async () => {
    for (const asker of maySend()) {
      const modes = mailed(asker, owner, byMargins)
      const now = await putBack(quote(), terms, 10)
      const sending = { query: `?prices=${modes.join(',')}` }
      const { status } = await ask(world.clients[asker], 'sendOffer', sending, quote(), now)
      const { orderNumber, sent } = await stored(now.orderNumber)
      const mail = await findMail({ orderNumber, mailId: sent?.mailId ?? '' })
      expect([status, mail?.asked.modes, mail?.replyTo, mail?.to, mail?.copyTo]).toEqual([
        200,
        modes,
        emailOf(asker),
        'ingrid.tveit@kunde.example',
        '',
      ])
      expect(mail?.attachments).toHaveLength(modes.length)
    }
  })

  test.each(linkPrices)('a link with the prices %s is made by those who may print them', async (prices) => {
    await putBack(quote(), terms, 10)
    const link: Beside = { needs: 'quote.edit', body: () => ({ prices, days: 7 }) }
    const cells = reaching(owner).map((asker) => {
      if (reachOf(asker, owner) === 'v') return { asker, refusal: 'access.denied' as const }
      const may = linkPricesOf(askerViewers[asker], kind).includes(prices)
      const printsThem = prices === 'none' || printedModes(asker, owner, byMargins).includes('CUSTOMER')
      expect(may, asker).toBe(printsThem)
      return { asker, refusal: may ? null : ('send.mode-not-allowed' as const) }
    })
    expect(await tryBeside(world.clients, ['makeCustomerLink', link], quote(), cells)).toEqual([])
  })
})

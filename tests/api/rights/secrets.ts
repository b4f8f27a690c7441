/**
 * What is known of a quote's money to some and to nobody else, worked out here from the rates and the list prices alone (trade
 * handbook 10.2 and 10.4): a figure that turns up in an answer to somebody else has leaked, whatever the field is called.
 */
import type { Manifest } from '#domain/quote/quote'
import { type Owner, rates } from './quotes.ts'
import { isOfAgent, type Kind } from './specification.ts'

export interface Secret {
  readonly what: string
  readonly visibleTo: readonly Kind[]
  /** As they stand in an answer. */
  readonly figures: readonly string[]
}

const off = (ore: number, percent: number): number => Math.round((ore * (100 - percent)) / 100)
const keeping = (ore: number, percent: number): number => Math.round((ore * 100) / (100 - percent))
const kroner = (ore: number): string => String(ore / 100)

/** An amount without øre could be a width or a year as well. */
const isRecognisable = (figure: string): boolean => figure.includes('.') || figure.length >= 5

const provider: readonly Kind[] = ['super', 'store']
const agents: readonly Kind[] = ['super', 'agent']
const between: readonly Kind[] = ['super', 'store', 'agent']

export const secretsOf = (owner: Owner, { rows, terms }: Manifest): readonly Secret[] => {
  const { storeBuys, agentBuys, providersNet, storeMargin, agentMargin, given } = rates
  const of = (priceOf: (gross: number) => number) =>
    rows.map(({ gross }) => kroner(priceOf(gross))).filter(isRecognisable)
  const list = of((gross) => gross)
  const secret = (what: string, visibleTo: readonly Kind[], figures: readonly string[]): Secret => ({
    what,
    visibleTo: visibleTo,
    figures,
  })
  const net = (gross: number) => off(gross, providersNet)
  const storePrice = (gross: number) => keeping(net(gross), storeMargin)
  const hasAgent = isOfAgent(owner)
  if (terms.projectCalculation)
    return [
      secret('the list price', provider, list),
      secret('the provider’s net', provider, of(net)),
      secret('the store’s margin', provider, [String(storeMargin)]),
      secret('what the store sells for', hasAgent ? between : provider, of(storePrice)),
      ...(hasAgent
        ? [
            secret('the agent’s margin', agents, [String(agentMargin)]),
            secret(
              'what the agent sells for',
              agents,
              of((gross) => keeping(storePrice(gross), agentMargin)),
            ),
          ]
        : []),
    ]
  const sold = of((gross) => off(gross, given))
  return [
    secret('the list price', between, list),
    secret('what the store buys at', provider, [String(storeBuys)]),
    ...(hasAgent
      ? [
          secret('what the agent buys at', between, [String(agentBuys)]),
          secret(
            'what the agent pays',
            between,
            of((gross) => off(gross, agentBuys)),
          ),
          secret('the agent’s discount', agents, [String(given)]),
          secret('what the agent sells for', agents, sold),
        ]
      : [
          secret('the store’s discount', provider, [String(given)]),
          secret('what the store sells for', provider, sold),
        ]),
  ]
}

const figuresIn = (text: string): ReadonlySet<string> => new Set(text.match(/\d+(?:\.\d+)?/g))

export const isIn = (text: string, { figures }: Secret): boolean => {
  const said = figuresIn(text)
  return figures.some((figure) => said.has(figure))
}

/** The secrets of the asker's kind that an answer gives away all the same. */
export const leaksIn = (text: string, kind: Kind, secrets: readonly Secret[]): readonly string[] => {
  const said = figuresIn(text)
  return secrets
    .filter(
      ({ visibleTo, figures }) => !visibleTo.includes(kind) && figures.some((figure) => said.has(figure)),
    )
    .map(({ what }) => `tells ${what}`)
}

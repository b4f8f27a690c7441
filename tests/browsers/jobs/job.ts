/** One thing that must work in every browser. */
import { DEMO_PASSWORD, demoPeople } from '../../e2e/driver/people.ts'
import type { PersonAt } from '../person.ts'
import type { Seller } from '../seller.ts'

export interface Workplace {
  readonly person: PersonAt
  readonly seller: Seller
  /** Scheme and host. */
  readonly origin: string
}

export interface Job {
  readonly name: string
  /** What a browser is right to tell of it, such as an answer that refuses. */
  readonly allowed?: RegExp
  readonly work: (workplace: Workplace) => Promise<void>
}

export const SEARCH = { role: 'searchbox', name: 'Søk i alle produkter' } as const

export const expect = (isSo: boolean, what: string): void => {
  if (!isSo) throw new Error(what)
}

export const logInByHand = async ({ person, origin }: Workplace, password = DEMO_PASSWORD): Promise<void> => {
  await person.tab.go(`${origin}/login`)
  await person.fill({ role: 'textbox', name: 'E-post' }, demoPeople.storeClerk)
  await person.fill({ role: 'textbox', name: 'Passord' }, password)
  await person.press({ role: 'button', name: 'Logg inn' })
}

export const untilStored = async ({ person }: Workplace): Promise<void> => {
  await person.says({ role: 'status', name: 'Lagring' }, /^synced$/)
}

export const openEditorOf = async (workplace: Workplace, orderNumber: number, row = 1): Promise<void> => {
  const { person, origin } = workplace
  await person.tab.go(`${origin}/produkt/${orderNumber}/${row}/rediger`)
  await person.see({ role: 'textbox', name: 'Bredde' })
  await untilStored(workplace)
}

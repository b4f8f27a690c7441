/** The logos of the demo, drawn for it (each .png is the .svg beside it): a chain’s hangs over its stores; most builders have none. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logo } from '#domain/quote/header/logo'
import { saveLogo } from '../data/organisations/logo-store.ts'
import { must } from './products.ts'

const chainLogos: Readonly<Record<number, string>> = { 1: 'tommerringen', 2: 'bygdebygg', 3: 'hovel-og-hjem' }
const agentLogos: Readonly<Record<number, string>> = { 201: 'kvistfri', 202: 'vinkel-og-vater' }

const save = async (name: string | undefined): Promise<Logo | null> => {
  if (name === undefined) return null
  const file = await readFile(join(import.meta.dirname, 'logos', `${name}.png`))
  return must(await saveLogo(file), `logo ${name}`)
}

export const withLogo = {
  store: async <Store extends { readonly chainId: number }>(store: Store) => ({
    ...store,
    logo: await save(chainLogos[store.chainId]),
  }),
  agent: async <Agent extends { readonly id: number }>(agent: Agent) => ({
    ...agent,
    logo: await save(agentLogos[agent.id]),
  }),
}

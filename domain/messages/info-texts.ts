/**
 * Sentences whose keys stand in the specification, or that other programs ask for by their key. `{name}` is filled in by whoever says
 * one. They are texts as all others; here they are found by their key.
 */
import { texts } from '#domain/texts/texts'
import { letterTexts } from './mails.ts'

const roles = texts('role', { SUPERUSER: 'Giljeadministrator' } as const)
const errors = texts('error', { rowNotFound: 'Rad {row} finnes ikke i tilbud {order}' } as const)
const profile = texts('info.profile', {
  email:
    'E-postadressen er den du logger inn med, og kan ikke byttes. Får du en ny, kan administratoren din opprette en ny bruker.',
  password: 'Når du bytter passord, logges du ut på alle andre enheter.',
} as const)

const infoTexts = {
  'role.SUPERUSER': () => roles.SUPERUSER,
  'error.rowNotFound': () => errors.rowNotFound,
  'mail.quote': () => letterTexts.quote,
  'info.profile.email': () => profile.email,
  'info.profile.password': () => profile.password,
} as const satisfies Record<string, () => string>

export type InfoTextKey = keyof typeof infoTexts
export const infoTextKeys = Object.keys(infoTexts) as readonly InfoTextKey[]

export const isInfoTextKey = (key: string): key is InfoTextKey => Object.hasOwn(infoTexts, key)

/** As it reads now. */
export const infoText = (key: InfoTextKey): string => infoTexts[key]()

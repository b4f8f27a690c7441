/** Why a configuration that was read in is refused (D-059). */
import { sayIn, texts } from '#domain/texts/texts'

const say = sayIn('config/import')

export const importText = texts('config/import', {
  invalid: (reason: string) => say`Ugyldig JSON: ${reason}`,
  empty: 'teksten er tom',
  token: (token: string) => say`uventet tegn «${token}»`,
  ends: 'teksten slutter før den er ferdig',
  atCharacter: (character: number) => say`feil ved tegn ${character}`,
  atLine: (line: string, character: string) => say`feil i linje ${line}, tegn ${character}`,
  noObject: 'teksten må være et objekt med appConfig og renderConfig',
  unknown: (names: string) => say`ingen innstillinger heter ${names}, bare appConfig og renderConfig`,
  quoted: (text: string) => say`«${text}»`,
} as const)

/** What a setting may be, said behind its name. */
export const issueText = texts('config/import.issue', {
  notEmpty: 'kan ikke være tom',
  notUnder: (least: string) => say`kan ikke være under ${least}`,
  notMore: (most: string) => say`kan ikke ha flere enn ${most}`,
  notOver: (most: string) => say`kan ikke være over ${most}`,
  oneOf: (values: string) => say`må være ${values}`,
  noSetting: (names: string) => say`har ingen innstilling som heter ${names}`,
  color: 'må være en farge som #1a2b3c',
  text: 'må være tekst',
  invalid: 'er ugyldig',
} as const)

/** By the type that is expected. */
export const expectedText: Readonly<Record<string, string>> = texts('config/import.expected', {
  int: 'må være et helt tall',
  number: 'må være et tall',
  boolean: 'må være true eller false',
  array: 'må være en liste',
  object: 'må være et objekt',
})

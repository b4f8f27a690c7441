/** Why a configuration that was read in is refused (D-059). */
export const importText = {
  invalid: (reason: string) => `Ugyldig JSON: ${reason}`,
  empty: 'teksten er tom',
  token: (token: string) => `uventet tegn «${token}»`,
  ends: 'teksten slutter før den er ferdig',
  atCharacter: (character: number) => `feil ved tegn ${character}`,
  atLine: (line: string, character: string) => `feil i linje ${line}, tegn ${character}`,
  noObject: 'teksten må være et objekt med appConfig og renderConfig',
  unknown: (names: string) => `ingen innstillinger heter ${names}, bare appConfig og renderConfig`,
  quoted: (text: string) => `«${text}»`,
} as const

/** What a setting may be, said behind its name. */
export const issueText = {
  notEmpty: 'kan ikke være tom',
  notUnder: (least: string) => `kan ikke være under ${least}`,
  notMore: (most: string) => `kan ikke ha flere enn ${most}`,
  notOver: (most: string) => `kan ikke være over ${most}`,
  oneOf: (values: string) => `må være ${values}`,
  noSetting: (names: string) => `har ingen innstilling som heter ${names}`,
  color: 'må være en farge som #1a2b3c',
  text: 'må være tekst',
  invalid: 'er ugyldig',
} as const

/** By the type that is expected. */
export const expectedText: Readonly<Record<string, string>> = {
  int: 'må være et helt tall',
  number: 'må være et tall',
  boolean: 'må være true eller false',
  array: 'må være en liste',
  object: 'må være et objekt',
}

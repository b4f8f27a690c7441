/** Choices that are no names of the catalogue, what they bring with them, and values in words. */
import { sayIn, texts } from '#domain/texts/texts'

const say = sayIn('domain/configurator')

export const choiceText = texts('domain/configurator.choice', {
  secondLock: 'Ekstralås',
  jambExtension: 'Utforing montert',
  jambExtensionBelow: 'Utforing også under',
  flowerBoard: 'Blomsterbrett',
  unclad: 'Uten kledning',
  clad: 'Aluminiumskledning',
  asWood: 'Følger trefargen',
})

export const changeText = texts('domain/configurator.change', {
  glass: (glass: string) => say`Bytter til ${glass}`,
  depth: (depth: string) => say`Karmdybden blir ${depth}\u00a0mm`,
})

export const valueText = texts('domain/configurator.value', {
  yes: 'Ja',
  no: 'Nei',
  upright: (count: number) => say`${count} stående`,
  level: (count: number) => say`${count} liggende`,
  outside: (what: string) => say`ute: ${what}`,
  inside: (what: string) => say`inne: ${what}`,
  thick: (height: number) => say`${height}\u00a0mm tykt`,
  deep: (depth: number) => say`${depth}\u00a0mm dypt`,
  projecting: (extension: number) => say`${extension}\u00a0mm utstikk`,
  feather: (size: number) => say`fjær ${size}\u00a0mm`,
  below: 'også under',
})

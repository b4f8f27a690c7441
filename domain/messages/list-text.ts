import { texts } from '#domain/texts/texts'

const words = texts('messages/list.words', { and: 'og', or: 'eller' } as const)

/** 'a, b og c' */
export const listText = (parts: readonly string[], join: keyof typeof words = 'and'): string => {
  const [last, ...others] = parts.toReversed()
  return others.length === 0 ? (last ?? '') : `${others.toReversed().join(', ')} ${words[join]} ${last}`
}

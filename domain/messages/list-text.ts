/** 'a, b og c' */
export const listText = (parts: readonly string[], word: 'og' | 'eller' = 'og'): string => {
  const [last, ...others] = parts.toReversed()
  return others.length === 0 ? (last ?? '') : `${others.toReversed().join(', ')} ${word} ${last}`
}

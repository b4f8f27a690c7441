/** Whether a text holds every word that was typed, in whatever order and case. */
const fold = (text: string): string => text.toLocaleLowerCase('nb')

export const matcherFor = (q: string): ((text: string) => boolean) => {
  const words = fold(q).split(/\s+/).filter(Boolean)
  return (text) => {
    const folded = fold(text)
    return words.every((word) => folded.includes(word))
  }
}

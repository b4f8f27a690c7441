/** What a person reads of markup: its words, with one space wherever something else stands between them. */
export const textOf = (markup: string): string =>
  markup
    .replaceAll(/<style[\s\S]*?<\/style>|<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

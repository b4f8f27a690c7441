/**
 * What people type, without what nobody sees of it: control signs, marks that turn the direction of what follows, halves of signs. On paper, in
 * a mail and under an acceptance such signs make a text look like another one. They come along when somebody copies from elsewhere, so they
 * are taken away and not refused; letters of every script and composed emoji stay as they are. Pure.
 */
const HIDDEN = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu
const BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/g

/** In a field of several lines; a tab is a space. */
export const shownText = (text: string): string =>
  text
    .replaceAll(BREAKS, '\n')
    .replaceAll('\t', ' ')
    .split('\n')
    .map((line) => line.replaceAll(HIDDEN, ''))
    .join('\n')

/** Where one line is expected. */
export const shownLine = (text: string): string => shownText(text).replaceAll('\n', ' ')

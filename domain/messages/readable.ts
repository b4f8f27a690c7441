/**
 * Whether a text can be read as it stands: no control characters, nothing that turns the direction of what follows (a name could
 * otherwise pass for another one), no half of a pair.
 */
const UNREADABLE = /[\p{Cc}\p{Cs}\p{Co}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/u

export const isReadable = (text: string): boolean => !UNREADABLE.test(text)

/** Whether there is anything to be seen of it: a name of joiners and blanks alone is none. */
export const isVisible = (text: string): boolean => /[^\p{Cf}\p{Z}\p{Mn}\p{Cc}\u3164\uffa0\u2800]/u.test(text)

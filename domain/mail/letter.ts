/** A mail as it is handed to the post office: who it is from in the reader's eyes, who answers, what it says. */
export interface Letter {
  readonly fromName: string
  readonly to: string
  /** Empty where nobody answers. */
  readonly replyTo: string
  /** Who gets it too, unseen by the reader; empty when nobody does. */
  readonly copyTo: string
  readonly subject: string
  /** Complete by itself: whoever reads no html lacks nothing. */
  readonly text: string
  /** The same as a page. A mail to a customer has none, because plain text lands among the unwanted mail less often. */
  readonly html?: string
}

/**
 * Stands in a letter where an address with a secret goes, which is put in when the letter is sent and kept apart until then.
 * No person can have typed it: names lose it before they come into a letter.
 */
export const ADDRESS_PLACE = '\uFFFC'

export const hasAddressPlace = ({ text }: Pick<Letter, 'text'>): boolean => text.includes(ADDRESS_PLACE)

/** The address is one of our own and holds nothing that HTML would read. */
export const withAddress = <Of extends Letter>(letter: Of, address: string): Of => ({
  ...letter,
  text: letter.text.replaceAll(ADDRESS_PLACE, address),
  ...(letter.html !== undefined && { html: letter.html.replaceAll(ADDRESS_PLACE, address) }),
})

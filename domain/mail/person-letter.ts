/**
 * A letter to a person who logs in: invitations, links for a password, and notices of what has happened to the account. Each has
 * one button. An address with a secret is put in when the letter is sent (`ADDRESS_PLACE`); a notice leads to a page of ours.
 */
import { fill } from '#domain/messages/fill'
import { personMailFrame, personMails } from '#domain/messages/person-mails'
import { ADDRESS_PLACE, type Letter } from './letter.ts'
import { letterHtml, letterText } from './letter-html.ts'
import { dateWords, timeWords } from './moment-words.ts'
import { oneLine } from './one-line.ts'
import type { PersonMailKind } from './person-mail-kinds.ts'

/** What a letter is about, besides the person. */
export type PersonMailContent =
  | {
      readonly kind: 'invitation'
      readonly invitedBy: string
      readonly organisation: string
      /** ISO timestamp at which the link ends. */
      readonly until: string
    }
  | { readonly kind: 'forgotten-password'; readonly minutes: number }
  | (Happened & { readonly kind: 'second-factor-reset'; readonly by: string })
  | (Happened & {
      readonly kind: Exclude<PersonMailKind, 'invitation' | 'forgotten-password' | 'second-factor-reset'>
    })

interface Happened {
  /** ISO timestamp of what happened. */
  readonly at: string
  /** Where the button leads. */
  readonly address: string
}

interface Person {
  readonly firstname: string
  readonly email: string
}

/**
 * A name as it stands in a letter: one line, without signs that cannot be seen and may turn the others round. What joins letters, or the
 * parts of an emoji, stays.
 */
const named = (text: string): string => oneLine(text.replaceAll(/\uFFFC|(?![\u200C\u200D])\p{C}/gu, ' '))

const factsOf = (content: PersonMailContent): Readonly<Record<string, string | number>> => {
  switch (content.kind) {
    case 'invitation':
      return {
        invitedBy: named(content.invitedBy),
        organisation: named(content.organisation),
        until: dateWords(content.until),
        time: timeWords(content.until),
      }
    case 'forgotten-password':
      return { minutes: content.minutes }
    case 'second-factor-reset':
      return { by: named(content.by), date: dateWords(content.at), time: timeWords(content.at) }
    default:
      return { date: dateWords(content.at), time: timeWords(content.at) }
  }
}

export const personLetter = ({ firstname, email }: Person, content: PersonMailContent): Letter => {
  const words = (personMails satisfies Record<PersonMailKind, unknown>)[content.kind]
  const facts = { ...factsOf(content), email }
  const subject = oneLine(words.subject)
  const page = {
    subject,
    before: [
      fill(personMailFrame.greeting, { firstname: named(firstname) }),
      ...words.before.map((text) => fill(text, facts)),
    ],
    button: { label: words.button, address: 'address' in content ? content.address : ADDRESS_PLACE },
    orCopy: personMailFrame.orCopy,
    after: [...words.after],
    signature: [...personMailFrame.signature],
  }
  return {
    fromName: oneLine(personMailFrame.from),
    to: email,
    replyTo: '',
    copyTo: '',
    subject,
    text: letterText(page),
    html: letterHtml(page),
  }
}

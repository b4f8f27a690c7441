// Letters to people who log in, as text and as html.
import { afterEach, expect, test } from 'vitest'
import { putInForce } from '#domain/texts/texts'
import { ADDRESS_PLACE, withAddress } from './letter.ts'
import { type PersonMailContent, personLetter } from './person-letter.ts'

const anne = { firstname: 'Anne-Lise', email: 'anne@butikk.example' }
const invitation = {
  kind: 'invitation',
  invitedBy: 'Tor Kvalheim',
  organisation: 'Tømmerringen Sandnes',
  until: '2026-11-30T08:00:00.000Z',
} as const
const address = 'https://lysvag.example/passord#12.abc'
const at = '2026-11-23T06:05:00.000Z'

test('an invitation says who invites, to what, and until when; the text alone is enough', () => {
  expect(withAddress(personLetter(anne, invitation), address).text).toBe(
    [
      'Hei Anne-Lise',
      'Tor Kvalheim har gitt deg tilgang til Lysvågs tilbudsverktøy for Tømmerringen Sandnes.',
      'Velg et passord for å komme i gang. Du logger inn med anne@butikk.example. Lenken virker én gang, til 30.11.2026 kl. 09:00.',
      `Velg passord:\n${address}`,
      'Venter du ikke denne e-posten, kan du se bort fra den.',
      'Vennlig hilsen\nLysvåg Vindu og Dør',
    ].join('\n\n'),
  )
})

afterEach(() => putInForce([]))

const contents: readonly PersonMailContent[] = [
  invitation,
  { kind: 'forgotten-password', minutes: 30 },
  { kind: 'password-changed', at, address: 'https://lysvag.example/login' },
  { kind: 'second-factor-on', at, address: 'https://lysvag.example/profil' },
  { kind: 'second-factor-off', at, address: 'https://lysvag.example/profil' },
  { kind: 'second-factor-reset', by: 'Tor Kvalheim', at, address: 'https://lysvag.example/profil' },
  { kind: 'recovery-codes-renewed', at, address: 'https://lysvag.example/profil' },
]

test.each(contents.map((content) => [content.kind, content] as const))(
  '«%s» says the same as text and as html, with one button and nothing fetched',
  (_, content) => {
    const letter = withAddress(personLetter(anne, content), address)
    const html = letter.html ?? ''
    for (const line of letter.text.split('\n').filter((each) => each !== '' && !each.endsWith(':')))
      expect(html).toContain(line)
    expect(html.match(/display:inline-block/g)).toHaveLength(1)
    expect(html).not.toMatch(/<(img|script|link|style)\b|url\(/)
    expect(letter.text + html).not.toContain(ADDRESS_PLACE)
    expect(letter.replyTo).toBe('')
  },
)

test('a notice tells when, in Norwegian time, and what to do if it was somebody else', () => {
  const { text } = personLetter(anne, {
    kind: 'password-changed',
    at,
    address: 'https://lysvag.example/login',
  })
  expect(text).toContain('ble endret 23.11.2026 kl. 07:05.')
  expect(text).toContain('Var det ikke deg?')
  expect(text).toContain('Til innlogging:\nhttps://lysvag.example/login')
})

test('whose second factor somebody has reset reads who it was, and what to do about it', () => {
  const { text } = personLetter(anne, {
    kind: 'second-factor-reset',
    by: 'Tor <b>Kvalheim</b>',
    at,
    address: 'https://lysvag.example/profil',
  })
  expect(text).toContain(
    'Tor <b>Kvalheim</b> nullstilte tofaktor for anne@butikk.example 23.11.2026 kl. 07:05.',
  )
  expect(text).toContain('Har du ikke bedt om dette? Velg nytt passord')
})

test('a name is a name: no markup, no lines of its own, no unseen signs, and no place for the address', () => {
  const name = `<b>Kari</b>\r\nBcc: x\u202E "O'Hara" ${ADDRESS_PLACE}{email} 👷`
  const { text, html, subject } = withAddress(
    personLetter({ ...anne, firstname: name }, { ...invitation, organisation: name }),
    address,
  )
  expect(text).toMatch(/^Hei <b>Kari<\/b> Bcc: x "O'Hara" \{email\} 👷\n\nTor Kvalheim/)
  expect(html).toContain('Hei &lt;b&gt;Kari&lt;/b&gt; Bcc: x &quot;O&#39;Hara&quot; {email} 👷')
  expect(text.split(address)).toHaveLength(2)
  expect(subject).not.toContain('Kari')
})

test('an emoji of several parts, and letters that are joined, stay whole in a name', () => {
  for (const name of ['Kari 👷🏽\u200d♀️', 'می\u200cخواهم'])
    expect(personLetter({ ...anne, firstname: name }, invitation).text).toMatch(`Hei ${name}\n`)
})

test('a subject and a sender that were reworded with a line break are one line all the same', () => {
  putInForce([
    { entryKey: 'messages/person-mails.forgotten-password.subject', text: 'Nytt\npassord\n' },
    { entryKey: 'messages/person-mails.frame.from', text: 'Lysvåg\nVindu' },
  ])
  const { subject, fromName, html } = personLetter(anne, { kind: 'forgotten-password', minutes: 30 })
  expect([subject, fromName]).toEqual(['Nytt passord', 'Lysvåg Vindu'])
  expect(html).toContain('<title>Nytt passord</title>')
})

// The texts of the interface: written by super users, and from then on said everywhere.
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { makeChange } from '#domain/administration/change'
import type { DefaultText } from '#domain/contracts/texts'
import { personLetter } from '#domain/mail/person-letter'
import { infoTextKeys } from '#domain/messages/info-texts'
import { placeholdersIn, putInForce } from '#domain/texts/texts'
import { listPersonMails } from '#functions/data/mails/mail-repository'
import { findText, putText, type StoredText } from '#functions/data/texts/text-repository'
import { queuePersonMail } from '#functions/people/person-mail'
import { type Client, makeClient } from './client.ts'
import { withEngines } from './engines.ts'
import { hiddenSigns, hostileWords } from './hostile-words.ts'
import { insertPeople, loggedIn, people } from './people.ts'
import { frozenInput, receiveJob, receiveJobs } from './render-queue.ts'
import { withTextList } from './text-list.ts'

withEngines()
withTextList()

const TEXTS = '/api/v1/i18n/texts'
let superUser: Client

beforeAll(async () => {
  await insertPeople()
  superUser = await loggedIn('superUser')
})

const body = (entryKey: string, text: string, others: object = {}) => ({
  ...{ entryKey, text, description: '', category: 'CLIENT', langCode: 'no' },
  ...others,
})
const save = (entryKey: string, text: string, others: object = {}) =>
  superUser.post(TEXTS, body(entryKey, text, others))
const list = async (): Promise<{ id: string; entryKey: string; text: string }[]> =>
  (await superUser.get(TEXTS)).json

afterEach(async () => {
  for (const { id } of await list()) await superUser.delete(`${TEXTS}/${id}`)
  putInForce([])
})

describe('a text', () => {
  test('A-132 A-240 A-241: is made without an id and reworded with it; each is said to have been done', async () => {
    const made = await save('info.fastlane', 'Levering på to uker.')
    expect([made.status, made.json.message]).toEqual([200, 'Tekst lagt til'])
    const { id, version } = made.json.model
    expect(made.json.model).toEqual({
      ...{ id, version, replaces: null },
      ...body('info.fastlane', 'Levering på to uker.'),
    })
    const reworded = await save('info.fastlane', 'Levering på 14 dager.', { id, description: 'Ved Fastlane' })
    expect([reworded.status, reworded.json.message]).toEqual([200, 'Tekst oppdatert'])
    expect(await list()).toEqual([
      {
        ...{ id, version: version + 1, replaces: null },
        ...body('info.fastlane', 'Levering på 14 dager.', { description: 'Ved Fastlane' }),
      },
    ])
  })

  test('that somebody has changed meanwhile is not written over unseen: whoever comes second is told by whom, and what stands there', async () => {
    const made = (await save('info.fastlane', 'a')).json.model
    const { id, version } = made
    const first = (await save('info.fastlane', 'b', { id, version })).json.model
    const second = await save('info.fastlane', 'c', { id, version })
    expect([second.status, second.json.code]).toEqual([409, 'text.changed-meanwhile'])
    const { firstname, lastname } = people.superUser
    expect(second.json.details).toEqual({ changedBy: `${firstname} ${lastname}`, current: first })
    const late = await save('info.fastlane', 'd')
    expect([late.status, late.json.code]).toEqual([409, 'text.key-taken'])
    expect(late.json.details).toMatchObject({ path: 'entryKey', current: first })
    const third = (await save('info.fastlane', 'c', { id, version: first.version })).json.model
    expect(third).toEqual({ ...first, text: 'c', version: first.version + 1 })
    // What changes nothing is no change.
    expect((await save('info.fastlane', 'c', { id, version: third.version })).json.model).toEqual(third)
  })

  test('A-242: is absent once it has been deleted, and can be made again', async () => {
    const { id } = (await save('info.fastlane', 'a')).json.model
    expect((await superUser.delete(`${TEXTS}/${id}`)).json).toEqual({ message: 'Tekst slettet' })
    expect(await list()).toEqual([])
    expect((await superUser.delete(`${TEXTS}/${id}`)).json.code).toBe('text.not-found')
    expect((await save('info.fastlane', 'b', { id })).json.code).toBe('text.not-found')
    expect((await save('info.fastlane', 'b')).json.message).toBe('Tekst lagt til')
  })

  test('belongs to one of four categories, and is Norwegian', async () => {
    for (const category of ['JS_CLIENT', 'CLIENT', 'INTEGRATION', 'DATABASE'])
      expect((await save('other.program', 'a', { category })).status).toBe(200)
    expect((await save('other.thing', 'a', { category: 'SERVER' })).status).toBe(422)
    expect((await save('other.thing', 'a', { langCode: 'sv' })).status).toBe(422)
    expect(await list()).toHaveLength(4)
  })

  test('needs words and a key of at least five characters', async () => {
    expect((await save('abcd', 'x')).json.message).toContain('Må være minst 5 tegn lang')
    expect((await save('abcde', 'x')).status).toBe(200)
    expect((await save('', 'x')).json.message).toContain('Påkrevet felt')
    for (const blank of ['', ' \n ', '\u00ad'])
      expect((await save('fghij', blank)).json.message).toContain('Påkrevet felt')
    expect((await save('nøkkel med mellomrom', 'x')).status).toBe(422)
  })

  test('is the only one of its key in its category, and keeps its key', async () => {
    const { id } = (await save('other.program', 'a')).json.model
    expect((await save('other.program', 'b')).json.code).toBe('text.key-taken')
    expect((await save('other.name', 'b', { id })).json.code).toBe('text.key-fixed')
  })

  test('two who make the same at once make one', async () => {
    const both = await Promise.all([save('other.program', 'a'), save('other.program', 'b')])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await list()).toHaveLength(1)
  })

  test('has a log of who wrote what, also once it is deleted', async () => {
    const { id } = (await save('ui.dialog.cancel', 'Avslutt')).json.model
    await save('ui.dialog.cancel', 'Angre', { id })
    await superUser.delete(`${TEXTS}/${id}`)
    const { entries } = (await superUser.get(`${TEXTS}/${id}/changes`)).json
    expect(entries.map(({ action, by }: { action: string; by: string }) => [action, by])).toEqual([
      ['Slettet', expect.any(String)],
      ['Endret', expect.any(String)],
      ['Opprettet', expect.any(String)],
    ])
    expect(entries[1].fields).toEqual([{ field: 'text', label: 'Tekst', before: 'Avslutt', after: 'Angre' }])
  })

  test('A-200: is the business of super users alone', async () => {
    const { id } = (await save('other.program', 'a')).json.model
    for (const who of ['storeClerk', 'agent', 'chainUser', 'worker'] as const) {
      const client = await loggedIn(who)
      const replies = await Promise.all([
        client.get(TEXTS),
        client.get('/api/v1/i18n/defaults'),
        client.get(`${TEXTS}/${id}/changes`),
        client.post(TEXTS, body('other.name', 'x')),
        client.delete(`${TEXTS}/${id}`),
        client.get('/admin/language.sql'),
      ])
      expect(
        replies.map(({ status }) => status),
        who,
      ).toEqual([403, 403, 403, 403, 403, 403])
    }
    expect((await makeClient().get(TEXTS)).status).toBe(401)
    expect(await list()).toHaveLength(1)
  })
})

describe('a text of the house', () => {
  const defaults = async (): Promise<DefaultText[]> =>
    (await superUser.get('/api/v1/i18n/defaults')).json.texts

  test('is listed with what it reads by itself and where it stands', async () => {
    const { isProduction, texts } = (await superUser.get('/api/v1/i18n/defaults')).json
    expect(isProduction).toBe(false)
    expect(texts.length).toBeGreaterThan(2500)
    expect(texts).toContainEqual({
      key: 'quotes/grid.row.copy',
      text: 'Kopier rad {rowNumber}',
      isTemplate: true,
      category: 'CLIENT',
      file: 'frontend/src/features/quotes/grid/text.ts',
    })
  })

  test('needs all that is filled in, and nothing else', async () => {
    const refused = async (text: string) => (await save('quotes/grid.row.moved', text)).json
    expect(await refused('Rad {rowNumber} er flyttet.')).toMatchObject({
      code: 'text.placeholder-missing',
      message: 'Teksten mangler {place}, {of}. Verdiene må med, ellers går opplysninger tapt.',
    })
    for (const stray of ['{hvem}', '{', '}', '{}', '{ place }'])
      expect((await refused(`Rad {rowNumber}: {place} av {of} ${stray}`)).code, stray).toBe(
        'text.placeholder-unknown',
      )
    expect((await save('quotes/grid.row.moved', '{of}: {place} er rad {rowNumber}')).status).toBe(200)
  })

  test('belongs to the category in which it is said', async () => {
    expect((await save('ui.dialog.cancel', 'x', { category: 'INTEGRATION' })).json).toMatchObject({
      code: 'text.other-category',
      message: 'Nøkkelen hører til kategorien CLIENT.',
    })
  })

  test('reads as the provider has it in what is refused, at once', async () => {
    const key = 'messages/people-refusals.user.not-found.sentence'
    expect((await save(key, 'Fant ikke brukeren')).status).toBe(200)
    expect((await superUser.get('/api/v1/users/999999')).json.message).toBe('Fant ikke brukeren')
    const [{ id = '' } = {}] = await list()
    await superUser.delete(`${TEXTS}/${id}`)
    expect((await superUser.get('/api/v1/users/999999')).json.message).toBe('Bruker ikke funnet')
  })

  test('reads as the provider has it in the next mail', async () => {
    const key = 'messages/person-mails.forgotten-password.subject'
    await save(key, 'Nytt passord til Lysvåg', { category: 'INTEGRATION' })
    // Another process wrote it.
    putInForce([])
    const { storeClerk } = people
    await queuePersonMail(storeClerk, { kind: 'forgotten-password', minutes: 30 }, { at: new Date() })
    expect((await listPersonMails(storeClerk.id))[0]?.subject).toBe('Nytt passord til Lysvåg')
  })

  test('reads as the provider has it on the next paper, and paper that was ordered before stays as it was', async () => {
    const store = await loggedIn('storeClerk')
    const { orderNumber } = (await store.post('/api/v1/offers')).json.model
    await store.post('/api/v1/products', {
      orderNumber,
      sourceOrderNumber: 0,
      sourceRowId: 1002,
      numberOf: 1,
    })
    await receiveJobs()
    const print = async () => {
      await store.get(`/tilbud/${orderNumber}/pdf?prices=CUSTOMER`, {
        headers: { accept: 'application/json' },
      })
      const job = await receiveJob()
      return { hash: job.hash, input: await frozenInput(job) }
    }
    const before = await print()
    expect(before.input).not.toHaveProperty('words')
    await save('paper.text.totals', 'I alt', { category: 'JS_CLIENT' })
    await save('domain/views.document.title', 'Pristilbud')
    putInForce([])
    const after = await print()
    expect(after.hash).not.toBe(before.hash)
    expect(after.input).toMatchObject({ title: 'Pristilbud' })
    expect(after.input).toHaveProperty('words', [
      { entryKey: 'domain/views.document.title', text: 'Pristilbud' },
      { entryKey: 'paper.text.totals', text: 'I alt' },
    ])
  })

  test('can be reworded whichever it is', async () => {
    const all = await defaults()
    // One of each file, so that the table is not the test.
    const some = [...Map.groupBy(all, ({ file }) => file).values()].flatMap(([first]) => first ?? [])
    expect(some.length).toBeGreaterThan(100)
    for (const { key, text, category } of some) {
      const filled = placeholdersIn(text).map((name) => `{${name}}`)
      const reply = await save(key, `Omdøpt ${filled.join(' ')}`, { category })
      expect([key, reply.status, reply.json.code]).toEqual([key, 200, undefined])
    }
  })
})

describe('the simple list', () => {
  test('Q-327 A-243: is there by key before anybody has logged in, with what other programs ask for', async () => {
    await save('info.projectCalculation', 'Slik regnes et prosjekt.')
    const { status, json } = await makeClient().get('/api/v1/i18n/uitexts')
    const byKey = Object.fromEntries(
      json.map((each: { entryKey: string; text: string }) => [each.entryKey, each.text]),
    )
    expect(status).toBe(200)
    expect(Object.keys(byKey)).toEqual([...infoTextKeys, 'info.projectCalculation'])
    expect(byKey['error.rowNotFound']).toBe('Rad {row} finnes ikke i tilbud {order}')
    expect(byKey['info.projectCalculation']).toBe('Slik regnes et prosjekt.')
  })

  test('tells a page which words stand in the place of its own', async () => {
    await save('quotes/grid.row.copy', 'Dupliser rad {rowNumber}')
    await save('other.program', 'x')
    const { json } = await makeClient().get('/api/v1/i18n/uitexts')
    expect(json).toContainEqual({
      entryKey: 'quotes/grid.row.copy',
      text: 'Dupliser rad {rowNumber}',
      replaces: 'Kopier rad {rowNumber}',
      isOwn: true,
    })
    expect(json).toContainEqual({ entryKey: 'other.program', text: 'x' })
  })

  test('is in force again when it is saved in the same words after a release that says something else', async () => {
    const words = ['quotes/grid.row.copy', 'Dupliser rad {rowNumber}'] as const
    const { id, version } = (await save(...words)).json.model
    const stored = await findText(id)
    const outrun = { ...stored, replaces: 'Kopier raden med nummer {rowNumber}' } as StoredText
    const change = makeChange({ by: { userId: null, name: '' }, at: new Date(), action: 'edited' }, {}, {})
    expect(await putText(stored, outrun, change)).toBe(true)
    const again = (await save(...words, { id, version: version + 1 })).json.model
    expect(again).toMatchObject({ version: version + 2, replaces: 'Kopier rad {rowNumber}' })
    expect((await save(...words, { id })).json.model.version).toBe(version + 2)
  })

  test('is sent again only where it has changed', async () => {
    const first = await makeClient().get('/api/v1/i18n/uitexts')
    const again = { headers: { 'if-none-match': first.headers.etag ?? '' } }
    expect((await makeClient().get('/api/v1/i18n/uitexts', again)).status).toBe(304)
    await save('other.program', 'x')
    expect((await makeClient().get('/api/v1/i18n/uitexts', again)).status).toBe(200)
  })

  test('A-244: is there as JavaScript, in Norwegian only', async () => {
    await save('other.program', 'a </script> "b"')
    const { status, headers, text } = await makeClient().get('/i18n/i18n-no.js')
    expect([status, headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8'])
    expect(run(text)['other.program']).toBe('a </script> "b"')
    for (const other of ['i18n-sv.js', 'i18n-no.json', '..%2fpasswd'])
      expect((await makeClient().get(`/i18n/${other}`)).status).toBe(404)
  })
})

/** What the script leaves behind. */
const run = (script: string): Record<string, string> => {
  const scope: { i18n?: { no: Record<string, string> } } = {}
  new Function('globalThis', script)(scope)
  return scope.i18n?.no ?? {}
}

/** The literals of statements, read as the database does. */
const literals = (sql: string): readonly string[] =>
  [...sql.matchAll(/'((?:[^']|'')*)'/g)].map(([, text = '']) => text.replaceAll("''", "'"))

describe('language.sql', () => {
  test('A-245: has the texts of the category DATABASE as statements, whatever host it is asked at', async () => {
    await save('status.10', "Tilbud 'åpent'", { category: 'DATABASE', description: 'Fra "basen"' })
    await save('other.program', 'ikke med')
    const reply = await superUser.get('/admin/language.sql?baseService=lysvag', {
      headers: { host: 'evil.example' },
    })
    expect([reply.status, reply.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(reply.headers['content-disposition']).toBe('attachment; filename="language.sql"')
    expect(reply.text).toBe(`SET standard_conforming_strings = on;
INSERT INTO lysvag.language (lang_code, entry_key, entry_text, description) VALUES ('no', 'status.10', 'Tilbud ''åpent''', 'Fra "basen"')
ON CONFLICT (lang_code, entry_key) DO UPDATE SET entry_text = EXCLUDED.entry_text, description = EXCLUDED.description;
`)
    expect((await superUser.get('/admin/language.sql?baseService=users;--')).status).toBe(422)
  })
})

describe('whatever somebody writes stays words', () => {
  test('fifty ways of breaking out: in the script, in the statements, in a mail, and on a page of ours', async () => {
    expect(hostileWords).toHaveLength(50)
    for (const [at, words] of hostileWords.entries())
      expect((await save(`hostile.${at}`, words, { category: 'DATABASE' })).status, words).toBe(200)

    const script = (await makeClient().get('/i18n/i18n-no.js')).text
    expect(script).not.toMatch(/<|\u2028/)
    const byKey = run(script)
    const sql = (await superUser.get('/admin/language.sql')).text
    const written = literals(sql)
    for (const [at, words] of hostileWords.entries()) {
      expect(byKey[`hostile.${at}`]).toBe(words)
      expect(written).toContain(words)
    }
    // Nothing is outside the literals but the statements themselves.
    expect(
      sql
        .replaceAll(/'(?:[^']|'')*'/g, '?')
        .split('\n')
        .filter((line) => line.startsWith('INSERT')),
    ).toEqual(
      hostileWords.map(
        () =>
          'INSERT INTO lysvag.language (lang_code, entry_key, entry_text, description) VALUES (?, ?, ?, ?)',
      ),
    )

    for (const words of hostileWords) {
      putInForce([
        { entryKey: 'messages/person-mails.forgotten-password.button', text: words },
        { entryKey: 'functions/http.refusal-page.title', text: words },
      ])
      const { html = '' } = personLetter(people.storeClerk, { kind: 'forgotten-password', minutes: 30 })
      const page = (await makeClient().get('/tilbud/1/pdf', { headers: { 'sec-fetch-dest': 'document' } }))
        .text
      for (const shown of [html, page]) {
        expect(shown).not.toMatch(/<(?:script|svg|img|iframe|object|base|details|input|math)\b/)
        expect(shown).not.toMatch(/<(?!main|\/)[^>]*\son\w+=/)
      }
    }
  })

  test('signs that are not seen, or turn what follows, are refused in words, description and key', async () => {
    for (const sign of hiddenSigns) {
      const name = sign.codePointAt(0)?.toString(16)
      expect((await save('other.program', `a${sign}b`)).status, name).toBe(422)
      expect((await save('other.program', 'a', { description: `a${sign}b` })).status, name).toBe(422)
      expect((await save(`other.program${sign}x`, 'a')).status, name).toBe(422)
    }
    expect((await save('other.program', 'To\nlinjer')).status).toBe(200)
  })
})

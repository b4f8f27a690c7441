// What people change about themselves: name, phone number, password.
import { beforeAll, describe, expect, test } from 'vitest'
import { listPersonMails } from '#functions/data/mails/mail-repository'
import { makeClient } from './client.ts'
import { withEngines } from './engines.ts'
import { insertPeople, loggedIn, logInAs, people } from './people.ts'

withEngines()
beforeAll(insertPeople)

const PASSWORD = 'riktig passord'
const update = '/api/v1/users/me/update_password'
const marit = { firstname: 'Marit', lastname: 'Kvalheim', phoneNumber: '' }

describe('the profile', () => {
  test('A-103 A-221 A-224: is changed, stays changed, and is the name that the session shows', async () => {
    const client = await loggedIn('agent')
    const { id } = people.agent
    const body = { firstname: ' Randi ', lastname: 'Nesheim', phoneNumber: '412 34 567' }
    const reply = await client.put(`/api/v1/users/${id}`, body)

    expect(reply.status).toBe(200)
    expect(reply.json.model).toMatchObject({
      ...{ firstname: 'Randi', lastname: 'Nesheim', phoneNumber: '41234567' },
      email: people.agent.email,
    })
    expect((await client.get('/api/v1/users/current')).json).toMatchObject({ fullName: 'Randi Nesheim' })
    expect((await client.get('/api/v1/contexts/current')).json.user.fullName).toBe('Randi Nesheim')
    expect((await logInAs(makeClient(), 'agent')).status).toBe(200)
  })

  test.each([
    [{ ...marit, firstname: '' }, 'firstname', 'Påkrevet felt'],
    [{ ...marit, lastname: '   ' }, 'lastname', 'Påkrevet felt'],
    [{ ...marit, phoneNumber: '123' }, 'phoneNumber', 'gyldig telefonnummer (8 siffer)'],
    [{ ...marit, email: 'annen@test.example' }, '', 'forespørsel'],
  ])('A-167: %j is refused in words', async (body, path, sentence) => {
    const client = await loggedIn('storeClerk')
    const reply = await client.put('/api/v1/users/1', body)

    expect([reply.status, reply.json.details.path]).toEqual([422, path])
    expect(reply.json.message).toContain(sentence)
    expect((await client.get('/api/v1/users/current')).json.fullName).toBe('Marit Kvalheim')
  })

  test('A-167: a phone number may be left out of it', async () => {
    const client = await loggedIn('storeClerk')
    expect((await client.put('/api/v1/users/1', marit)).status).toBe(200)
  })

  test.each([2, 999_999])(
    'of user %d is not one’s own, and nobody learns whether there is one',
    async (id) => {
      const client = await loggedIn('storeClerk')
      const reply = await client.put(`/api/v1/users/${id}`, { ...marit, version: 1 })
      expect([reply.status, reply.json]).toEqual([
        404,
        { code: 'user.not-found', message: 'Bruker ikke funnet' },
      ])
    },
  )

  test('is one’s own also before a role is chosen', async () => {
    const client = await loggedIn('both')
    expect((await client.put(`/api/v1/users/${people.both.id}`, marit)).status).toBe(200)
  })
})

describe('the password', () => {
  test('A-104 A-223: wants the old one', async () => {
    const client = await loggedIn('chainUser')
    const reply = await client.post(update, { password: 'feil', newPassword: 'et helt nytt' })

    expect([reply.status, reply.json]).toEqual([
      422,
      {
        code: 'user.wrong-password',
        message: 'Passordet er feil.',
        details: { path: 'password' },
      },
    ])
    expect((await client.get('/api/v1/users/current')).status).toBe(200)
    expect((await logInAs(makeClient(), 'chainUser')).status).toBe(200)
  })

  test.each([
    [{ password: '', newPassword: 'et helt nytt' }, 'Påkrevet felt'],
    [{ password: PASSWORD, newPassword: '' }, 'Påkrevet felt'],
    [{ password: PASSWORD, newPassword: 'elleve tegn' }, 'Vennligst fyll inn minst 12 tegn'],
  ])('A-168 A-184: %j is refused', async (body, sentence) => {
    const reply = await (await loggedIn('chainUser')).post(update, body)
    expect(reply.status).toBe(422)
    expect(reply.json.message).toContain(sentence)
  })

  test('A-105: is the new one from then on; the user’s other sessions end, this one goes on', async () => {
    const here = await loggedIn('otherAgent')
    const copied = makeClient(here.cookies())
    const elsewhere = await loggedIn('otherAgent')
    const mistype = async (times: number) => {
      for (let time = 0; time < times; time += 1) {
        const { json } = await here.post(update, { password: 'feil', newPassword: 'et helt nytt' })
        expect(json.code).toBe('user.wrong-password')
      }
    }
    await mistype(3)
    const reply = await here.post(update, { password: PASSWORD, newPassword: 'et helt nytt' })

    expect(reply.json).toEqual({ model: null, message: 'Passordet er endret.' })
    expect((await elsewhere.get('/api/v1/users/current')).status).toBe(401)
    expect((await copied.get('/api/v1/users/current')).status).toBe(401)
    expect((await here.get('/api/v1/users/current')).status).toBe(200)
    expect((await here.get('/api/v1/contexts/current')).json.contextId).toBe(41)
    expect((await logInAs(makeClient(), 'otherAgent')).status).toBe(401)
    expect((await logInAs(makeClient(), 'otherAgent', 'et helt nytt')).status).toBe(200)
    // Whoever knows it is forgiven what was mistyped before.
    await mistype(2)
  })

  test.each([
    ['Password1234!', 'password.common', 'Passordet er blant dem som prøves først.'],
    ['zyxwvutsrqponm', 'password.repeated', 'Passordet gjentar seg selv'],
    ['Marit Kvalheim', 'password.own', 'Passordet består av navnet eller e-postadressen din.'],
    ['selger@test.example', 'password.own', 'Passordet består av navnet eller e-postadressen din.'],
    [PASSWORD, 'password.unchanged', 'Dette er passordet du har nå. Velg et nytt.'],
  ])('«%s» is no good one', async (newPassword, code, sentence) => {
    const reply = await (await loggedIn('worker')).post(update, { password: PASSWORD, newPassword })
    expect([reply.status, reply.json.code, reply.json.details]).toEqual([422, code, { path: 'newPassword' }])
    expect(reply.json.message).toContain(sentence)
  })

  test('the person is told by mail, with the moment and what to do if it was somebody else', async () => {
    const client = await loggedIn('superUser')
    expect(
      (await client.post(update, { password: PASSWORD, newPassword: 'karm ramme post losholt' })).status,
    ).toBe(200)
    const [notice, ...others] = await listPersonMails(people.superUser.id)
    expect(others).toEqual([])
    expect(notice).toMatchObject({ kind: 'password-changed', to: people.superUser.email, state: 'queued' })
    expect(notice?.text).toContain('Var det ikke deg?')
    expect(notice?.text).not.toContain('losholt')
  })

  test('cannot be guessed at a browser that was left open', async () => {
    const client = await loggedIn('both')
    const codes = []
    for (let guess = 0; guess < 6; guess += 1) {
      const reply = await client.post(update, { password: `feil ${guess}`, newPassword: 'et helt nytt' })
      codes.push(reply.json.code)
    }
    const right = await client.post(update, { password: PASSWORD, newPassword: 'et helt nytt' })

    expect(codes).toEqual([...Array(5).fill('user.wrong-password'), 'session.throttled'])
    expect([right.status, right.json.code]).toEqual([429, 'session.throttled'])
  })
})

/** What is run against a place after each release, run against the local stack: log in, quote, print, mail. */
import { expect, test } from '@playwright/test'
import { smoke } from '../smoke/smoke.ts'
import { DEMO_PASSWORD, demoPeople } from './driver/people.ts'

const place = (site: string | undefined) => ({
  site: site ?? '',
  email: demoPeople.storeClerk,
  password: DEMO_PASSWORD,
  mailTo: 'prove@kunde.example',
})

test('a person can log in, make a quote, print it and mail it', async ({ baseURL }) => {
  const said: string[] = []
  await smoke(place(baseURL), (line) => said.push(line))
  expect(said).toContain('mailed')
})

test('a place where nobody gets in is named as broken', async ({ baseURL }) => {
  const locked = smoke({ ...place(baseURL), password: 'another one' }, () => undefined)
  await expect(locked).rejects.toThrow('logged in')
})

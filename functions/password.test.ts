// Passwords: what they cost to guess, and who may choose a smaller cost.
import { afterEach, describe, expect, test, vi } from 'vitest'
import { hashLike, hashPassword, hashTogether, passwordMatches } from './password.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

const stage = (name: string, memory?: string): void => {
  vi.stubEnv('STAGE', name)
  vi.stubEnv('PASSWORD_MEMORY_KIB', memory)
}

test('a cloud stage always hashes at full cost', async () => {
  stage('prod', '64')

  expect(await hashPassword('hemmelig')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

test('one’s own machine may choose less memory', async () => {
  stage('local', '64')

  expect(await hashPassword('hemmelig')).toContain('m=64,t=2,p=1')
})

describe('a password', () => {
  test('matches its own hash only, and no two hashes are alike', async () => {
    stage('local', '64')
    const [one, other] = [await hashPassword('hemmelig'), await hashPassword('hemmelig')]

    expect(one).not.toBe(other)
    expect(await passwordMatches('hemmelig', one)).toBe(true)
    expect(await passwordMatches('Hemmelig', one)).toBe(false)
  })

  test('is the same however its accents are typed', async () => {
    stage('local', '64')
    const hash = await hashPassword('bl\u00e5b\u00e6r')

    expect(await passwordMatches('bla\u030ab\u00e6r', hash)).toBe(true)
  })

  test('matches nobody when there is no user', async () => {
    stage('local', '64')
    expect(await passwordMatches('hemmelig', null)).toBe(false)
  })
})

describe('secrets that are hashed together', () => {
  test('cost as much as a password, share a salt, and are found again one by one', async () => {
    stage('prod', '64')
    const [first = '', second = ''] = await hashTogether(['abcde23456', 'fghjk34567'])

    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await hashLike(first, 'fghjk34567')).toBe(second)
    expect(await hashLike(first, 'abcde23457')).not.toBe(first)
  })

  test('have another salt the next time', async () => {
    stage('local', '64')
    expect(await hashTogether(['abcde23456'])).not.toEqual(await hashTogether(['abcde23456']))
  })

  test('are none that were hashed in another way', async () => {
    expect(await hashLike('n4bQgYhMfWWaL-qgxVrQFaO_TxsrC4Is0V1sFbDwCgg', 'abcde23456')).toBeNull()
  })
})

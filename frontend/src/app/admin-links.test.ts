import { expect, test } from 'vitest'
import { adminLinks } from './admin-links.ts'

const labels = (context: Parameters<typeof adminLinks>[0]) =>
  adminLinks(context).flatMap(({ links }) => links.map(({ label }) => label))

test('Q-259: a super user has the seven menus of the administration, the model page and the gallery', () => {
  expect(labels({ role: 'SUPERUSER', isAgentUser: false, isSuperUser: true })).toEqual([
    'Forhandlere',
    'Byggmestere',
    'Brukere',
    'Modeller og regler',
    'Galleri',
    'Meldinger',
    'Produktvelgerbilder',
    'Rediger tekster',
    'Buffere',
  ])
})

test('Q-260: an administrator who is not a builder has builders and users; the rest have none', () => {
  expect(labels({ role: 'ADMINISTRATOR', isAgentUser: false, isSuperUser: false })).toEqual([
    'Byggmestere',
    'Brukere',
  ])
  expect(labels({ role: 'ADMINISTRATOR', isAgentUser: true, isSuperUser: false })).toEqual([])
  expect(labels({ role: 'WORKER', isAgentUser: false, isSuperUser: false })).toEqual([])
})

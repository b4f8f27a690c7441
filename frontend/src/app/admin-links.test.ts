import { expect, test } from 'vitest'
import type { Viewer } from '#domain/access/access'
import { adminLinks } from './admin-links.ts'

const store = { userId: 1008, chainId: 1, storeId: 101, agentId: null }

const labels = (viewer: Viewer) => adminLinks(viewer).flatMap(({ links }) => links.map(({ label }) => label))

test('Q-259 A-198: a super user has the seven menus of the administration, the import, the model page, the gallery, the desk of the person on duty and sessions', () => {
  expect(labels({ role: 'SUPERUSER', ...store })).toEqual([
    'Forhandlere',
    'Byggmestere',
    'Brukere',
    'Import',
    'Modeller og regler',
    'Galleri',
    'Drift',
    'Økter',
    'Meldinger',
    'Produktvelgerbilder',
    'Rediger tekster',
    'Buffere',
  ])
})

test('Q-260 A-198: an administrator who is not a builder has builders and users; the rest have none', () => {
  expect(labels({ role: 'ADMINISTRATOR', ...store })).toEqual(['Byggmestere', 'Brukere'])
  expect(labels({ role: 'ADMINISTRATOR', ...store, agentId: 201 })).toEqual([])
  expect(labels({ role: 'WORKER', ...store })).toEqual([])
})

/** Chains, stores and agents as items. */
import { Entity } from 'electrodb'
import { keyScopes } from '#domain/access/api-key'
import { logoTypes } from '#domain/quote/header/logo'
import { lazily } from '../../lazily.ts'
import { connection } from '../connection.ts'

const text = { type: 'string', required: true } as const
const percent = { type: 'number', required: true } as const
const id = { type: 'number', required: true } as const
const addressParts = { address1: text, postalCode: text, postalAddress: text } as const
const address = { type: 'map', required: true, properties: addressParts } as const

const logo = {
  type: 'map',
  properties: { hash: text, imageType: { type: logoTypes, required: true } },
} as const

const flag = { type: 'boolean' } as const

/** A number or, from before, a name (domain/access/maker.ts). */
const maker = { type: 'any', required: true } as const

/** Absent on what was stored before there were any. */
const apiKeys = {
  type: 'list',
  items: {
    type: 'map',
    properties: {
      id,
      name: text,
      scope: { type: keyScopes, required: true },
      secretHash: text,
      createdAt: text,
      endsAt: text,
      createdBy: maker,
    },
  },
} as const

/** Absent on what was stored before there were any. */
const webhooks = {
  type: 'list',
  items: {
    type: 'map',
    properties: {
      id,
      url: text,
      events: { type: 'list', required: true, items: text },
      secret: text,
      secretMadeAt: text,
      formerSecret: { type: 'map', properties: { secret: text, goodUntil: text } },
      createdAt: text,
      createdBy: maker,
    },
  },
} as const

/** How often it was changed, the last change, and by which write; absent on what was stored before changes were counted. */
const changed = {
  version: { type: 'number' },
  change: { type: 'any' },
  writeId: { type: 'string' },
} as const

const byId = {
  byId: {
    pk: { field: 'pk', composite: ['id'], casing: 'none' },
    sk: { field: 'sk', composite: [], casing: 'none' },
  },
} as const

export const chainEntity = lazily(
  () =>
    new Entity(
      {
        model: { service: 'lysvag', entity: 'chain', version: '1' },
        attributes: {
          id,
          name: text,
          netWindows: percent,
          netDoors: percent,
          projectWindows: percent,
          projectDoors: percent,
          secondFactorRequired: flag,
          ...changed,
        },
        indexes: byId,
      },
      connection(),
    ),
)

export const storeEntity = lazily(
  () =>
    new Entity(
      {
        model: { service: 'lysvag', entity: 'store', version: '1' },
        attributes: {
          id,
          chainId: id,
          name: text,
          organisationNumber: { type: 'string' },
          address,
          contact: text,
          phoneNumber: text,
          email: text,
          logo,
          marginRef: { type: 'string' },
          defaultMargin: percent,
          discountMaxWindows: percent,
          discountMaxDoors: percent,
          stockAddresses: {
            type: 'list',
            required: true,
            items: {
              type: 'map',
              properties: {
                ...addressParts,
                code: text,
                address2: text,
                complete: { type: 'boolean', required: true },
              },
            },
          },
          orderStop: {
            type: 'map',
            required: true,
            properties: { active: { type: 'boolean', required: true }, text, since: { type: 'string' } },
          },
          secondFactorRequired: flag,
          apiKeys,
          webhooks,
          ...changed,
        },
        indexes: byId,
      },
      connection(),
    ),
)

export const agentEntity = lazily(
  () =>
    new Entity(
      {
        model: { service: 'lysvag', entity: 'agent', version: '1' },
        attributes: {
          id,
          storeId: id,
          chainId: id,
          name: text,
          address,
          contact: text,
          phoneNumber: text,
          email: text,
          logo,
          netWindows: percent,
          netDoors: percent,
          storeMargin: percent,
          defaultMargin: percent,
          secondFactorRequired: flag,
          apiKeys,
          webhooks,
          deleted: flag,
          ...changed,
        },
        indexes: byId,
      },
      connection(),
    ),
)

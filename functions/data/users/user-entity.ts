/** Users as items. The e-mail is claimed by an item of its own, so that no two users share one. */
import { Entity } from 'electrodb'
import { AFFILIATION_TYPES, ROLES } from '#domain/access/access'
import { passwordLinkPurposes } from '#domain/contracts/password-link'
import { lazily } from '../../lazily.ts'
import { connection } from '../connection.ts'

export const userEntity = lazily(
  () =>
    new Entity(
      {
        model: { service: 'lysvag', entity: 'user', version: '1' },
        attributes: {
          id: { type: 'number', required: true },
          firstname: { type: 'string', required: true },
          lastname: { type: 'string', required: true },
          email: { type: 'string', required: true },
          phoneNumber: { type: 'string', required: true },
          status: { type: ['ENABLED', 'DISABLED'] as const, required: true },
          passwordHash: { type: 'string', required: true },
          passwordLink: {
            type: 'map',
            properties: {
              hash: { type: 'string', required: true },
              purpose: { type: passwordLinkPurposes, required: true },
              endsAt: { type: 'string', required: true },
            },
          },
          createdAt: { type: 'string' },
          /** Written by logging in, outside of what is counted. */
          lastLoginAt: { type: 'string' },
          /** How often it was changed, the last change, and by which write; absent on what was stored before. */
          version: { type: 'number' },
          change: { type: 'any' },
          writeId: { type: 'string' },
          contexts: {
            type: 'list',
            required: true,
            items: {
              type: 'map',
              properties: {
                id: { type: 'number', required: true },
                role: { type: ROLES, required: true },
                affiliationType: { type: AFFILIATION_TYPES },
                affiliation: {
                  type: 'map',
                  properties: {
                    id: { type: 'number', required: true },
                    name: { type: 'string', required: true },
                  },
                },
                enabled: { type: 'boolean', required: true },
              },
            },
          },
        },
        indexes: {
          byId: {
            pk: { field: 'pk', composite: ['id'], casing: 'none' },
            sk: { field: 'sk', composite: [], casing: 'none' },
          },
        },
      },
      connection(),
    ),
)

export const emailClaimEntity = lazily(
  () =>
    new Entity(
      {
        model: { service: 'lysvag', entity: 'email', version: '1' },
        attributes: {
          email: { type: 'string', required: true },
          userId: { type: 'number', required: true },
          /** Epoch seconds; absent on what was stored before it was kept. */
          claimedAt: { type: 'number' },
        },
        indexes: {
          byEmail: {
            pk: { field: 'pk', composite: ['email'], casing: 'none' },
            sk: { field: 'sk', composite: [], casing: 'none' },
          },
        },
      },
      connection(),
    ),
)

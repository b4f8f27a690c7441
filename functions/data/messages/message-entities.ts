/**
 * Questions: all messages, newest first; one message; what one user has done with each. Messages are few and are read
 * together, so all of them lie in one partition; what a user has done lies under the user.
 */
import { Entity } from 'electrodb'
import { lazily } from '../../lazily.ts'
import { connection } from '../connection.ts'

export const messageEntity = lazily(
  () =>
    new Entity(
      {
        model: { service: 'lysvag', entity: 'message', version: '1' },
        attributes: {
          id: { type: 'number', required: true },
          title: { type: 'string', required: true },
          content: { type: 'string', required: true },
          validFrom: { type: 'string', required: true },
          validTo: { type: 'string', required: true },
          status: { type: ['published', 'draft'] as const, required: true },
          lastUpdated: { type: 'string', required: true },
        },
        indexes: {
          all: {
            pk: { field: 'pk', composite: [], casing: 'none' },
            sk: { field: 'sk', composite: ['id'], casing: 'none' },
          },
        },
      },
      connection(),
    ),
)

export const messageMarkEntity = lazily(
  () =>
    new Entity(
      {
        model: { service: 'lysvag', entity: 'messagemark', version: '1' },
        attributes: {
          userId: { type: 'number', required: true },
          messageId: { type: 'number', required: true },
          mark: { type: ['read', 'ignored'] as const, required: true },
        },
        indexes: {
          ofUser: {
            pk: { field: 'pk', composite: ['userId'], casing: 'none' },
            sk: { field: 'sk', composite: ['messageId'], casing: 'none' },
          },
        },
      },
      connection(),
    ),
)

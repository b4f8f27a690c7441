/**
 * Questions: one message; all of them, for whoever writes them; those that are published and not over yet, for readers (index 1, by the
 * moment at which they end); what one user has done with a few of them, which lies under the user.
 */
import { Entity } from 'electrodb'
import { MESSAGE_STATUSES } from '#domain/administration/system-message'
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
          status: { type: MESSAGE_STATUSES, required: true },
          lastUpdated: { type: 'string', required: true },
          /** Missing where it was stored before messages were for some: then it is for everybody. */
          audience: { type: 'any' },
          updatedBy: { type: 'string' },
          version: { type: 'number' },
          /** Names the write by which it came to be what it is. */
          writeId: { type: 'string' },
        },
        indexes: {
          all: {
            pk: { field: 'pk', composite: [], casing: 'none' },
            sk: { field: 'sk', composite: ['id'], casing: 'none' },
          },
          notOver: {
            index: 'gsi1',
            pk: { field: 'gsi1pk', composite: ['status'], casing: 'none' },
            sk: { field: 'gsi1sk', composite: ['validTo'], casing: 'none' },
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

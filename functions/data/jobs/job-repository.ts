/**
 * A job is the handle by which a person follows something that is being made: a random id that belongs to a user and the
 * context it was asked in. Question: by id. It expires long after anybody waits.
 */
import { Entity } from 'electrodb'
import { artefactBuffers } from '#domain/administration/buffers'
import { type RenderMessage, renderKinds } from '#domain/contracts/render-order'
import { newId } from '../../ids.ts'
import { lazily } from '../../lazily.ts'
import { connection } from '../connection.ts'
import { epochSeconds, unexpired } from '../expiry.ts'

const LIFE_SECONDS = 3600

export interface RenderJob {
  readonly id: string
  readonly userId: number
  readonly contextId: number
  readonly message: RenderMessage
  /** The address of the finished file; rights are checked again when it is fetched. */
  readonly resultUrl: string
  readonly expiresAt: number
}

const jobEntity = lazily(
  () =>
    new Entity(
      {
        model: { service: 'lysvag', entity: 'job', version: '1' },
        attributes: {
          id: { type: 'string', required: true },
          userId: { type: 'number', required: true },
          contextId: { type: 'number', required: true },
          message: {
            type: 'map',
            required: true,
            properties: {
              hash: { type: 'string', required: true },
              kind: { type: renderKinds, required: true },
              buffer: { type: artefactBuffers, required: true },
              generation: { type: 'number', required: true },
            },
          },
          resultUrl: { type: 'string', required: true },
          expiresAt: { type: 'number', required: true },
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

export const insertJob = async (
  job: Pick<RenderJob, 'userId' | 'contextId' | 'message' | 'resultUrl'>,
  at: Date,
): Promise<RenderJob> => {
  const made = { ...job, id: newId('job'), expiresAt: epochSeconds(at) + LIFE_SECONDS }
  await jobEntity().put(made).go()
  return made
}

export const findJob = async (id: string, at: Date): Promise<RenderJob | null> => {
  const { data } = await jobEntity().get({ id }).go({ consistent: true })
  return unexpired(data, at)
}

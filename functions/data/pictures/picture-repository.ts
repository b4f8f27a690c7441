/**
 * What is known of the picture of each model: which one is shown, which one waits for a person, and the scene that was drawn last.
 * Questions: those of all models, which are few and are read together; that of one. Each change names what it is based on, so that the
 * one that comes second is told so.
 */
import { Entity, type EntityItem } from 'electrodb'
import { lazily } from '../../lazily.ts'
import { happens } from '../conditional.ts'
import { connection } from '../connection.ts'

const pictureEntity = lazily(
  () =>
    new Entity(
      {
        model: { service: 'lysvag', entity: 'modelpicture', version: '1' },
        attributes: {
          modelId: { type: 'number', required: true },
          /** Hash of the scene that was drawn last, or that a person has chosen a picture for. */
          sceneHash: { type: 'string', required: true },
          /** Hash of the picture that the product menu shows. */
          shown: { type: 'string' },
          shownSince: { type: 'string' },
          /** Hash of the picture that a person is asked about. */
          waiting: { type: 'string' },
          waitingSince: { type: 'string' },
          /** Share of the pixels in which it differs from the one that is shown; none where none is. */
          differing: { type: 'number' },
        },
        indexes: {
          all: {
            pk: { field: 'pk', composite: [], casing: 'none' },
            sk: { field: 'sk', composite: ['modelId'], casing: 'none' },
          },
        },
      },
      connection(),
    ),
)

export type ModelPicture = EntityItem<ReturnType<typeof pictureEntity>>

export const listPictures = async (): Promise<ReadonlyMap<number, ModelPicture>> => {
  const { data } = await pictureEntity().query.all({}).go({ pages: 'all', consistent: true })
  return new Map(data.map((picture) => [picture.modelId, picture]))
}

export const findPicture = async (modelId: number): Promise<ModelPicture | null> =>
  (await pictureEntity().get({ modelId }).go({ consistent: true })).data

interface Drawn {
  readonly modelId: number
  readonly sceneHash: string
  readonly hash: string
  /** The picture that it has been compared with; null where there was none. */
  readonly comparedWith: string | null
}

/** False when another picture is shown by now than the one that it was compared with. */
export const showDrawn = ({ modelId, sceneHash, hash, comparedWith }: Drawn, at: string): Promise<boolean> =>
  happens(
    pictureEntity()
      .upsert({ modelId, sceneHash, shown: hash, shownSince: at })
      .where(({ shown }, { eq, notExists }) =>
        comparedWith === null ? notExists(shown) : eq(shown, comparedWith),
      )
      .go(),
  )

export const askAboutDrawn = (
  { modelId, sceneHash, hash, comparedWith }: Drawn,
  differing: number | null,
  at: string,
): Promise<boolean> =>
  happens(
    pictureEntity()
      .upsert({
        modelId,
        sceneHash,
        waiting: hash,
        waitingSince: at,
        ...(differing !== null && { differing }),
      })
      .where(({ shown }, { eq, notExists }) =>
        comparedWith === null ? notExists(shown) : eq(shown, comparedWith),
      )
      .go(),
  )

/** False when it waits no longer: somebody has answered, or a newer one has taken its place. */
export const approveWaiting = (modelId: number, waiting: string, at: string): Promise<boolean> =>
  happens(
    pictureEntity()
      .patch({ modelId })
      .set({ shown: waiting, shownSince: at })
      .remove(['waiting', 'waitingSince', 'differing'])
      .where((picture, { eq }) => eq(picture.waiting, waiting))
      .go(),
  )

export const declineWaiting = (modelId: number, waiting: string): Promise<boolean> =>
  happens(
    pictureEntity()
      .patch({ modelId })
      .remove(['waiting', 'waitingSince', 'differing'])
      .where((picture, { eq }) => eq(picture.waiting, waiting))
      .go(),
  )

/** A picture that a person has chosen for the model as it is now: nothing waits any more. */
export const showChosen = async (
  { modelId, sceneHash, hash }: Omit<Drawn, 'comparedWith'>,
  at: string,
): Promise<void> => {
  await pictureEntity().put({ modelId, sceneHash, shown: hash, shownSince: at }).go()
}

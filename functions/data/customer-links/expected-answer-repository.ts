/**
 * What customers are about to answer: written before a «ja» or a question is kept, and gone when everybody has been told of it, so that
 * whoever comes later finds what a function has left that died in between. Question: all there are (index 1).
 */
import { Entity } from 'electrodb'
import { lazily } from '../../lazily.ts'
import { happens } from '../conditional.ts'
import { connection } from '../connection.ts'

const answerKinds = ['acceptance', 'question'] as const

export interface AnswerKey {
  readonly orderNumber: number
  readonly kind: (typeof answerKinds)[number]
  /** The hash of what is accepted, or the id of the question. */
  readonly answerId: string
}

export interface ExpectedAnswer extends AnswerKey {
  /** Of the quote that the customer has before him. */
  readonly version: number
  /** ISO timestamp. */
  readonly since: string
}

const text = { type: 'string', required: true } as const
const number = { type: 'number', required: true } as const

const expectedAnswerEntity = lazily(
  () =>
    new Entity(
      {
        model: { service: 'lysvag', entity: 'expectedAnswer', version: '1' },
        attributes: {
          orderNumber: number,
          kind: { type: answerKinds, required: true },
          answerId: text,
          version: number,
          since: text,
          /** There is one: an answer of which everybody has been told is not expected any more. */
          state: { type: ['expected'] as const, required: true },
        },
        indexes: {
          ofQuote: {
            pk: { field: 'pk', composite: ['orderNumber'], casing: 'none' },
            sk: { field: 'sk', composite: ['kind', 'answerId'], casing: 'none' },
          },
          inState: {
            index: 'gsi1',
            pk: { field: 'gsi1pk', composite: ['state'], casing: 'none' },
            sk: { field: 'gsi1sk', composite: ['since', 'orderNumber'], casing: 'none' },
          },
        },
      },
      connection(),
    ),
)

/** Given once more, because the first time came to nothing, it is expected from now on. */
export const expectAnswer = async (expected: ExpectedAnswer): Promise<void> => {
  await expectedAnswerEntity()
    .put({ ...expected, state: 'expected' })
    .go()
}

/** Everybody has been told of it. */
export const endExpectedAnswer = async ({ orderNumber, kind, answerId }: AnswerKey): Promise<void> => {
  await expectedAnswerEntity().delete({ orderNumber, kind, answerId }).go()
}

/** It was never given, or is nobody's to tell any more. Only the very one that was looked at: one that is expected anew meanwhile stays. */
export const forgetExpectedAnswer = async ({
  orderNumber,
  kind,
  answerId,
  since,
}: ExpectedAnswer): Promise<void> => {
  await happens(
    expectedAnswerEntity()
      .remove({ orderNumber, kind, answerId })
      .where((stored, { eq }) => eq(stored.since, since))
      .go(),
  )
}

/** The longest expected first. */
export const listExpectedAnswers = async (limit: number): Promise<readonly ExpectedAnswer[]> => {
  const { data } = await expectedAnswerEntity()
    .query.inState({ state: 'expected' })
    .go({ limit, hydrate: true })
  return data.map(({ state: _, ...expected }) => expected)
}

/**
 * What customers ask of a quote, kept as long as it. A question is named by what it says and by whom, so the same words sent twice are
 * one question. Questions: those of a quote.
 */
import { Entity } from 'electrodb'
import { lazily } from '../../lazily.ts'
import { happens } from '../conditional.ts'
import { connection } from '../connection.ts'

export interface StoredQuestion {
  readonly orderNumber: number
  /** SHA-256 of the link, the row and the words. */
  readonly questionId: string
  readonly rowNumber: number
  /** As the customer wrote them. */
  readonly name: string
  readonly text: string
  /** ISO timestamp. */
  readonly at: string
  /** Which link was used. */
  readonly secretHash: string
}

const text = { type: 'string', required: true } as const
const number = { type: 'number', required: true } as const

const questionEntity = lazily(
  () =>
    new Entity(
      {
        model: { service: 'lysvag', entity: 'customerQuestion', version: '1' },
        attributes: {
          orderNumber: number,
          questionId: text,
          rowNumber: number,
          name: text,
          text,
          at: text,
          secretHash: text,
        },
        indexes: {
          ofQuote: {
            pk: { field: 'pk', composite: ['orderNumber'], casing: 'none' },
            sk: { field: 'sk', composite: ['questionId'], casing: 'none' },
          },
        },
      },
      connection(),
    ),
)

/** Newest first. */
export const listQuestions = async (orderNumber: number): Promise<readonly StoredQuestion[]> => {
  const { data } = await questionEntity()
    .query.ofQuote({ orderNumber })
    .go({ pages: 'all', consistent: true })
  return data.toSorted((one, other) => (one.at < other.at ? 1 : -1))
}

export const findQuestion = async (orderNumber: number, questionId: string): Promise<StoredQuestion | null> =>
  (await questionEntity().get({ orderNumber, questionId }).go({ consistent: true })).data

/** The question that is there now: this one, or the very same from before. */
export const saveQuestion = async (question: StoredQuestion): Promise<StoredQuestion> => {
  if (await happens(questionEntity().create(question).go())) return question
  const earlier = await findQuestion(question.orderNumber, question.questionId)
  if (earlier === null) throw new Error('a question was neither written nor there')
  return earlier
}

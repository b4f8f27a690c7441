/**
 * Counts: none, and one that is probably a measure. And what stops every order besides: products that no rule of today would
 * let through.
 */
import { sentenceOf } from '#domain/messages/words'
import type { Refusal } from '#domain/result'
import type { RuleFinding } from '#domain/rules/configuration'
import type { ManifestRow } from '../../quote.ts'
import { looksLikeMeasure } from '../../rows/looks-like-measure.ts'
import type { Hit, OrderRule } from '../order-rule.ts'

const stops = ({ severity }: RuleFinding): boolean => severity === 'ERROR' || severity === 'BLOCK'

/** Fewer than this many pieces of a row are common, whatever its size. */
const OWN_SIZE_FROM = 30

/** 59 of a window that is 590 wide: its own measure, in centimetres. */
const isOwnSize = ({ numberOf, width, height }: ManifestRow): boolean =>
  numberOf >= OWN_SIZE_FROM && [width, height].includes(10 * numberOf)

const brokenHit = (rowNumber: number, reason: Pick<Refusal, 'code' | 'data'>): Hit => ({
  rows: [rowNumber],
  about: [reason.code],
  data: { rowNumber, sentence: sentenceOf(reason) },
})

export const countRules: readonly OrderRule[] = [
  {
    id: 'BK-1',
    severity: 'ERROR',
    code: 'check.no-count',
    find: ({ rows }) =>
      rows
        .filter(({ row }) => row.numberOf < 1 && row.couples === null)
        .map(({ row: { rowNumber } }) => ({
          rows: [rowNumber],
          about: [],
          fix: { name: 'delete', command: { kind: 'delete-row', rowNumber } },
        })),
    source: 'trade handbook 11, Q-01',
  },
  {
    id: 'BK-2',
    severity: 'ERROR',
    code: 'check.rules-broken',
    find: ({ rows, broken }) => [
      ...broken.map(({ row: { rowNumber }, refusal }) => brokenHit(rowNumber, refusal)),
      ...rows.flatMap(({ row: { rowNumber }, configuration }) =>
        configuration.findings.filter(stops).map((finding) => brokenHit(rowNumber, finding)),
      ),
    ],
    source: 'trade handbook 11, Q-05',
  },
  {
    id: 'BK-21',
    severity: 'WARN',
    code: 'check.count-like-measure',
    find: ({ rows }) =>
      rows
        .filter(({ row }) => looksLikeMeasure(row.numberOf) || isOwnSize(row))
        .map(({ row: { rowNumber, numberOf } }) => ({
          rows: [rowNumber],
          about: [numberOf],
          data: { rowNumber, numberOf },
        })),
    isQuestion: true,
    source: 'a measure typed into the wrong field makes a thousand windows',
  },
]

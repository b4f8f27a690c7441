/** Where the goods go: a place that the register knows, and a lorry that can put down what two people cannot carry. */

import { rowsText } from '#domain/messages/order-check'
import { HEAVY_PRODUCT_KG } from '#domain/rules/rows/dimensions'
import { AGENT_DELIVERY, PRIVATE_DELIVERY } from '../../delivery/codes.ts'
import { hasCrane, hasPrivateDelivery } from '../../delivery/postal-zone.ts'
import { type CheckContext, type Hit, numbersOf, type OrderRule } from '../order-rule.ts'

/** A stock has a fork-lift truck. */
const isToDoor = ({ manifest: { header } }: CheckContext): boolean =>
  header.deliveryCode === PRIVATE_DELIVERY || header.deliveryCode === AGENT_DELIVERY

const heavyRows = ({ rows }: CheckContext): readonly number[] =>
  numbersOf(rows.filter(({ configuration }) => (configuration.weight.totalKg ?? 0) > HEAVY_PRODUCT_KG))

const placeOf = ({ manifest: { header }, findPlace }: CheckContext) => {
  const { postalCode: code, postalAddress } = header.deliveryAddress
  const place = findPlace(code)
  return { code, name: place?.name ?? postalAddress, zone: place?.zone ?? null }
}

const sentenceStart = (text: string): string => text.charAt(0).toLocaleUpperCase('nb') + text.slice(1)

const heavyHit = (context: CheckContext): Hit | null => {
  const rows = heavyRows(context)
  return rows.length === 0 || !isToDoor(context)
    ? null
    : {
        rows,
        about: [placeOf(context).code],
        data: { ...named(context), rows: sentenceStart(rowsText(rows)), max: HEAVY_PRODUCT_KG },
      }
}

const named = (context: CheckContext) => {
  const { code, name } = placeOf(context)
  return { code, name }
}

export const deliveryRules: readonly OrderRule[] = [
  {
    id: 'BK-17',
    severity: 'ERROR',
    code: 'check.unknown-postal-code',
    find: (context) => {
      const { code, zone } = placeOf(context)
      return isToDoor(context) && zone === null ? [{ rows: [], about: [code], data: { code } }] : []
    },
    source: 'trade handbook 10.10, QD-32',
  },
  {
    id: 'BK-18',
    severity: 'ERROR',
    code: 'check.no-private-delivery',
    find: (context) =>
      isToDoor(context) && !hasPrivateDelivery(placeOf(context).zone)
        ? [{ rows: [], about: [placeOf(context).code], data: named(context) }]
        : [],
    source: 'trade handbook 11, Q-06',
  },
  {
    id: 'BK-19',
    severity: 'WARN',
    code: 'check.crane-needed',
    find: (context) => {
      const { header, version } = context.manifest
      const hit = heavyHit(context)
      if (hit === null || header.deliveryByCrane || !hasCrane(placeOf(context).zone)) return []
      const crane = { kind: 'change-header', basedOn: version, header: { deliveryByCrane: true } } as const
      return [{ ...hit, fix: { name: 'crane', command: crane } }]
    },
    source: 'trade handbook 11, D-09',
  },
  {
    id: 'BK-20',
    severity: 'WARN',
    code: 'check.crane-out-of-reach',
    find: (context) => {
      const hit = heavyHit(context)
      const { zone } = placeOf(context)
      return hit === null || zone === null || hasCrane(zone) ? [] : [hit]
    },
    source: 'trade handbook 10.10 and 11, Q-07',
  },
]

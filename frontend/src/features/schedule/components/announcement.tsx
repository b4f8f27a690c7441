/** For those who listen: what the line that is being written has come to, once the hands rest. */
import { useDebouncedValue } from '@mantine/hooks'
import { orderInForce, sayRow } from '#domain/schedule/print-row'
import type { ReadLine } from '#domain/schedule/read-schedule'
import { formatMoney } from '../../../ui/format.ts'
import { type Pricing, rowSum } from '../state/line-price.ts'
import { scheduleText } from '../text.ts'

const ANNOUNCED_AFTER = 700

interface AnnouncementProps {
  readonly lines: readonly ReadLine[]
  readonly ids: readonly number[]
  readonly activeId: number | null
  readonly pricing: Pricing
}

export const Announcement = ({ lines, ids, activeId, pricing }: AnnouncementProps) => {
  const index = activeId === null ? -1 : ids.indexOf(activeId)
  const [row] = lines[index]?.rows ?? []
  const unclear = lines[index]?.rows.flatMap(({ doubts }) => doubts)[0]
  const inForce = row ? orderInForce(row) : null
  const price = row && rowSum(row, pricing)
  const said =
    row === undefined
      ? ''
      : unclear
        ? scheduleText.lineUnclear(index + 1, unclear.sentence)
        : inForce && price
          ? scheduleText.lineReady(index + 1, sayRow(inForce, pricing.colorLists), formatMoney(price.line))
          : ''
  const [settled] = useDebouncedValue(said, ANNOUNCED_AFTER)
  return (
    <p className="visually-hidden" aria-live="polite">
      {settled}
    </p>
  )
}

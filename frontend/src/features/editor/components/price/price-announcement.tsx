/** Tells a new price to those who listen, when it has come to rest. */
import { useDebouncedValue } from '@mantine/hooks'
import { formatMoney } from '../../../../ui/format.ts'
import { editorText } from '../../text.ts'

const REST = 1200

export const PriceAnnouncement = ({ amount }: { readonly amount: number | null }) => {
  const [rested] = useDebouncedValue(amount, REST)
  return (
    <p className="visually-hidden" aria-live="polite">
      {rested === null ? '' : editorText.priceIs(formatMoney(rested))}
    </p>
  )
}

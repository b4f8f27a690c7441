/** «Hurtigvalg»: options that are put into every row that can have them at a tick. */
import { Checkbox, Stack } from '@mantine/core'
import type { ExtraId } from '#domain/catalogue/data/extras'
import type { Offer } from '#domain/contracts/offer'
import { approximatePrice, isExact } from '#domain/quote/extras/visible-extras'
import { kronerOf, oreOf } from '#domain/units'
import type { QuoteEditor } from '../../../quote/use-quote-editor.ts'
import { formatMoney } from '../../../ui/format.ts'
import classes from './panel.module.css'
import { FoldedPanel } from './panel.tsx'
import { quickText } from './text.ts'

/** 'ca', because each row has a discount of its own; articles have none. */
const shownPrice = (id: ExtraId, price: number, { avgDiscountWindows }: Offer): string => {
  const shown = formatMoney(kronerOf(approximatePrice({ id, price: oreOf(price) }, avgDiscountWindows)))
  return isExact(id) ? shown : quickText.price(shown)
}

const chosenOf = ({ extras }: Offer): number => extras.filter(({ selected }) => selected).length

interface Props {
  readonly offer: Offer
  readonly quoteEditor: QuoteEditor
}

export const QuickChoicesPanel = (props: Props) => (
  <FoldedPanel title={quickText.heading} summary={quickText.chosen(chosenOf(props.offer))}>
    {() => <QuickChoices {...props} />}
  </FoldedPanel>
)

export const QuickChoices = ({ offer, quoteEditor }: Props) => (
  <Stack gap={6}>
    {offer.extras.map(({ id, name, price, selected }) => (
      <Checkbox
        key={id}
        variant="outline"
        checked={selected}
        classNames={{ labelWrapper: classes.choice ?? '' }}
        label={
          <span className={classes.choiceLabel}>
            <span>{name}</span>
            {price !== null && <span className={classes.soft}>{shownPrice(id, price, offer)}</span>}
          </span>
        }
        onChange={({ currentTarget }) =>
          quoteEditor.change({ kind: 'extra', id, selected: currentTarget.checked })
        }
      />
    ))}
  </Stack>
)

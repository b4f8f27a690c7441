/** A model at a glance: what it is, the sizes it is made in, and what it weighs, keeps and costs as it comes. */
import { UnstyledButton } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import type { ModelSheet } from '#domain/contracts/models'
import { formatMoney, formatSize, formatUValue, formatWeight, formatWhole } from '../../../ui/format.ts'
import { sizeSpans } from '../state/model-groups.ts'
import { badgeNames, modelsText } from '../text.ts'
import classes from './model-table.module.css'

interface Props {
  readonly model: ModelSheet
  readonly isOpen: boolean
  readonly detailsId: string
  readonly onToggle: () => void
}

const spanText = (span: { min: number; max: number } | undefined): string =>
  span === undefined ? '–' : `${formatWhole(span.min)}–${formatWhole(span.max)}`

export const ModelLine = ({ model, isOpen, detailsId, onToggle }: Props) => {
  const { id, name, badges, functions, start, price, imageUrl, imageSet } = model
  const spans = sizeSpans(model)
  /** The whole line may be pressed; the name is the button for keyboards and readers of the screen. */
  const press = ({ target }: MouseEvent) => {
    if ((target as HTMLElement).closest('button') !== null) return
    if (window.getSelection()?.isCollapsed !== false) onToggle()
  }
  return (
    <tr className={classes.line} data-open={isOpen} onClick={press}>
      <td className={classes.picture}>
        <img src={imageUrl} srcSet={imageSet} alt="" width={44} height={44} loading="lazy" decoding="async" />
      </td>
      <td className={classes.number}>{id}</td>
      <th scope="row" className={classes.name}>
        <UnstyledButton
          className={classes.opener}
          aria-expanded={isOpen}
          aria-controls={isOpen ? detailsId : undefined}
          onClick={onToggle}
        >
          <IconChevronRight size={14} aria-hidden className={classes.chevron ?? ''} />
          {name}
        </UnstyledButton>
        <span className={classes.badges}>{badges.map((badge) => badgeNames[badge]).join(' · ')}</span>
      </th>
      <td className={classes.functions}>{functions.map((each) => each.name).join(', ')}</td>
      <td className={classes.figure} data-label={modelsText.width}>
        {spanText(spans?.width)}
      </td>
      <td className={classes.figure} data-label={modelsText.height}>
        {spanText(spans?.height)}
      </td>
      <td className={classes.figure} data-label={modelsText.standard}>
        {formatSize(start.width, start.height)}
      </td>
      <td className={classes.figure} data-label={modelsText.glass}>
        {start.glass?.id ?? '–'}
      </td>
      <td className={classes.figure} data-label={modelsText.uValue}>
        {formatUValue(start.uValue)}
      </td>
      <td className={classes.figure} data-label={modelsText.weight}>
        {start.weightKg === null ? '–' : `${formatWeight(start.weightKg)} ${modelsText.kilograms}`}
      </td>
      <td className={classes.price}>{price === null ? modelsText.noPrice : formatMoney(price.list)}</td>
    </tr>
  )
}

/** Each text with its key, its words, and whether anything here asks for it. */
import { Badge, Button } from '@mantine/core'
import { categoryText } from '#domain/administration/text-category-text'
import { type Column, ListTable } from '../../../ui/list-table.tsx'
import { ToneBadge } from '../../../ui/tone-badge.tsx'
import type { ListedText } from '../state/listed-texts.ts'
import { textListText } from '../text.ts'
import classes from '../texts-page.module.css'

interface Props {
  readonly rows: readonly ListedText[]
  readonly onChoose: (chosen: ListedText) => void
}

/** Broken between lines where its parts meet. */
const Key = ({ children }: { readonly children: string }) =>
  children.split(/(?<=[./])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: The parts of one key stay where they are.
    <span key={index}>
      {index > 0 && <wbr />}
      {part}
    </span>
  ))

const columns = (onChoose: Props['onChoose']): readonly Column<ListedText>[] => [
  {
    heading: textListText.key,
    isTitle: true,
    cell: ({ key, written }) => (
      <>
        <span className={classes.key}>
          <Key>{key}</Key>
        </span>
        {written !== null && written.description !== '' && (
          <span className={classes.description}>{written.description}</span>
        )}
      </>
    ),
  },
  {
    heading: textListText.text,
    isPlain: true,
    className: classes.text,
    cell: ({ text, written, isOutOfForce }) => (
      <>
        <span className={classes.words}>{text}</span>
        {isOutOfForce && <ToneBadge tone="waiting">{textListText.outOfForce}</ToneBadge>}
        {written !== null && !isOutOfForce && (
          <Badge variant="light" size="lg" fz="0.875rem" tt="none">
            {textListText.hasOwn}
          </Badge>
        )}
      </>
    ),
  },
  {
    heading: textListText.category,
    className: classes.category,
    cell: ({ category }) => categoryText[category],
  },
  {
    heading: textListText.use,
    className: classes.use,
    cell: ({ built }) => (built === null ? textListText.isUnused : textListText.isUsed),
  },
  {
    heading: textListText.action,
    hidesHeading: true,
    isPlain: true,
    cell: (listed) => (
      <Button
        variant="default"
        size="compact-sm"
        aria-label={textListText.editOf(listed.key)}
        onClick={() => onChoose(listed)}
      >
        {textListText.edit}
      </Button>
    ),
  },
]

export const TextList = ({ rows, onChoose }: Props) => (
  <ListTable
    rows={rows}
    keyOf={({ category, key }) => `${category} ${key}`}
    label={textListText.title}
    isStale={false}
    cardsBelow={1280}
    columns={columns(onChoose)}
  />
)

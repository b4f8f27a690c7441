/**
 * The colours of a list as swatches: those used lately and those in the base price first, or what a search finds. All by
 * keyboard: Enter in the search takes the first hit, arrow down goes to the swatches, which are one stop of the Tab key,
 * and whatever is typed there goes on in the search.
 */
import { TextInput } from '@mantine/core'
import { IconCheck, IconSearch } from '@tabler/icons-react'
import {
  Fragment,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { intensityOf } from '#domain/catalogue/lab'
import type { Color, ColorListId } from '#domain/catalogue/types'
import type { Option } from '#domain/configurator/option'
import { forgetKeys, holdKeysFrom, releaseKeys } from '../../../../ui/key-buffer.ts'
import { loadColorSearch, type SearchColors } from '../../state/color-search.ts'
import { readRecentColors } from '../../state/recent-colors.ts'
import { useEditor } from '../../state/use-editor.ts'
import classes from './color-list.module.css'
import { colorListText } from './color-list-text.ts'
import messages from './field.module.css'
import { PriceDelta } from './price-delta.tsx'
import { useRoving } from './use-roving.ts'

/** */
const SEARCH_FROM = 3

export interface ColorListProps {
  readonly label: string
  readonly list: ColorListId
  /** Worked out when the list is opened. */
  readonly optionsOf: () => readonly Option[]
  /** Code of the colour that an option stands for. */
  readonly codeOf: (option: Option) => string | null
  readonly onChoose: (option: Option) => void
  /** What is typed is for the search from now on. */
  readonly onReady: () => void
}

interface Shown {
  readonly color: Color
  readonly option: Option
}

export const ColorList = ({ label, list, optionsOf, codeOf, onChoose, onReady }: ColorListProps) => {
  const [query, setQuery] = useState('')
  // The list lives as long as it is open, and the product does not change under it.
  const [options] = useState(optionsOf)
  const { colorLists } = useEditor()
  const shownOf = useMemo(() => {
    const byCode = new Map(options.map((option) => [codeOf(option), option]))
    return (colors: readonly Color[]): readonly Shown[] =>
      colors.flatMap((color) => {
        const option = byCode.get(color.code)
        return option ? [{ color, option }] : []
      })
  }, [options, codeOf])
  const all = shownOf(colorLists[list])
  const [recent] = useState(() => readRecentColors(list))
  const recentlyUsed = recent.flatMap((code) => all.find(({ color }) => color.code === code) ?? [])
  const typed = query.trim()
  const [search, setSearch] = useState<SearchColors | null>(null)
  const keys = useId()
  const load = useCallback(() => {
    // Without a line nothing is found, and the lists are there all the same.
    void loadColorSearch().then(
      ({ searchColors }) => setSearch(() => searchColors),
      () => forgetKeys(keys),
    )
  }, [keys])
  useEffect(() => {
    load()
    return () => forgetKeys(keys)
  }, [load, keys])
  useEffect(() => {
    if (search !== null) releaseKeys(keys)
  }, [search, keys])
  const found = search === null ? [] : shownOf(search(colorLists, list, typed))
  const isSearching = typed.length >= SEARCH_FROM
  const [first] = found

  const field = useRef<HTMLInputElement>(null)
  const group = useRef<HTMLDivElement>(null)
  const roving = useRoving(group)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it has come
  useEffect(() => {
    field.current?.focus({ preventScroll: true })
    onReady()
  }, [])
  useEffect(() => {
    const list = group.current
    const chosen = list?.querySelector('[aria-checked="true"]')
    if (!list || !chosen) return
    // The list alone scrolls: it has not got its place in the window yet, and the window would follow it there.
    const [around, at] = [list.getBoundingClientRect(), chosen.getBoundingClientRect()]
    if (at.bottom > around.bottom) list.scrollTop += at.bottom - around.bottom
  }, [])

  const chooseFirst = (hit: Shown | undefined) => {
    if (hit?.option.available === true) onChoose(hit.option)
    else roving.enter()
  }
  const pressInSearch = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') roving.enter()
    // Nothing has been looked for yet: Enter is for what will be found, and what is typed after it for what comes then.
    else if (event.key === 'Enter' && isSearching && search === null) {
      holdKeysFrom(keys, event.nativeEvent)
      load()
    } else if (event.key === 'Enter' && isSearching) chooseFirst(first)
    else if (event.key === 'Enter') roving.enter()
    else return
    event.preventDefault()
  }
  const pressInColors = (event: KeyboardEvent) => {
    if (roving.move(event)) return
    const isWritten =
      event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey
    // The first line has nothing above it but the search.
    if (isWritten || event.key === 'ArrowUp' || event.key === 'Backspace') field.current?.focus()
  }

  return (
    <div className={classes.colors}>
      <TextInput
        ref={field}
        size="xs"
        type="search"
        data-autofocus
        aria-label={colorListText.searchColor}
        placeholder={colorListText.searchColor}
        leftSection={<IconSearch size={15} aria-hidden />}
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
        onKeyDown={pressInSearch}
      />
      <p className="visually-hidden" role="status">
        {isSearching && first !== undefined
          ? colorListText.colorsFound(found.length, first.color.description, first.color.code)
          : ''}
      </p>
      <div
        ref={group}
        className={classes.colorList}
        role="radiogroup"
        aria-label={label}
        onKeyDown={pressInColors}
      >
        {typed !== '' && !isSearching ? (
          <p className={messages.message}>{colorListText.searchMinimum}</p>
        ) : null}
        {isSearching && search !== null && found.length === 0 ? (
          <p className={messages.message} role="status">
            {colorListText.searchNothing}
          </p>
        ) : null}
        {isSearching ? (
          <Swatches shown={found} marksFirst onChoose={onChoose} />
        ) : (
          <>
            {options
              .filter((option) => codeOf(option) === null)
              .map((option) => (
                <Uncoded key={option.label} option={option} onChoose={onChoose} />
              ))}
            <Swatches title={colorListText.recentColors} shown={recentlyUsed} onChoose={onChoose} />
            <Swatches
              title={colorListText.standardColors}
              shown={all.filter(({ color }) => color.std)}
              onChoose={onChoose}
            />
            <Swatches
              title={colorListText.otherColors}
              shown={all.filter(({ color }) => !color.std)}
              onChoose={onChoose}
            />
          </>
        )}
      </div>
    </div>
  )
}

interface UncodedProps {
  readonly option: Option
  readonly onChoose: (option: Option) => void
}

/** No colour of its own: it follows from another choice. */
const Uncoded = ({ option, onChoose }: UncodedProps) => (
  // biome-ignore lint/a11y/useSemanticElements: one of the group of swatches
  <button
    type="button"
    role="radio"
    aria-checked={option.selected}
    className={classes.uncoded}
    onClick={() => onChoose(option)}
  >
    {option.selected ? <IconCheck size={16} aria-hidden /> : null}
    <span className={classes.uncodedName}>{option.label}</span>
    <PriceDelta option={option} />
  </button>
)

interface SwatchesProps {
  readonly title?: string
  readonly shown: readonly Shown[]
  /** Enter in the search takes the first one. */
  readonly marksFirst?: true
  readonly onChoose: (option: Option) => void
}

const Swatches = ({ title, shown, marksFirst, onChoose }: SwatchesProps) =>
  shown.length === 0 ? null : (
    <section>
      {title ? <p className={classes.colorTitle}>{title}</p> : null}
      <div className={classes.swatches}>
        {shown.map(({ color, option }, index) => (
          // biome-ignore lint/a11y/useSemanticElements: an input has no room for a swatch
          <button
            key={color.code}
            type="button"
            role="radio"
            aria-checked={option.selected}
            aria-disabled={!option.available}
            title={option.available ? color.code : option.reason}
            aria-description={option.reason}
            className={classes.color}
            data-first-hit={(marksFirst && index === 0) || undefined}
            onClick={() => {
              if (option.available) onChoose(option)
            }}
          >
            <span className={classes.colorPatch} style={{ background: color.rgbHex }}>
              {option.selected ? <IconCheck size={18} color={inkOn(color.rgbHex)} aria-hidden /> : null}
            </span>
            <span className={classes.colorName}>{brokenAtSlash(color.description)}</span>
            <span className={classes.code}>{color.code}</span>
            <PriceDelta option={option} />
          </button>
        ))}
      </div>
    </section>
  )

/** 'Ubehandlet/grunnet' is wider than a swatch: it breaks where it is two words, not in the middle of one. */
const brokenAtSlash = (name: string): ReactNode =>
  name.split('/').map((part, index) => (
    <Fragment key={part}>
      {index === 0 ? null : (
        <>
          /<wbr />
        </>
      )}
      {part}
    </Fragment>
  ))

const inkOn = (rgbHex: string): string => (intensityOf(rgbHex) > 140 ? '#1d2528' : '#ffffff')

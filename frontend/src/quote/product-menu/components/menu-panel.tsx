/**
 * The product menu itself: groups to the left, drawings to the right, and one search over all models. It begins with what this
 * person made last and makes most, and goes on with every group; a tab shows its group alone. Arrows move between tiles, Enter
 * chooses; from the search Enter chooses the first hit, which is marked. A whole row written in the words of quick entry is
 * shown as it is understood, and Enter makes it.
 */
import { Alert, Button, Loader, Tabs, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { ProductModel } from '#domain/contracts/reference'
import type { Patch } from '#domain/product/product'
import { messageOf } from '../../../api/api-error.ts'
import { formatSize } from '../../../ui/format.ts'
import { forgetKeys, holdKeysFrom, releaseKeys } from '../../../ui/key-buffer.ts'
import { nextTile } from '../../../ui/next-tile.ts'
import { useMedia } from '../../../ui/use-media.ts'
import { productGroupsQuery } from '../api/get-product-groups.ts'
import { AskedContext } from '../state/asked.ts'
import { menuAnswer } from '../state/menu-answer.ts'
import { madeBefore } from '../state/products-made.ts'
import { menuText } from '../text.ts'
import { useModelSearch } from '../use-model-search.ts'
import { useProductsMade } from '../use-products-made.ts'
import { GroupTiles } from './group-tiles.tsx'
import { LineTile } from './line-tile.tsx'
import { MadeBeforeTiles } from './made-before.tsx'
import classes from './product-menu.module.css'
import { SearchNotes } from './search-notes.tsx'

/** Keys wait under this name for the list of models. */
const MODELS = 'models'

interface Props {
  /** With the choices and the count that were asked for beside the model. */
  readonly onChoose: (model: ProductModel, choices?: Patch, numberOf?: number) => void
  /** Why nothing can be added; the menu may still be looked at. */
  readonly lockedReason?: string | null
  /** Typing searches at once. */
  readonly focusesSearch?: boolean
}

export const MenuPanel = ({ onChoose, lockedReason = null, focusesSearch = false }: Props) => {
  const { data: groups, error, refetch, isFetching } = useQuery(productGroupsQuery)
  const [query, setQuery] = useState('')
  const [isInSearch, setInSearch] = useState(false)
  const { productsMade, isPending: isOwnPending } = useProductsMade()
  /** The one that is shown alone; null for all of them. */
  const [chosenGroup, setChosenGroup] = useState<string | null>(null)
  const isNarrow = useMedia('(max-width: 700px)')
  const tiles = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const doubts = useRef<HTMLDivElement>(null)
  const { search, lineOf, faultOf, isReady } = useModelSearch(focusesSearch || query !== '')
  /** Why the model that was chosen is not made as it was asked for. */
  const [refused, setRefused] = useState<string | null>(null)
  const isRead = groups !== undefined && isReady
  useEffect(() => {
    if (isRead) releaseKeys(MODELS)
    else if (error !== null) forgetKeys(MODELS)
  }, [isRead, error])
  useEffect(() => () => forgetKeys(MODELS), [])

  if (error !== null && groups === undefined)
    return (
      <Alert color="red" variant="light" m="md" title={menuText.failed}>
        {messageOf(error)}
        <Button display="block" mt="sm" variant="default" loading={isFetching} onClick={() => void refetch()}>
          {menuText.tryAgain}
        </Button>
      </Alert>
    )
  const chooseGroup = (pk: string | null) => {
    setChosenGroup(pk)
    setQuery('')
    tiles.current?.scrollTo({ top: 0 })
  }

  const tileList = () => [...(tiles.current?.querySelectorAll<HTMLElement>('[data-tile]') ?? [])]
  const moveWithArrows = (event: KeyboardEvent) => {
    const list = tileList()
    const from = list.indexOf(document.activeElement as HTMLElement)
    const to = nextTile(
      list.map((tile) => tile.getBoundingClientRect()),
      from,
      event.key,
    )
    if (to === null) return
    event.preventDefault()
    list[to]?.focus()
  }
  const answer = menuAnswer(groups ?? [], query, { search, lineOf })
  const { hits, line, lineModel, size } = answer
  const isSearching = answer.groups !== null
  const isWhole = !isSearching && chosenGroup === null
  const ofTab = (groups ?? []).filter(({ pk }) => chosenGroup === null || String(pk) === chosenGroup)
  const isLocked = lockedReason !== null
  // Tiles that come later would push others away from under the mouse.
  const isWaiting = groups === undefined || (isWhole && isOwnPending)

  const asked = {
    text: menuText.asked(size && formatSize(size.width, size.height), answer.count),
    faultOf: (modelId: string) => faultOf(modelId, size),
  }
  const choose = (model: ProductModel, choices?: Patch) => {
    const fault = asked.faultOf(model.id)
    setRefused(fault)
    if (fault === null)
      onChoose(model, choices ?? size ?? undefined, answer.count ?? (size === null ? undefined : 1))
  }
  const rewrite = (next: string) => {
    setQuery(next)
    field.current?.focus()
  }
  const chooseLine = () => {
    if (lineModel !== null && line?.order != null) onChoose(lineModel, line.order.patch, line.order.numberOf)
  }

  const leaveSearch = (event: KeyboardEvent) => {
    const [first] = hits
    // Enter and what follows it wait for the models.
    if (event.key === 'Enter' && !isRead && isSearching) holdKeysFrom(MODELS, event.nativeEvent)
    // A size that may be several is answered before there is a row.
    else if (event.key === 'Enter' && answer.doubts.length > 0)
      doubts.current?.querySelector('button')?.focus()
    else if (event.key === 'Enter' && line !== null) {
      if (!isLocked) chooseLine()
    } else if (event.key === 'Enter' && first !== undefined && !isLocked) choose(first)
    else if (event.key === 'ArrowDown' || event.key === 'Enter') tileList()[0]?.focus()
    else return
    event.preventDefault()
  }

  return (
    <Tabs
      orientation={isNarrow ? 'horizontal' : 'vertical'}
      value={isSearching ? null : chosenGroup}
      allowTabDeactivation
      onChange={chooseGroup}
      classNames={{
        root: classes.panel ?? '',
        list: classes.groups ?? '',
        tab: classes.group ?? '',
        tabLabel: classes.groupName ?? '',
      }}
      keepMounted={false}
      data-in-search={isInSearch || undefined}
    >
      <TextInput
        ref={field}
        autoFocus={focusesSearch}
        className={classes.search ?? ''}
        type="search"
        aria-label={menuText.search}
        placeholder={menuText.searchOrWrite}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={query}
        onChange={(event) => {
          setQuery(event.currentTarget.value)
          setRefused(null)
        }}
        onKeyDown={leaveSearch}
        onFocus={() => setInSearch(true)}
        onBlur={() => setInSearch(false)}
      />
      <Tabs.List aria-label={menuText.groups}>
        {groups?.map(({ pk, name }) => (
          <Tabs.Tab key={pk} value={String(pk)}>
            {name}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <p className="visually-hidden" role="status">
        {lineModel !== null && line !== null && menuText.makes(line.words)}
        {line === null &&
          hits[0] !== undefined &&
          menuText.found(hits.length, hits[0].description, asked.text)}
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrows only move focus between the buttons inside */}
      <div className={classes.models} ref={tiles} onKeyDown={moveWithArrows}>
        {lockedReason !== null && (
          <Alert color="yellow" variant="light" mb="md">
            {lockedReason}
          </Alert>
        )}
        {isWaiting && (
          <p className={classes.note} role="status">
            <Loader size="xs" aria-hidden /> {menuText.loading}
          </p>
        )}
        {chosenGroup !== null && !isSearching && (
          <Button variant="subtle" size="compact-sm" mb="sm" onClick={() => chooseGroup(null)}>
            {menuText.allProducts}
          </Button>
        )}
        {isWhole && !isWaiting && (
          <MadeBeforeTiles made={madeBefore(groups, productsMade)} isLocked={isLocked} onChoose={onChoose} />
        )}
        {groups === undefined ? null : (
          <SearchNotes answer={answer} query={query} refused={refused} doubts={doubts} onRewrite={rewrite} />
        )}
        {lineModel === null || line === null ? null : (
          <LineTile model={lineModel} line={line} isLocked={isLocked} onChoose={chooseLine} />
        )}
        <AskedContext value={asked}>
          {(isWaiting ? [] : (answer.groups ?? ofTab)).map((each) => (
            <GroupTiles
              key={each.pk}
              group={each}
              isLocked={isLocked}
              firstHit={hits[0] ?? null}
              onChoose={choose}
            />
          ))}
        </AskedContext>
      </div>
    </Tabs>
  )
}

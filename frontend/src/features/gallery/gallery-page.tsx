/** The page where those who draw and test the range look at all of it at a glance. Shows no prices. */
import { Alert, Button, NativeSelect, SegmentedControl } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { may } from '#domain/access/rights'
import { frameTypeOf } from '#domain/catalogue/catalogue'
import { models } from '#domain/catalogue/data/models'
import type { ColorLists } from '#domain/catalogue/types'
import type { ViewSide } from '#domain/drawing/scene'
import { colorListsQuery } from '../../row/get-colors.ts'
import { useViewer } from '../../session/current-context.ts'
import { NoAccess } from '../../ui/no-access.tsx'
import { CombinationCard } from './components/combination-card.tsx'
import classes from './gallery-page.module.css'
import { type CombinationFilter, choicesIn, combinationsOf, matching } from './state/combinations.ts'
import { useSpecimens } from './state/use-specimens.ts'
import { galleryText } from './text.ts'

const everything = combinationsOf(models)
const choices = choicesIn(everything)

/** Browsers give a page about sixteen graphics contexts; more than a few at a time is slow long before. */
const MOST_3D = 4

export const GalleryPage = () => {
  const viewer = useViewer()
  const { data: colorLists, isError, refetch } = useQuery(colorListsQuery)
  if (!import.meta.env.DEV && !may(viewer, 'catalogue.check'))
    return <NoAccess className={classes.alert} title={galleryText.title} />
  if (isError)
    return (
      <Alert
        className={classes.alert ?? ''}
        color="red"
        variant="light"
        role="alert"
        title={galleryText.failed}
      >
        <Button variant="default" onClick={() => void refetch()}>
          {galleryText.tryAgain}
        </Button>
      </Alert>
    )
  return (
    <div className={classes.page}>
      <title>{galleryText.title}</title>
      <h1 className={classes.title}>{galleryText.title}</h1>
      <p className={classes.lead}>{galleryText.lead}</p>
      {colorLists ? <Gallery colorLists={colorLists} /> : <p role="status">{galleryText.loading}</p>}
    </div>
  )
}

interface GallerySearch extends CombinationFilter {
  readonly side: ViewSide
}

const readSearch = (params: URLSearchParams): GallerySearch => ({
  frameType: params.get('karm') ?? '',
  shape: params.get('form') ?? '',
  functionId: params.get('apning') ?? '',
  side: params.get('side') === 'inside' ? 'inside' : 'outside',
})

const writeSearch = ({ frameType, shape, functionId, side }: GallerySearch) =>
  Object.fromEntries(
    Object.entries({
      karm: frameType,
      form: shape,
      apning: functionId,
      side: side === 'inside' ? side : '',
    }).filter(([, value]) => value !== ''),
  )

const NO_FILTER: CombinationFilter = { frameType: '', shape: '', functionId: '' }

const Gallery = ({ colorLists }: { readonly colorLists: ColorLists }) => {
  const [params, setParams] = useSearchParams()
  const search = readSearch(params)
  const shown = matching(everything, search)
  const made = useSpecimens(shown, colorLists)
  const [in3d, setIn3d] = useState<readonly string[]>([])
  const change = (changed: Partial<GallerySearch>) => {
    // The address is ahead of what is shown while many drawings are being made: a choice adds to the one just before it.
    const before = readSearch(new URLSearchParams(window.location.search))
    setParams(writeSearch({ ...before, ...changed }), { replace: true, preventScrollReset: true })
  }
  const show3d = (id: string, isShown: boolean) =>
    setIn3d((before) => {
      const others = before.filter((other) => other !== id)
      return isShown ? [...others, id].slice(-MOST_3D) : others
    })
  const done = shown.filter(({ id }) => made.has(id))
  const specimens = done.flatMap(({ id }) => made.get(id) ?? [])
  const leftOut = specimens.filter((specimen) => 'reason' in specimen.made).length
  const withAll = (of: readonly { readonly value: string; readonly label: string }[]) => [
    { value: '', label: galleryText.all },
    ...of,
  ]

  return (
    <>
      <search className={classes.tools}>
        <NativeSelect
          label={galleryText.frameType}
          data={withAll(choices.frameTypes)}
          value={search.frameType}
          onChange={({ currentTarget }) => change({ frameType: currentTarget.value })}
        />
        <NativeSelect
          label={galleryText.shape}
          data={withAll(choices.shapes)}
          value={search.shape}
          onChange={({ currentTarget }) => change({ shape: currentTarget.value })}
        />
        <NativeSelect
          label={galleryText.opening}
          data={withAll(choices.functions)}
          value={search.functionId}
          onChange={({ currentTarget }) => change({ functionId: currentTarget.value })}
        />
        <SegmentedControl
          aria-label={galleryText.side}
          value={search.side}
          onChange={(side) => change({ side })}
          data={[
            { value: 'outside', label: galleryText.outside },
            { value: 'inside', label: galleryText.inside },
          ]}
        />
      </search>
      <p className={classes.count} role="status">
        {done.length < shown.length
          ? galleryText.counting(done.length, shown.length)
          : galleryText.counted(shown.length, specimens.length - leftOut)}
        {leftOut > 0 ? `, ${galleryText.leftOut(leftOut)}` : null}
      </p>
      {shown.length === 0 ? (
        <div className={classes.nothing}>
          <p>{galleryText.nothing}</p>
          <Button variant="default" onClick={() => change(NO_FILTER)}>
            {galleryText.showAll}
          </Button>
        </div>
      ) : null}
      {[...Map.groupBy(shown, ({ frameType }) => frameType)].map(([frameType, of]) => (
        <section key={frameType} aria-labelledby={`karm-${frameType}`}>
          <h2 id={`karm-${frameType}`} className={classes.group}>
            {frameType} {frameTypeOf(frameType).name}
          </h2>
          <div className={classes.cards}>
            {of.map((combination) => (
              <CombinationCard
                key={combination.id}
                combination={combination}
                specimens={made.get(combination.id)}
                colorLists={colorLists}
                side={search.side}
                is3d={in3d.includes(combination.id)}
                on3d={(isShown) => show3d(combination.id, isShown)}
              />
            ))}
          </div>
        </section>
      ))}
    </>
  )
}

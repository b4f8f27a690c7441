/**
 * What the parts of a drawing are called by people: fields and panes are counted as one reads, from the upper left, and
 * only where there is more than one. 'c2r1/sash' is «Ramme i felt 2», 'divider/V2' «Stående post 2».
 */
import { boundsOf } from '#domain/geometry/polygon'
import { panesOf } from '#domain/layout/panes'
import type { Layout } from '#domain/layout/parts'
import { partNameText } from './text.ts'

interface Place {
  readonly address: string
  readonly left: number
  readonly top: number
}

/** Tops that differ by less stand in one line, mm: a frame's members differ by more. */
const SAME_LINE = 20

const asRead = (one: Place, other: Place): number =>
  Math.abs(one.top - other.top) < SAME_LINE ? one.left - other.left : other.top - one.top

const numberOf = (places: readonly Place[], address: string): number | null => {
  const ordered = places.toSorted(asRead)
  const index = ordered.findIndex((place) => place.address === address)
  return ordered.length > 1 && index >= 0 ? index + 1 : null
}

const fieldsOf = ({ fields }: Layout): readonly Place[] =>
  fields.map(({ address, outer }) => {
    const { minX, maxY } = boundsOf(outer)
    return { address, left: minX, top: maxY }
  })

const panePlaces = (layout: Layout): readonly Place[] =>
  panesOf(layout).map(({ address, glassEdge }) => {
    const { minX, maxY } = boundsOf(glassEdge)
    return { address, left: minX, top: maxY }
  })

/** 'felt 2' or 'rute 5'; empty for the only one there is. */
export const placeName = (layout: Layout, address: string): string => {
  const field = numberOf(fieldsOf(layout), address)
  if (field !== null) return partNameText.fieldNumber(field)
  const pane = numberOf(panePlaces(layout), address)
  return pane === null ? '' : partNameText.paneNumber(pane)
}

const inPlace = (thing: string, place: string): string =>
  place === '' ? thing : partNameText.in(thing, place)
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const partName = (layout: Layout, id: string): string => {
  const [, place = '', kind = '', bar = ''] = /^(.*?)\/?(divider|crossbar)\/([VH]\d+)$/.exec(id) ?? []
  if (kind !== '') {
    const isUpright = bar.startsWith('V')
    const called =
      kind === 'crossbar'
        ? partNameText[isUpright ? 'uprightBar' : 'levelBar']
        : partNameText[isUpright ? 'post' : 'transom']
    return inPlace(called(bar.slice(1)), placeName(layout, place))
  }
  if (id.endsWith('/sash')) return inPlace(partNameText.sash, placeName(layout, id.slice(0, -'/sash'.length)))
  if (id.endsWith('leaf')) return partNameText.leaf
  const panes = panePlaces(layout)
  if (!panes.some(({ address }) => address === id))
    return capital(placeName(layout, id)) || partNameText.field
  const pane = numberOf(panes, id)
  return pane === null ? partNameText.pane : capital(partNameText.paneNumber(pane))
}

export const isBarName = (id: string): boolean => /(divider|crossbar)\/[VH]\d+$/.test(id)

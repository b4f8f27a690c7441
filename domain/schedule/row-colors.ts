/**
 * The colours of a row. A bare colour is the whole product's: wood of a window, frame and leaf of a door. `inne`, `ute`,
 * `alu`, `karm` and `dørblad` before a colour say where it goes. Whatever could be read in two ways is a doubt.
 */
import { isEntranceDoor } from '#domain/catalogue/model-kind'
import type { ColorBook, ColorListId, Model } from '#domain/catalogue/types'
import type { Patch } from '#domain/product/product'
import { type Choice, type Doubt, doubt, insteadOf } from './doubt.ts'
import type { Reading, ReadingOf } from './readings.ts'
import { type Place, placeWords } from './trade-words.ts'

interface Painted {
  readonly patch: Patch
  readonly doubts: readonly Doubt[]
}

interface Said {
  /** Null for a colour without a place. */
  readonly place: ReadingOf<'place'> | null
  readonly color: ReadingOf<'color'> | null
}

const isColor = (reading: Reading | undefined): reading is ReadingOf<'color'> => reading?.kind === 'color'
const isPlace = (reading: Reading | undefined): reading is ReadingOf<'place'> => reading?.kind === 'place'

/** Each place with the colour that follows it, each other colour by itself. */
const saidIn = (readings: readonly Reading[]): readonly Said[] =>
  readings.flatMap((reading, index): readonly Said[] => {
    const [before, after] = [readings[index - 1], readings[index + 1]]
    if (isPlace(reading)) return [{ place: reading, color: isColor(after) ? after : null }]
    return isColor(reading) && !isPlace(before) ? [{ place: null, color: reading }] : []
  })

const wordOf = (place: Place): string => placeWords[place][0] ?? place

const whereIn: Readonly<Record<ColorListId, string>> = {
  wood: 'på tre',
  aluminium: 'på aluminium',
  door: 'på dører',
}

class Painter {
  patch: Patch = {}
  readonly doubts: Doubt[] = []
  private readonly model: Model
  private readonly book: ColorBook

  constructor(model: Model, book: ColorBook) {
    this.model = model
    this.book = book
  }

  /** The one colour of a list that is meant; null after a doubt. */
  private find(list: ColorListId, color: ReadingOf<'color'>): string | null {
    const here = color.codes.filter((code) => this.book[list].some((each) => each.code === code))
    const [code, other] = here
    if (code !== undefined && other === undefined) return code
    if (code === undefined) {
      this.doubts.push(
        doubt(
          'color.foreign',
          color,
          { word: color.text, where: whereIn[list] },
          this.elsewhere(color, list),
        ),
      )
      return null
    }
    const choices = here.map((each): Choice => insteadOf(color, each))
    this.doubts.push(doubt('color.ambiguous', color, { word: color.text }, choices))
    return null
  }

  /** A colour that only cladding comes in is perhaps the cladding's. */
  private elsewhere(color: ReadingOf<'color'>, list: ColorListId): readonly Choice[] {
    if (list === 'aluminium' || isEntranceDoor(this.model)) return []
    return this.book.aluminium
      .filter(({ code }) => color.codes.includes(code))
      .map(({ code }) => insteadOf(color, `${wordOf('cladding')} ${code}`))
  }

  paint(place: Place | null, color: ReadingOf<'color'>): void {
    const isDoor = isEntranceDoor(this.model)
    if (place === 'cladding') {
      const code = this.find('aluminium', color)
      this.patch = { ...this.patch, aluminium: { selected: true, color: code } }
      return
    }
    if (place === null) {
      const code = this.find(isDoor ? 'door' : 'wood', color)
      if (code === null) return
      this.patch = {
        ...this.patch,
        ...(isDoor ? { frameColor: code, wingColor: code } : { innerColor: code }),
      }
      return
    }
    const field = (
      { inside: 'innerColor', outside: 'outerColor', frame: 'frameColor', leaf: 'wingColor' } as const
    )[place]
    const code = this.find(place === 'inside' || place === 'outside' ? 'wood' : 'door', color)
    if (code !== null) this.patch = { ...this.patch, [field]: code }
  }
}

/** `hvit alu`: the colour may be the cladding's or the wood's. */
const claddingDoubt = ({ color }: Said, { place }: Said, book: ColorBook): Doubt | null => {
  if (color === null || place === null || !book.aluminium.some(({ code }) => color.codes.includes(code)))
    return null
  const both = { start: color.start, end: place.end }
  return doubt('color.cladding', both, { word: color.text }, [
    insteadOf(both, `${place.text} ${color.text}`, `Kledning ${color.text}`),
    insteadOf(both, `inne ${color.text} ${place.text}`, `Tre ${color.text}, kledning etter treet`),
  ])
}

export const paint = (readings: readonly Reading[], model: Model, book: ColorBook): Painted => {
  const said = saidIn(readings)
  const painter = new Painter(model, book)
  const bare = said.filter(({ place }) => place === null)
  for (const [index, each] of said.entries()) {
    const { place, color } = each
    const next = said[index + 1]
    if (place === null && next?.place?.place === 'cladding' && next.color === null) {
      const unclear = claddingDoubt(each, next, book)
      if (unclear !== null) painter.doubts.push(unclear)
    }
    if (color !== null) painter.paint(place?.place ?? null, color)
    else if (place?.place === 'cladding')
      painter.patch = { ...painter.patch, aluminium: { selected: true, color: null } }
    else if (place !== null) painter.doubts.push(doubt('color.missing', place, { word: place.text }))
  }
  const [, second] = bare
  if (second?.color) {
    const places: readonly Place[] = isEntranceDoor(model)
      ? ['frame', 'leaf']
      : ['inside', 'outside', 'cladding']
    const { color } = second
    painter.doubts.push(
      doubt(
        'color.side',
        color,
        { word: color.text },
        places.map((place) => insteadOf(color, `${wordOf(place)} ${color.text}`)),
      ),
    )
  }
  return { patch: painter.patch, doubts: painter.doubts }
}

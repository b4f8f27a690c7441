/**
 * The colours of a row. A bare colour is the whole product's: wood of a window, frame and leaf of a door. `inne`, `ute`,
 * `alu`, `karm` and `dørblad` beside a colour say where it goes. Whatever could be read in two ways is a doubt.
 */
import { isEntranceDoor } from '#domain/catalogue/model-kind'
import type { ColorListId, ColorLists, Model } from '#domain/catalogue/types'
import { claddingText, colorPlaces } from '#domain/messages/doubts'
import type { Patch } from '#domain/product/product'
import { fold } from '#domain/vocabulary/fold'
import { lineWords } from '#domain/vocabulary/line-words'
import { type Place, placeWords } from '#domain/vocabulary/small-words'
import { type Ordered, ordersOf, runsOf, type Said } from './color-order.ts'
import { type Choice, type Doubt, doubt, insteadOf } from './doubt.ts'
import type { Reading, ReadingOf } from './readings.ts'

interface Painted {
  readonly patch: Patch
  readonly doubts: readonly Doubt[]
}

const wordOf = (place: Place): string => placeWords[place][0] ?? place

const whereIn: Readonly<Record<ColorListId, string>> = colorPlaces

/** As many as one looks through; those in the base price are the first. */
const CHOICES_MAX = 12

interface Colored {
  readonly place: ReadingOf<'place'> | null
  readonly color: ReadingOf<'color'>
}

type PaintedField = 'innerColor' | 'outerColor' | 'frameColor' | 'wingColor' | 'aluminium'

class Painter {
  patch: Patch = {}
  readonly doubts: Doubt[] = []
  /** Colours of which nothing is left, because their place was given another one. */
  readonly lost: { readonly said: Colored; readonly by: Colored }[] = []
  /** What each part has its colour from. */
  private readonly saidOf = new Map<PaintedField, Colored>()
  private readonly model: Model
  private readonly colorLists: ColorLists

  constructor(model: Model, colorLists: ColorLists) {
    this.model = model
    this.colorLists = colorLists
  }

  /** The one colour of a list that is meant; null after a doubt. */
  private find(list: ColorListId, color: ReadingOf<'color'>): string | null {
    const here = color.codes.filter((code) => this.colorLists[list].some((each) => each.code === code))
    const [code, other] = here
    if (code !== undefined && other === undefined) return code
    if (code === undefined) {
      const begun = this.begunBy(list, color.text)
      if (begun !== null) return begun
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
    const choices = here
      .slice(0, CHOICES_MAX)
      .map((each): Choice => insteadOf(color, each, this.nameOf(list, each)))
    this.doubts.push(doubt('color.ambiguous', color, { word: color.text }, choices))
    return null
  }

  /** Aluminium has no «Antrasitt», but one colour alone that begins so: «Antrasittgrå». */
  private begunBy(list: ColorListId, text: string): string | null {
    const [only, other] = this.colorLists[list].filter(({ description }) =>
      fold(description).startsWith(fold(text)),
    )
    return only !== undefined && other === undefined ? only.code : null
  }

  private nameOf(list: ColorListId, code: string): string {
    const name = this.colorLists[list].find((each) => each.code === code)?.description
    return name === undefined ? code : `${name} (${code})`
  }

  /** A colour that only cladding comes in is perhaps the cladding's. */
  private elsewhere(color: ReadingOf<'color'>, list: ColorListId): readonly Choice[] {
    if (list === 'aluminium' || isEntranceDoor(this.model)) return []
    return this.colorLists.aluminium
      .filter(({ code }) => color.codes.includes(code))
      .map(({ code }) => insteadOf(color, `${wordOf('cladding')} ${code}`))
  }

  private put(by: Colored, patch: Pick<Patch, PaintedField>): void {
    const fields = Object.keys(patch) as PaintedField[]
    const before = new Set(fields.flatMap((field) => this.saidOf.get(field) ?? []))
    for (const field of fields) this.saidOf.set(field, by)
    this.patch = { ...this.patch, ...patch }
    const left = new Set(this.saidOf.values())
    for (const said of before)
      if (!left.has(said) && said.color.codes.join() !== by.color.codes.join()) this.lost.push({ said, by })
  }

  paint(said: Colored): void {
    const { color } = said
    const isDoor = isEntranceDoor(this.model)
    const place = said.place?.place ?? null
    if (place === 'cladding') {
      this.put(said, { aluminium: { selected: true, color: this.find('aluminium', color) } })
      return
    }
    if (place === null) {
      const code = this.find(isDoor ? 'door' : 'wood', color)
      if (code !== null) this.put(said, isDoor ? { frameColor: code, wingColor: code } : { innerColor: code })
      return
    }
    const field = (
      { inside: 'innerColor', outside: 'outerColor', frame: 'frameColor', leaf: 'wingColor' } as const
    )[place]
    const code = this.find(place === 'inside' || place === 'outside' ? 'wood' : 'door', color)
    if (code !== null) this.put(said, { [field]: code })
  }
}

/** Two colours for one place: one that was written without a place is asked for its own. */
const lostDoubt = ({ said, by }: Painter['lost'][number], isDoor: boolean): Doubt => {
  const [bare, other] = by.place === null ? [by, said] : [said, by]
  if (bare.place !== null)
    return doubt('choice.twice', by.color, { first: said.color.text, second: by.color.text })
  const places: readonly Place[] = isDoor ? ['frame', 'leaf'] : ['inside', 'outside', 'cladding']
  const { color } = bare
  return doubt(
    'color.side',
    color,
    { word: color.text },
    places
      .filter((place) => place !== other.place?.place)
      .map((place) => insteadOf(color, `${wordOf(place)} ${color.text}`)),
  )
}

/** `hvit alu`: the colour may be the cladding's or the wood's. */
const claddingDoubt = ({ color }: Said, { place }: Said, colorLists: ColorLists): Doubt | null => {
  if (
    color === null ||
    place === null ||
    !colorLists.aluminium.some(({ code }) => color.codes.includes(code))
  )
    return null
  const both = { start: color.start, end: place.end }
  return doubt('color.cladding', both, { word: color.text }, [
    insteadOf(both, `${place.text} ${color.text}`, claddingText.cladding(color.text)),
    insteadOf(both, `${lineWords.inside(color.text)} ${place.text}`, claddingText.wood(color.text)),
  ])
}

/** A bare colour beside one that has its place is what is left: inside of a window, the frame of a door. */
const restOf = (said: readonly Said[], isDoor: boolean): Place => {
  const usedPlaces = said.map(({ place }) => place?.place)
  const places: readonly Place[] = isDoor ? ['frame', 'leaf'] : ['inside', 'outside']
  return places.find((place) => !usedPlaces.includes(place)) ?? 'inside'
}

/** One way to read a run, written so that it reads in no other. */
const written = (said: readonly Said[], isDoor: boolean): string =>
  said
    .flatMap(({ place, color }) => [
      place?.text ?? (color === null ? '' : wordOf(restOf(said, isDoor))),
      color?.text ?? '',
    ])
    .filter(Boolean)
    .join(' ')

const orderDoubt = (run: Ordered, ways: readonly (readonly Said[])[], isDoor: boolean): Doubt => {
  const both = { start: run[0]?.start ?? 0, end: run.at(-1)?.end ?? 0 }
  const texts = [...new Set(ways.map((said) => written(said, isDoor)))]
  return doubt(
    'color.order',
    both,
    {},
    texts.map((text) => insteadOf(both, text)),
  )
}

const isBareCladding = ({ place, color }: Said): boolean => place?.place === 'cladding' && color === null

const CODE = /\d/

/** «sort RAL 9005», «grå utvendig RAL 7016»: the name of a colour with its code behind it says nothing more. */
const withoutNamesOfCodes = (readings: readonly Reading[], colorLists: ColorLists): readonly Reading[] => {
  const names = (code: string): readonly string[] =>
    Object.values(colorLists).flatMap((list) =>
      list.flatMap((each) => (each.code === code ? [fold(each.description)] : [])),
    )
  const isNameOf = (name: Reading, color: Reading | undefined): boolean =>
    name.kind === 'color' &&
    color?.kind === 'color' &&
    CODE.test(color.text) &&
    !CODE.test(name.text) &&
    color.codes.some((code) => names(code).some((each) => each.includes(fold(name.text))))
  return readings.filter((reading, at) => {
    const [next, afterNext, last] = readings.slice(at + 1)
    // «grå ute RAL 7016 inne» are two colours in two places.
    return next?.kind === 'place'
      ? !(isNameOf(reading, afterNext) && last?.kind !== 'place')
      : !isNameOf(reading, next)
  })
}

export const paint = (readings: readonly Reading[], model: Model, colorLists: ColorLists): Painted => {
  const isDoor = isEntranceDoor(model)
  const painter = new Painter(model, colorLists)
  for (const run of runsOf(withoutNamesOfCodes(readings, colorLists))) {
    const ways = ordersOf(run)
    const [said = []] = ways
    if (ways.length > 1) {
      const bare = ways.map((way) => way.find(isBareCladding)).find((each) => each !== undefined)
      const before = said.find(({ color }) => color !== null)
      const [first, second, third] = run
      const isPair = first !== undefined && second !== undefined && third === undefined
      const unclear =
        isPair && bare && before ? claddingDoubt({ ...before, place: null }, bare, colorLists) : null
      if (unclear !== null) painter.doubts.push(unclear)
      else if (!isPair) painter.doubts.push(orderDoubt(run, ways, isDoor))
    }
    for (const { place, color } of said) {
      if (place?.without === true)
        painter.patch = { ...painter.patch, aluminium: { selected: false, color: null } }
      else if (color !== null) painter.paint({ place, color })
      else if (place?.place === 'cladding')
        painter.patch = { ...painter.patch, aluminium: { selected: true, color: null } }
      else if (place !== null) painter.doubts.push(doubt('color.missing', place, { word: place.text }))
    }
  }
  // Where the order or a colour is asked about already, that is the same question.
  const lost = painter.doubts.length > 0 ? [] : painter.lost.map((each) => lostDoubt(each, isDoor))
  return { patch: painter.patch, doubts: [...painter.doubts, ...lost] }
}

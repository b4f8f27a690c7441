/** Classes that a file asks for, as architects write them: «EI 30», «EI2 30-Sa», «B 30», «Rw 35 dB», «R'w ≥ 40». */

/** What a product has to withstand: minutes, and whether heat is kept out too (EI) or flames alone (E). */
export interface AskedFire {
  readonly minutes: number
  readonly keepsHeatOut: boolean
}

export type AskedClass<Value> =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'asked'; readonly value: Value }
  /** Something is asked for, and nobody knows what. */
  | { readonly kind: 'unclear'; readonly text: string }

const NOTHING = { kind: 'nothing' } as const
/** What programs write where nobody has said anything, the name of the property among it. */
const EMPTY =
  /^(?:|0|0?[.,]0*|-+|n\/?a|none|ingen|nei|no|false|undefined|<.*>|ikke relevant|uspesifisert|(?:fire|acoustic)\s?rating)$/i

/** What is asked for, as it is written; empty where nothing is. */
export const saidClass = (text: string): string => {
  const said = text.trim()
  return EMPTY.test(said) ? '' : said
}

/** «EI2 30-C»: the 2 is of the way it was tested, and what stands behind of smoke and closing. B is the older Norwegian name of EI, F the German. */
const FIRE = /^(r?ei?w?(?:[12](?=[\s/-]))?|[abf])\s*[-/ ]?\s*(\d{2,3})(?!\d)/i
/** Minutes that are tested for (EN 13501-2). */
const MINUTES: readonly number[] = [15, 20, 30, 45, 60, 90, 120, 180, 240]

export const askedFire = (text: string): AskedClass<AskedFire> => {
  const said = saidClass(text)
  if (said === '') return NOTHING
  const [, letters = '', minutes] = FIRE.exec(said) ?? []
  if (!MINUTES.includes(Number(minutes))) return { kind: 'unclear', text: said }
  return { kind: 'asked', value: { minutes: Number(minutes), keepsHeatOut: !/^e[w]?[12]?$/i.test(letters) } }
}

/** dB: quieter is no class, louder none that is built. */
const SOUND_MIN = 20
const SOUND_MAX = 70

export const askedSound = (text: string): AskedClass<number> => {
  const said = saidClass(text)
  if (said === '') return NOTHING
  const value = Number(/\d{1,3}(?:[.,]\d+)?/.exec(said)?.[0]?.replace(',', '.') ?? Number.NaN)
  return value >= SOUND_MIN && value <= SOUND_MAX
    ? { kind: 'asked', value: Math.ceil(value) }
    : { kind: 'unclear', text: said }
}

/** Of the models: EI30 and the like. */
export const withstands = (fireClass: string | null, { minutes, keepsHeatOut }: AskedFire): boolean => {
  const has = askedFire(fireClass ?? '')
  return has.kind === 'asked' && has.value.minutes >= minutes && (has.value.keepsHeatOut || !keepsHeatOut)
}

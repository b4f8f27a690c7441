/**
 * Solar-control glass has a tint that ordinary energy glass has not: in one facade they look unlike each other (trade
 * handbook 11, G-11). A quote that mixes them says so on the rows with solar-control glass.
 */
import { findGlass } from '#domain/catalogue/catalogue'
import { sentenceOf } from '#domain/messages/words'

const ENERGY_GLASS = 1
const SOLAR_CONTROL = 4

const has = (glassCode: string, property: number): boolean =>
  findGlass(glassCode)?.properties.includes(property) ?? false

const isSolar = (glassCode: string): boolean => has(glassCode, SOLAR_CONTROL)
const isOrdinary = (glassCode: string): boolean => has(glassCode, ENERGY_GLASS) && !isSolar(glassCode)

/** Norwegian, for each of these glasses; null where there is nothing to say, or no glass. */
export const mixedGlassWarnings = (glassCodes: readonly (string | null)[]): readonly (string | null)[] => {
  const isMixed = glassCodes.some((code) => code !== null && isOrdinary(code))
  return glassCodes.map((code) =>
    isMixed && code !== null && isSolar(code) ? sentenceOf({ code: 'glass.solar-mixed' }) : null,
  )
}

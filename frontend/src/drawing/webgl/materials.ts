/**
 * What surfaces are made of. One shelf per canvas: a material is made once per finish and colour and kept while the
 * canvas lives, so that an edit compiles no shader again; the canvas disposes the shelf.
 */
import { Color, DoubleSide, MeshBasicMaterial, MeshStandardMaterial, type Material as Surface } from 'three'
import type { Finish, Material } from '#domain/drawing/scene'
import { makeReflection } from './reflection.ts'

/** Roughness and metalness judged by eye beside painted wood, powder-coated profiles and brushed steel. */
const FINISHES: Record<Exclude<Finish, 'glass' | 'frosted'>, { roughness: number; metalness: number }> = {
  paint: { roughness: 0.62, metalness: 0 },
  stain: { roughness: 0.75, metalness: 0 },
  aluminium: { roughness: 0.5, metalness: 0 },
  steel: { roughness: 0.3, metalness: 0.15 },
  rubber: { roughness: 0.95, metalness: 0 },
}

/** The accent of the interface, as a glow on what is selected. */
const SELECTED = new Color('#0f5e66')

/** A tint that does not darken in the shade: what one sees of a pane is what is behind it, and what it mirrors. */
const clearGlass = (rgbHex: string) =>
  new MeshBasicMaterial({
    color: rgbHex,
    transparent: true,
    opacity: 0.38,
    depthWrite: false,
    side: DoubleSide,
  })

/** D-144: frosted glass lets a tenth of what is behind it through. */
const frostedGlass = (rgbHex: string) =>
  new MeshStandardMaterial({
    color: rgbHex,
    roughness: 0.9,
    transparent: true,
    opacity: 0.9,
    depthWrite: false,
  })

const surface = ({ finish, rgbHex }: Material): MeshBasicMaterial | MeshStandardMaterial => {
  if (finish === 'glass') return clearGlass(rgbHex)
  if (finish === 'frosted') return frostedGlass(rgbHex)
  // Edges lie on the faces they bound; the faces step back so that the lines do not flicker.
  return new MeshStandardMaterial({
    color: rgbHex,
    ...FINISHES[finish],
    polygonOffset: true,
    polygonOffsetFactor: 1,
    polygonOffsetUnits: 1,
  })
}

export interface MaterialShelf {
  readonly of: (material: Material, selected: boolean) => Surface
  readonly reflection: () => Surface
  readonly dispose: () => void
}

export const makeShelf = (): MaterialShelf => {
  const made = new Map<string, Surface>()
  const take = (key: string, make: () => Surface): Surface => {
    const known = made.get(key)
    if (known) return known
    const fresh = make()
    made.set(key, fresh)
    return fresh
  }
  return {
    of: (material, selected) =>
      take(`${material.finish} ${material.rgbHex} ${selected}`, () => {
        const fresh = surface(material)
        if (selected && fresh instanceof MeshStandardMaterial) {
          fresh.emissive = SELECTED
          fresh.emissiveIntensity = 0.55
        } else if (selected) fresh.color.lerp(SELECTED, 0.5)
        return fresh
      }),
    reflection: () => take('reflection', makeReflection),
    dispose: () => {
      for (const material of made.values()) material.dispose()
      made.clear()
    },
  }
}

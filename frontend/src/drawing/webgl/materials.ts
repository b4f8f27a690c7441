/**
 * What surfaces are made of. One shelf per canvas: a material is made once per finish and colour and kept while the
 * canvas lives, so that an edit compiles no shader again; the canvas disposes the shelf.
 */
import {
  Color,
  DoubleSide,
  MeshBasicMaterial,
  MeshStandardMaterial,
  type Material as Surface,
  type Texture,
} from 'three'
import type { Finish, Material } from '#domain/drawing/scene'
import { type RenderConfig, shippedRenderConfig } from '../../config/shipped-render-config.ts'
import { makeReflection } from './reflection.ts'

export const finishesIn = (look: RenderConfig): Record<Exclude<Finish, 'glass' | 'frosted'>, Polish> => ({
  paint: { roughness: look.paintRoughness, metalness: 0 },
  stain: { roughness: look.stainRoughness, metalness: 0 },
  aluminium: { roughness: look.aluminiumRoughness, metalness: look.aluminiumMetalness },
  steel: { roughness: look.steelRoughness, metalness: look.steelMetalness },
  rubber: { roughness: 0.95, metalness: 0 },
})

interface Polish {
  readonly roughness: number
  readonly metalness: number
}

/** The accent of the interface, as a glow on what is selected. */
const SELECTED = new Color('#0f5e66')

/** In the room a pane mirrors a sky; its own tint is deeper than on paper, or the sky would bleach it. */
const DEEPER = 0.62

/** A tint that does not darken in the shade: what one sees of a pane is what is behind it, and what it mirrors. */
const clearGlass = (rgbHex: string, opacity: number) =>
  new MeshBasicMaterial({
    color: new Color(rgbHex).multiplyScalar(DEEPER),
    transparent: true,
    opacity,
    depthWrite: false,
    side: DoubleSide,
  })

const frostedGlass = (rgbHex: string, opacity: number) =>
  new MeshStandardMaterial({
    color: rgbHex,
    roughness: 0.9,
    transparent: true,
    opacity,
    depthWrite: false,
  })

const surface = (
  { finish, rgbHex, laminate }: Material,
  look: RenderConfig,
  laminatePicture: Texture | null,
): MeshBasicMaterial | MeshStandardMaterial => {
  if (finish === 'glass') return clearGlass(rgbHex, look.glassOpacity)
  if (finish === 'frosted') return frostedGlass(rgbHex, look.frostedGlassOpacity)
  // Edges lie on the faces they bound; the faces step back so that the lines do not flicker.
  const picture = laminate === undefined ? null : laminatePicture
  return new MeshStandardMaterial({
    // A picture brings its own colours.
    color: picture === null ? rgbHex : '#ffffff',
    map: picture,
    ...finishesIn(look)[finish],
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

/** `laminatePicture` lies on what is laminated; null until it is there. */
export const makeShelf = (
  look: RenderConfig = shippedRenderConfig,
  laminatePicture: Texture | null = null,
): MaterialShelf => {
  const made = new Map<string, Surface>()
  const acquire = (key: string, make: () => Surface): Surface => {
    const cached = made.get(key)
    if (cached) return cached
    const fresh = make()
    made.set(key, fresh)
    return fresh
  }
  return {
    of: (material, selected) =>
      acquire(`${material.finish} ${material.rgbHex} ${material.laminate} ${selected}`, () => {
        const fresh = surface(material, look, laminatePicture)
        if (selected && fresh instanceof MeshStandardMaterial) {
          fresh.emissive = SELECTED
          fresh.emissiveIntensity = 0.55
        } else if (selected) fresh.color.lerp(SELECTED, 0.5)
        return fresh
      }),
    reflection: () => acquire('reflection', () => makeReflection(look.glassReflection)),
    dispose: () => {
      for (const material of made.values()) material.dispose()
      made.clear()
    },
  }
}

/**
 * What surfaces are made of in a file for other programs: each finish and colour once, by a name that a person finds it by.
 * Glass is a tint that one sees through, because all viewers know that; what a pane mirrors is up to them.
 */
import { Color, MeshStandardMaterial, type Texture } from 'three'
import type { Material } from '#domain/drawing/scene'
import { type RenderConfig, shippedRenderConfig } from '../../../config/shipped-render-config.ts'
import { finishesIn } from '../materials.ts'

export interface FileSurfaces {
  readonly of: (material: Material) => MeshStandardMaterial
}

const GLASS_ROUGHNESS = 0.05
const FROSTED_ROUGHNESS = 0.9

const glassOf = ({ finish, rgbHex }: Material, look: RenderConfig): MeshStandardMaterial => {
  const isClear = finish === 'glass'
  return new MeshStandardMaterial({
    color: new Color(rgbHex),
    roughness: isClear ? GLASS_ROUGHNESS : FROSTED_ROUGHNESS,
    metalness: 0,
    transparent: true,
    opacity: isClear ? look.glassOpacity : look.frostedGlassOpacity,
  })
}

/** `pictures` of decor laminates by their codes; what is laminated and has none keeps its tint. */
export const makeFileSurfaces = (
  pictures: ReadonlyMap<string, Texture>,
  look: RenderConfig = shippedRenderConfig,
): FileSurfaces => {
  const made = new Map<string, MeshStandardMaterial>()
  const surfaceOf = (material: Material): MeshStandardMaterial => {
    const { finish, rgbHex, laminate = '' } = material
    if (finish === 'glass' || finish === 'frosted') return glassOf(material, look)
    const picture = pictures.get(laminate)
    // A picture brings its own colours.
    const painted = picture === undefined ? { color: new Color(rgbHex) } : { map: picture }
    return new MeshStandardMaterial({ ...painted, ...finishesIn(look)[finish] })
  }
  return {
    of: (material) => {
      const name = [material.finish, material.rgbHex, material.laminate].filter(Boolean).join(' ')
      const surface = made.get(name) ?? surfaceOf(material)
      surface.name = name
      made.set(name, surface)
      return surface
    },
  }
}

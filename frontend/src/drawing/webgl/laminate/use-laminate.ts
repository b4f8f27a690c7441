/**
 * The picture of the decor laminate on a door's leaf, from being asked for to lying on it. A leaf whose picture cannot be
 * had keeps the laminate's tint; that is no failure of the drawing.
 */
import { useEffect, useState } from 'react'
import { RepeatWrapping, SRGBColorSpace, type Texture, TextureLoader } from 'three'
import { laminatePath } from '#domain/catalogue/data/laminates'
import { rowsOf } from '#domain/drawing/rows-of-scene'
import type { Scene } from '#domain/drawing/scene'

export type LaminateState =
  | { readonly step: 'none' | 'loading' | 'missing' }
  | { readonly step: 'shown'; readonly texture: Texture }

/** Changes when any of the pictures does: their addresses are fixed and cached. */
const version: string = import.meta.env.LAMINATES ?? ''

/** Sharp also where one looks along the leaf. */
const ANISOTROPY = 8

export const loadLaminate = async (code: string): Promise<Texture> => {
  const texture = await new TextureLoader().loadAsync(`${laminatePath(code)}?v=${version}`)
  texture.colorSpace = SRGBColorSpace
  texture.wrapS = RepeatWrapping
  texture.wrapT = RepeatWrapping
  texture.anisotropy = ANISOTROPY
  return texture
}

/** D-093: '00' is none, and paints nothing. */
export const laminateIn = (scene: Scene): string | null =>
  rowsOf(scene)
    .flatMap((row) => row.scene.parts)
    .find(({ materialOutside }) => materialOutside.laminate !== undefined)?.materialOutside.laminate ?? null

export const useLaminate = (scene: Scene): LaminateState => {
  const code = laminateIn(scene)
  const [answer, setAnswer] = useState<{ readonly code: string; readonly texture: Texture | null } | null>(
    null,
  )
  useEffect(() => {
    if (code === null) return
    let isWanted = true
    let shown: Texture | undefined
    loadLaminate(code).then(
      (texture) => {
        shown = texture
        if (isWanted) setAnswer({ code, texture })
        else texture.dispose()
      },
      () => isWanted && setAnswer({ code, texture: null }),
    )
    return () => {
      isWanted = false
      shown?.dispose()
    }
  }, [code])
  if (code === null) return { step: 'none' }
  if (answer?.code !== code) return { step: 'loading' }
  return answer.texture === null ? { step: 'missing' } : { step: 'shown', texture: answer.texture }
}

/** A product as the files that viewers in a room show: made in the browser, kept in it, and sent to nobody. */
import { useEffect, useState } from 'react'
import type { Scene, ViewSide } from '#domain/drawing/scene'
import { pageText } from '../text.ts'

interface RoomFiles {
  /** Addresses that this page alone can read. */
  readonly glb: string
  /** For the viewer of an iPhone or iPad; null in other browsers. */
  readonly usdz: string | null
}

export type RoomFilesState =
  | { readonly step: 'making' | 'failed' }
  | { readonly step: 'made'; readonly files: RoomFiles }

/** Safari on iPhone and iPad opens such a link in the room itself. */
const opensUsdz = (): boolean => document.createElement('a').relList.supports('ar')

const makeFiles = async (scene: Scene, seenFrom: ViewSide): Promise<readonly (Blob | null)[]> => {
  const [{ filedModelOf }, { inRoom }, { writeModelFile }] = await Promise.all([
    import('../../../drawing/webgl/gltf/model-file.ts'),
    import('../../../drawing/webgl/gltf/in-room.ts'),
    import('../../../drawing/webgl/gltf/write-file.ts'),
  ])
  const product = { name: pageText.product, scene, at: [[0, 0]] as const }
  const model = inRoom(await filedModelOf(pageText.product, [product]), seenFrom)
  return [await writeModelFile(model, 'glb'), opensUsdz() ? await writeModelFile(model, 'usdz') : null]
}

const addressOf = (file: Blob | null | undefined): string | null => (file ? URL.createObjectURL(file) : null)

export const useRoomFiles = (scene: Scene, seenFrom: ViewSide): RoomFilesState => {
  const [state, setState] = useState<RoomFilesState>({ step: 'making' })
  useEffect(() => {
    let isWanted = true
    let addresses: readonly (string | null)[] = []
    setState({ step: 'making' })
    makeFiles(scene, seenFrom).then(
      (made) => {
        if (!isWanted) return
        addresses = made.map(addressOf)
        const [glb = null, usdz = null] = addresses
        if (glb !== null) setState({ step: 'made', files: { glb, usdz } })
      },
      () => isWanted && setState({ step: 'failed' }),
    )
    return () => {
      isWanted = false
      for (const address of addresses) if (address !== null) URL.revokeObjectURL(address)
    }
  }, [scene, seenFrom])
  return state
}

/**
 * Fetches and unpacks the 3D model of a door's leaf. Every file is fetched once while the page lives; one that failed is
 * asked for again, because a network that was away may have come back.
 */

import { DRACO_GLTF_CONFIG, DRACOLoader } from 'three/addons/loaders/DRACOLoader.js'
import { type GLTF, GLTFLoader } from 'three/addons/loaders/GLTFLoader.js'
import { doorModelPath } from '#domain/drawing/door-model/files'
import type { LeafModel } from '#domain/drawing/scene'

export type LeafFile = Pick<GLTF, 'scenes' | 'animations'>

/** Changes when any of the models does: their addresses are fixed and cached. */
const version: string = import.meta.env.DOOR_MODELS ?? ''

const openLoader = (): ((name: string) => Promise<LeafFile>) => {
  let loader: GLTFLoader | undefined
  return (name) => {
    // The decoder comes with the site, never from somebody else's address.
    loader ??= new GLTFLoader().setDRACOLoader(new DRACOLoader().setDecoderPath(DRACO_GLTF_CONFIG))
    return loader.loadAsync(`${doorModelPath(name)}?v=${version}`)
  }
}

export interface FoundLeaf {
  readonly name: string
  readonly file: LeafFile
}

/** D-158, D-159: the first of the files that there is; rejects with what went wrong last when there is none. */
export const findsLeaf = (load: (name: string) => Promise<LeafFile>) => {
  const cache = new Map<string, Promise<LeafFile>>()
  const loadOnce = (name: string): Promise<LeafFile> => {
    const found = cache.get(name) ?? load(name)
    cache.set(name, found)
    found.catch(() => cache.delete(name))
    return found
  }
  return async ({ files }: Pick<LeafModel, 'files'>): Promise<FoundLeaf> => {
    let reason: unknown
    for (const { name } of files) {
      try {
        return { name, file: await loadOnce(name) }
      } catch (error) {
        reason = error
      }
    }
    const names = [...new Set(files.map(({ name }) => name))].join(', ')
    throw new Error(`the door model could not be loaded (${names})`, { cause: reason })
  }
}

export const findLeaf = findsLeaf(openLoader())

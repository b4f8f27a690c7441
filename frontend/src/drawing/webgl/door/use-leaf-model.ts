/** The 3D model of the product's leaf, from being asked for to standing in the frame in the product's size. */
import { useEffect, useMemo, useState } from 'react'
import type { LeafModel } from '#domain/drawing/scene'
import { findLeaf } from './leaf-file.ts'
import { type LeafSolids, leafSolidsOf } from './leaf-solids.ts'
import { stretched } from './stretch.ts'

export type LeafState =
  | { readonly step: 'none' }
  | { readonly step: 'loading' }
  | { readonly step: 'shown'; readonly name: string; readonly solids: LeafSolids }
  /** Neither the model nor its fallback could be had (D-160); the drawing's own solids are shown. */
  | { readonly step: 'failed'; readonly error: Error }

interface Answer {
  readonly key: string
  readonly state: LeafState
}

const NONE: LeafState = { step: 'none' }
const LOADING: LeafState = { step: 'loading' }

const keyOf = ({ files, hand }: LeafModel): string => `${files.map(({ name }) => name).join(' ')} ${hand}`

/** The file's own geometry stays for the next product; what is stretched is this product's. */
export const fittedLeaf = (solids: LeafSolids, model: LeafModel): LeafSolids => ({
  ...solids,
  body: new Map(
    [...solids.body].map(([part, geometry]) => [part, stretched(geometry, solids.place, model)] as const),
  ),
})

const useLoaded = (model: LeafModel | undefined): LeafState => {
  const [answer, setAnswer] = useState<Answer | null>(null)
  const key = model === undefined ? null : keyOf(model)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for what of the model decides about the file.
  useEffect(() => {
    if (model === undefined || key === null) return
    let isWanted = true
    const say = (state: LeafState) => isWanted && setAnswer({ key, state })
    findLeaf(model)
      .then(({ name, file }) => say({ step: 'shown', name, solids: leafSolidsOf(file, model.hand) }))
      .catch((error: Error) => say({ step: 'failed', error }))
    return () => {
      isWanted = false
    }
  }, [key])
  if (key === null) return NONE
  return answer?.key === key ? answer.state : LOADING
}

export const useLeafModel = (model: LeafModel | undefined): LeafState => {
  const loaded = useLoaded(model)
  const size = JSON.stringify([model?.frame, model?.leaf, model?.z])
  // biome-ignore lint/correctness/useExhaustiveDependencies: `size` stands for what the solids are stretched to.
  const state = useMemo(
    (): LeafState =>
      loaded.step === 'shown' && model ? { ...loaded, solids: fittedLeaf(loaded.solids, model) } : loaded,
    [loaded, size],
  )
  useEffect(() => {
    if (state.step !== 'shown') return
    return () => {
      for (const geometry of state.solids.body.values()) geometry.dispose()
    }
  }, [state])
  return state
}

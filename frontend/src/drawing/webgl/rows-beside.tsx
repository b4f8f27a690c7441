/** The rows that a product is mounted together with: each as it is, moved to its place. They are looked at, not worked on. */
import { useMemo } from 'react'
import type { Scene } from '#domain/drawing/scene'
import { type ProductModelProps, ProductSolids } from './product-model.tsx'
import { SceneLines } from './scene-lines.tsx'

const NO_LEAF = { step: 'none' } as const
const NOTHING: readonly string[] = []

type RowsBesideProps = Omit<ProductModelProps, 'leaf' | 'selected'> & { readonly scene: Scene }

export const RowsBeside = ({ scene: { beside = [] }, onSelect, ...shown }: RowsBesideProps) => {
  // A press on one of them is a press beside everything that can be selected.
  const clear = useMemo(() => onSelect && (() => onSelect(null)), [onSelect])
  return beside.map(({ rowNumber, at: [x, y], scene }) => (
    <group key={rowNumber} name={`row${rowNumber}`} position={[x, y, 0]}>
      <ProductSolids {...shown} scene={scene} leaf={NO_LEAF} selected={NOTHING} onSelect={clear} />
      <SceneLines scene={scene} />
    </group>
  ))
}

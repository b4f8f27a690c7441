/** A model as somebody in a room places it: the face that he is to see towards him, its middle at the origin, its back against the wall. */
import { Box3, Group, Vector3 } from 'three'
import type { ViewSide } from '#domain/drawing/scene'
import type { FiledModel } from './side-by-side.ts'

export const inRoom = ({ root, opening }: FiledModel, seenFrom: ViewSide): FiledModel => {
  const turned = new Group()
  turned.name = root.name
  root.rotation.y = seenFrom === 'inside' ? Math.PI : 0
  turned.add(root)
  turned.updateMatrixWorld(true)
  const box = new Box3().setFromObject(turned, true)
  const middle = box.getCenter(new Vector3())
  root.position.set(-middle.x, -box.min.y, -box.min.z)
  return { root: turned, opening }
}

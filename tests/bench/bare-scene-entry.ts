/** A bare three.js scene of as many triangles as somebody says, in one light and one material: the yardstick of a product's first picture. */
import {
  BoxGeometry,
  DirectionalLight,
  InstancedMesh,
  Matrix4,
  MeshStandardMaterial,
  PerspectiveCamera,
  Scene,
  WebGLRenderer,
} from 'three'

declare global {
  var showBareScene: ((triangles: number, width: number, height: number) => void) | undefined
}

const TRIANGLES_OF_A_BOX = 12

globalThis.showBareScene = (triangles, width, height) => {
  const renderer = new WebGLRenderer({ antialias: true })
  renderer.setSize(width, height)
  document.body.append(renderer.domElement)
  const scene = new Scene()
  const light = new DirectionalLight()
  light.position.set(1, 2, 3)
  const count = Math.ceil(triangles / TRIANGLES_OF_A_BOX)
  const boxes = new InstancedMesh(new BoxGeometry(), new MeshStandardMaterial(), count)
  const side = Math.ceil(Math.sqrt(count))
  for (let index = 0; index < count; index += 1)
    boxes.setMatrixAt(
      index,
      new Matrix4().makeTranslation(1.2 * (index % side), 1.2 * Math.floor(index / side), 0),
    )
  scene.add(light, boxes)
  const camera = new PerspectiveCamera(30, width / height, 0.1, 1000)
  camera.position.set(0.6 * side, 0.6 * side, 3 * side)
  renderer.render(scene, camera)
}

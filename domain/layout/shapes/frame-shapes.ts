/** The frame shapes of the range (trade handbook 3). Letters: W × H is the box, w1, w2, h1, h2 the partial dimensions. */
import { acrossBox, type FrameShape, fallingTo, leaningBy } from './frame-shape.ts'

export const frameShapes: readonly FrameShape[] = [
  {
    id: 0,
    name: 'Rektangel',
    uses: [],
    vertices: ({ width: W, height: H }) => [
      [0, 0],
      [W, 0],
      [W, H],
      [0, H],
    ],
    slopes: {},
  },
  {
    id: 1,
    name: 'Skrå topp, lav venstre',
    uses: ['height1'],
    vertices: ({ width: W, height: H, height1: h1 }) => [
      [0, 0],
      [W, 0],
      [W, H],
      [0, h1],
    ],
    slopes: { angle1: fallingTo('height1', 2, ({ width }) => width) },
  },
  {
    id: 2,
    name: 'Skrå topp, lav høyre',
    uses: ['height2'],
    vertices: ({ width: W, height: H, height2: h2 }) => [
      [0, 0],
      [W, 0],
      [W, h2],
      [0, H],
    ],
    slopes: { angle2: fallingTo('height2', 2, ({ width }) => width) },
  },
  {
    id: 3,
    name: 'Trekant, spiss topp høyre',
    uses: [],
    vertices: ({ width: W, height: H }) => [
      [0, 0],
      [W, 0],
      [W, H],
    ],
    slopes: { angle1: acrossBox(2) },
  },
  {
    id: 4,
    name: 'Trekant, spiss topp venstre',
    uses: [],
    vertices: ({ width: W, height: H }) => [
      [0, 0],
      [W, 0],
      [0, H],
    ],
    slopes: { angle2: acrossBox(1) },
  },
  {
    id: 5,
    name: 'Trekant, fri topp',
    uses: ['width1'],
    vertices: ({ width: W, height: H, width1: w1 }) => [
      [0, 0],
      [W, 0],
      [w1, H],
    ],
    slopes: {
      angle1: leaningBy('width1', 2),
      angle2: {
        edge: 1,
        rise: ({ height }) => height,
        run: ({ width, width1 }) => width - width1,
        sets: 'width1',
        solve: ({ width, height }, tangent) => width - height / tangent,
      },
    },
    hasApex: true,
    leastRemainder: 50,
  },
  {
    id: 7,
    name: 'Mønevindu (femkant)',
    uses: ['width1', 'height1', 'height2'],
    vertices: ({ width: W, height: H, width1: w1, height1: h1, height2: h2 }) => [
      [0, 0],
      [W, 0],
      [W, h2],
      [w1, H],
      [0, h1],
    ],
    slopes: {
      angle1: fallingTo('height1', 3, ({ width1 }) => width1),
      angle2: fallingTo('height2', 2, ({ width, width1 }) => width - width1),
    },
    hasApex: true,
    leastRemainder: 50,
  },
  {
    id: 9,
    name: 'Avkuttet hjørne, venstre topp',
    uses: ['width1', 'height1'],
    vertices: ({ width: W, height: H, width1: w1, height1: h1 }) => [
      [0, 0],
      [W, 0],
      [W, H],
      [w1, H],
      [0, h1],
    ],
    slopes: { angle1: fallingTo('height1', 3, ({ width1 }) => width1) },
  },
  {
    id: 19,
    name: 'Avkuttet hjørne, høyre topp',
    uses: ['width2', 'height2'],
    vertices: ({ width: W, height: H, width2: w2, height2: h2 }) => [
      [0, 0],
      [W, 0],
      [W, h2],
      [W - w2, H],
      [0, H],
    ],
    slopes: { angle2: fallingTo('height2', 2, ({ width2 }) => width2) },
  },
  {
    id: 34,
    name: 'Avkuttet begge topphjørner (sekskant)',
    uses: ['width1', 'width2', 'height1', 'height2'],
    vertices: ({ width: W, height: H, width1: w1, width2: w2, height1: h1, height2: h2 }) => [
      [0, 0],
      [W, 0],
      [W, h2],
      [W - w2, H],
      [w1, H],
      [0, h1],
    ],
    slopes: {
      angle1: fallingTo('height1', 4, ({ width1 }) => width1),
      angle2: fallingTo('height2', 2, ({ width2 }) => width2),
    },
  },
  {
    id: 35,
    name: 'Trapes, smal topp',
    uses: ['width1', 'width2'],
    vertices: ({ width: W, height: H, width1: w1, width2: w2 }) => [
      [0, 0],
      [W, 0],
      [W - w2, H],
      [w1, H],
    ],
    slopes: { angle1: leaningBy('width1', 3), angle2: leaningBy('width2', 1) },
  },
  {
    id: 38,
    name: 'Trapes, smal bunn',
    uses: ['width1', 'width2'],
    vertices: ({ width: W, height: H, width1: w1, width2: w2 }) => [
      [w1, 0],
      [W - w2, 0],
      [W, H],
      [0, H],
    ],
    slopes: { angle1: leaningBy('width1', 3), angle2: leaningBy('width2', 1) },
  },
  {
    id: 40,
    name: 'Parallellogram, heller mot høyre',
    uses: ['width1'],
    vertices: ({ width: W, height: H, width1: w1 }) => [
      [0, 0],
      [W - w1, 0],
      [W, H],
      [w1, H],
    ],
    slopes: { angle1: leaningBy('width1', 3) },
    leastRemainder: 50,
  },
  {
    id: 43,
    name: 'Parallellogram, heller mot venstre',
    uses: ['width2'],
    vertices: ({ width: W, height: H, width2: w2 }) => [
      [w2, 0],
      [W, 0],
      [W - w2, H],
      [0, H],
    ],
    slopes: { angle2: leaningBy('width2', 1) },
    leastRemainder: 50,
  },
  {
    id: 51,
    name: 'Skrå venstre side',
    uses: ['width1'],
    vertices: ({ width: W, height: H, width1: w1 }) => [
      [0, 0],
      [W, 0],
      [W, H],
      [w1, H],
    ],
    slopes: { angle1: leaningBy('width1', 3) },
  },
  {
    id: 52,
    name: 'Skrå høyre side',
    uses: ['width2'],
    vertices: ({ width: W, height: H, width2: w2 }) => [
      [0, 0],
      [W, 0],
      [W - w2, H],
      [0, H],
    ],
    slopes: { angle2: leaningBy('width2', 1) },
  },
]

/** D-110: an unknown shape type is a bug and throws. */
export const shapeOf = (id: number): FrameShape => {
  const shape = frameShapes.find((candidate) => candidate.id === id)
  if (shape === undefined) throw new Error(`unknown frame shape ${id}`)
  return shape
}

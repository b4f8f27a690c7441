/**
 * What a broken or a malicious tool might leave on the screenshot page. Runs inside the page, because half of it cannot be
 * carried there: circles, holes, traps, things that are no data at all.
 */
import type {} from '#domain/contracts/render-page'

interface Answer {
  readonly name: string
  readonly rendered: boolean
  readonly failed: boolean
  readonly message: string
  readonly milliseconds: number
}

interface Row {
  readonly choices: object
}

/** Hands each of them to the page, one after the other. `row` is one that can be drawn. */
export const hostileInputs = async (row: Row): Promise<Answer[]> => {
  const giant = 'x'.repeat(2_000_000)
  const circle: Record<string, unknown> = {}
  circle.self = circle
  const holes: unknown[] = []
  holes.length = 4_000_000_000
  const deep = Array.from({ length: 20_000 }).reduce((inner: unknown) => ({ inner }), {})
  const trap = (name: string) =>
    Object.defineProperty({ ...row }, name, {
      enumerable: true,
      get: () => {
        throw new Error('touched')
      },
    })
  const refusing = new Proxy(
    {},
    {
      get: () => {
        throw new Error('touched')
      },
      ownKeys: () => {
        throw new Error('listed')
      },
    },
  )
  const named = (prefix: string, values: Record<string, unknown>): [string, unknown][] =>
    Object.entries(values).map(([name, value]) => [`${prefix} ${name}`, value])
  const shown = JSON.stringify(row)

  const nothings = named('instead of a row:', {
    null: null,
    undefined,
    true: true,
    zero: 0,
    NaN: Number.NaN,
    infinity: Number.POSITIVE_INFINITY,
    bigint: 10n ** 30n,
    'empty text': '',
    'a word': 'Window',
    'the row as text': shown,
    'giant text': giant,
    symbol: Symbol('row'),
    function: () => row,
    date: new Date(0),
    map: new Map(Object.entries(row)),
    promise: Promise.resolve(row),
    'empty object': {},
    'no prototype': Object.create(null),
    'row as prototype': Object.create(row),
    'own __proto__': JSON.parse(`{"__proto__": ${shown}}`),
    'a list of it': [row],
    holes,
    circle,
    deep,
    refusing,
    window: window,
    'the page': document,
  })

  const junk: Record<string, unknown> = {
    null: null,
    NaN: Number.NaN,
    '-1': -1,
    '1e308': 1e308,
    infinity: Number.POSITIVE_INFINITY,
    giant,
    circle,
    holes,
    deep,
    symbol: Symbol('x'),
  }
  const members = ['component', 'rowNumber', 'model', 'choices'].flatMap((member) => [
    ...named(member, junk).map(([name, value]): [string, unknown] => [name, { ...row, [member]: value }]),
    [`${member} missing`, { ...row, [member]: undefined }] as [string, unknown],
    [`${member} throws`, trap(member)] as [string, unknown],
  ])
  const choices = [
    'width',
    'height1',
    'depth',
    'frameShapeId',
    'glassCode',
    'dividers',
    'crossbars',
    'aluminium',
    'misc',
  ]
  const chosen = choices.flatMap((choice) =>
    named(`choices.${choice}`, junk).map(([name, value]): [string, unknown] => [
      name,
      { ...row, choices: { ...row.choices, [choice]: value } },
    ]),
  )

  const bar = { panel: '', direction: 'VERTICAL', typeId: 'P60', position: null }
  const others = named('', {
    'component of another kind': { ...row, component: 'Order' },
    'a model of nobody': { ...row, model: { id: '999999' } },
    'a model that is a path': { ...row, model: { id: '../../etc/passwd' } },
    'a model that is inherited': { ...row, model: { id: 'constructor' } },
    'half a millimetre': { ...row, choices: { ...row.choices, width: 1190.5 } },
    'a size in words': { ...row, choices: { ...row.choices, width: '1190' } },
    'a wall of bars': { ...row, choices: { ...row.choices, dividers: Array(65).fill(bar) } },
    'a bar nowhere': { ...row, choices: { ...row.choices, dividers: [{ ...bar, position: -5 }] } },
    'a bar of junk': { ...row, choices: { ...row.choices, dividers: [circle] } },
    'a choice of nobody': { ...row, choices: { ...row.choices, toString: 1 } },
    'choices without a prototype and empty': { ...row, choices: Object.create(null) },
    'a colour that is a script': { ...row, innerColor: { code: 'x', rgbHex: 'url(javascript:alert(1))' } },
    'a colour that is a circle': { ...row, outerColor: circle },
    'no models': { models: [], connections: [] },
    'models that are none': { models: 'Window', connections: [] },
    'models of holes': { models: holes, connections: [] },
    'a million models': { models: Array(1_000_000).fill(row), connections: [] },
    'models without connections': { models: [row] },
    'another row than the address’s': { models: [{ ...row, rowNumber: 6 }], connections: [] },
    'the same row twice': { models: [row, row], connections: [] },
    'a row that stands nowhere': { models: [row, { ...row, rowNumber: 6 }], connections: [] },
    'a place that is no number': { models: [row], connections: [{ rowNumber: 5, bb: { minX: Number.NaN } }] },
    'a place beyond the world': {
      models: [row],
      connections: [{ rowNumber: 5, bb: { minX: 1e300, minY: 0, maxX: 1e301, maxY: 1 } }],
    },
    'a frozen input of another kind': { kind: 'quote-pdf' },
    'an empty frozen input': { kind: 'row-image' },
    'a frozen input of junk': { kind: 'row-image', product: circle, palette: holes, width: 1e9 },
    'a frozen input that throws': Object.assign(trap('product'), { kind: 'row-image' }),
  })

  const answers: Answer[] = []
  for (const [name, input] of [...nothings, ...members, ...chosen, ...others]) {
    const began = performance.now()
    await window.__setRenderInput?.(input)
    answers.push({
      name,
      rendered: window.__rendered ?? false,
      failed: window.__failed ?? false,
      message: window.__errorMessage ?? '',
      milliseconds: performance.now() - began,
    })
  }
  return answers
}

/** Addresses that ask for no picture. */
export const hostileAddresses: readonly string[] = [
  ...['', 'oblique', 'PERSPECTIVE', '__proto__', 'perspective%00', 'a'.repeat(5000)].map(
    (of) => `view=${of}`,
  ),
  ...['', 'canvas', 'constructor', '<svg onload=alert(1)>'].map((of) => `renderer=${of}`),
  ...['', '1', 'TRUE', 'null'].map((of) => `measurements=${of}`),
  ...['', 'ja', '0', '[]'].map((of) => `showInside=${of}`),
  ...[
    '',
    '0',
    '-1',
    '15',
    '4001',
    '1e9',
    'NaN',
    'Infinity',
    '400.5',
    '0x190',
    '٤٠٠',
    '9'.repeat(400),
  ].flatMap((of) => [`viewportWidth=${of}`, `viewportHeight=${of}&viewportWidth=400`]),
  'view=orthogonal&view=oblique',
  '%E0%A4%A&view=',
]

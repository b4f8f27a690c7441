// What people send is kept and shown: a text of a request is refused or cleaned when it holds signs that nobody sees. It is asked of every
// text in every body that the contracts name, so that a new one is not forgotten.
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { shownLine } from '#domain/texts/shown-text'
import { registry } from '#functions/api/openapi/registry'

/** Ends a text for other programs, and turns what comes after. */
const HOSTILE = 'a\u0000\u202eb'
const isHostile = (value: unknown): boolean => /\\u0000|\u202e/u.test(JSON.stringify(value) ?? '')

type Node = z.core.$ZodType
interface Leaf {
  readonly path: string
  readonly node: Node
}

/** Whether a text stands at the bottom of what wraps it. */
const isText = (node: Node): boolean => {
  const { def } = (node as z.core.$ZodTypes)._zod
  if (def.type === 'pipe') return isText(def.in)
  if ('innerType' in def) return isText(def.innerType)
  return def.type === 'string'
}

/** The texts of a shape, each with all that is done to it; what may hold anything counts as one. */
const textsOf = (node: Node, path: string): readonly Leaf[] => {
  if (isText(node)) return [{ path, node }]
  const { def } = (node as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'object':
      return [
        ...Object.entries(def.shape).flatMap(([name, value]) => textsOf(value, `${path}.${name}`)),
        ...(def.catchall ? textsOf(def.catchall, `${path}.*`) : []),
      ]
    case 'array':
      return textsOf(def.element, `${path}[]`)
    case 'tuple':
      return def.items.flatMap((item, at) => textsOf(item, `${path}[${at}]`))
    case 'record':
      return [...textsOf(def.keyType, `${path}{}`), ...textsOf(def.valueType, `${path}.*`)]
    case 'union':
      return def.options.flatMap((option) => textsOf(option, path))
    case 'intersection':
      return [...textsOf(def.left, path), ...textsOf(def.right, path)]
    case 'lazy':
      return textsOf(def.getter(), path)
    case 'pipe':
      return textsOf(def.in, path)
    case 'unknown':
    case 'any':
    case 'custom':
      return [{ path, node }]
    default:
      return 'innerType' in def ? textsOf(def.innerType as Node, path) : []
  }
}

const passesHostile = ({ node }: Leaf): boolean => {
  const parsed = z.safeParse(node, HOSTILE)
  return parsed.success && isHostile(parsed.data)
}

/** Texts that are taken as they come: nobody is shown them. */
const asTheyCome: Readonly<Record<string, RegExp>> = {
  'is hashed, or compared with what was given out': /\.(password|link|hash|revision)$|SecondFactor\.code$/,
  'is looked for': /^(login|forgotPassword)\.email$|\.id$|^keepColumns\.shape$/,
  'names a part of the product; where there is none, it is refused':
    /^(configure|deleteBars)\w*\.(value|divider|(horizontal|vertical)Id|(panels|dividers|selectedOptions)\[\d?\])$/,
  'is a code of the catalogue; what is none is refused with the product':
    /\.choices\.([\w[\]]+\.)?(\w*(Color|Id)|color|panel|function|glassCode|material|binocular|decorLaminate|extensionJambGroove|inside|outside)$|^previewBulkEdit\.choice\.value$/,
  'is read as rows of a quote, whose only text is cleaned as in the editor': /^callMcp\.\*$/,
  'is a picture, which is written anew': /\.(base64Data|preview)$/,
  'is read cell by cell, each by the form of its column': /\.lines\[\]\.cells\.\w+$/,
}

const leaves = registry.flatMap(({ id, body }) => (body === undefined ? [] : textsOf(body, id)))

test('every text that a request may hold is refused or cleaned when it holds signs that nobody sees', () => {
  expect(leaves.length).toBeGreaterThan(100)
  const kept = [...new Set(leaves.filter(passesHostile).map(({ path }) => path))]
  const reasons = Object.values(asTheyCome)
  expect(kept.filter((path) => !reasons.some((those) => those.test(path)))).toEqual([])
  expect(reasons.filter((those) => !kept.some((path) => those.test(path)))).toEqual([])
})

describe('a text without a cleaner is seen', () => {
  test.each([
    ['alone', z.strictObject({ a: z.string().max(40) }), 1],
    [
      'in a list of either of two shapes',
      z.array(z.union([z.int(), z.object({ a: z.string().nullish() })])),
      1,
    ],
    ['that is any value', z.object({ a: z.unknown() }), 1],
    ['unless it is cleaned', z.object({ a: z.string().overwrite(shownLine).trim().optional() }), 0],
    [
      'unless it is cleaned after it was read',
      z.object({ a: z.string().transform(shownLine).pipe(z.string()) }),
      0,
    ],
    [
      'unless its form is known',
      z.object({ a: z.string().regex(/^\w+$/), b: z.enum(['a']), c: z.email() }),
      0,
    ],
  ])('%s', (_, shape, count) => {
    expect(textsOf(shape, '').filter(passesHostile)).toHaveLength(count)
  })
})

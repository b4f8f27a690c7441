/**
 * Reading a stored product of any version. Each migration lifts one version to the next and is named after what changed,
 * so that a product from years ago still opens. Throws on what was never a product: stored values were valid once.
 */
import * as z from 'zod'
import { PRODUCT_SCHEMA_VERSION } from './bounds.ts'
import type { Choices, Product } from './product.ts'
import { patchSchema, productSchema } from './product-schema.ts'
import { statedBefore } from './stated.ts'

export interface Migration {
  /** The version that it lifts, and what changed after that. */
  readonly from: number
  readonly name: string
  readonly lift: (
    stored: Readonly<Record<string, unknown>>,
    startOf: StartOf,
  ) => Readonly<Record<string, unknown>>
}

/** The choices that a model comes with; null where there is no such model. */
export type StartOf = (modelId: number) => Choices | null

const withChoices = (
  { choices, ...rest }: Readonly<Record<string, unknown>>,
  added: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> => ({
  ...rest,
  choices: { ...z.looseObject({}).parse(choices), ...added },
})

/** A product as version 3 had it: without the choices that came later, which later steps add. */
const storedThen = z.looseObject({
  modelId: z.int(),
  choices: z.looseObject(patchSchema.shape),
})

export const migrations: readonly Migration[] = [
  {
    from: 1,
    name: 'every field of a divided product may open in its own way',
    lift: (stored) => withChoices(stored, { fieldFunctions: [] }),
  },
  {
    from: 2,
    name: 'a solid panel may have a surface of its own',
    lift: (stored) => withChoices(stored, { solidPanelQualities: [] }),
  },
  {
    from: 3,
    name: 'what somebody has stated is remembered',
    lift: (stored, startOf) => {
      const { modelId, choices } = storedThen.parse(stored)
      const start = startOf(modelId)
      return { ...stored, stated: start === null ? [] : statedBefore(choices, start) }
    },
  },
]

const versioned = z.looseObject({ schemaVersion: z.int().min(1).max(PRODUCT_SCHEMA_VERSION) })

/** Lifts a stored value step by step to `target`; a version without a way up is a bug. */
export const migrated = (
  stored: Readonly<Record<string, unknown>>,
  version: number,
  target: number,
  steps: readonly Migration[],
  startOf: StartOf,
): Readonly<Record<string, unknown>> => {
  if (version === target) return stored
  const step = steps.find(({ from }) => from === version)
  if (step === undefined) throw new Error(`no migration from product version ${version}`)
  const lifted = { ...step.lift(stored, startOf), schemaVersion: version + 1 }
  return migrated(lifted, version + 1, target, steps, startOf)
}

export const parseStoredProduct = (stored: unknown, startOf: StartOf): Product => {
  const { schemaVersion } = versioned.parse(stored)
  return productSchema.parse(
    migrated(versioned.parse(stored), schemaVersion, PRODUCT_SCHEMA_VERSION, migrations, startOf),
  )
}

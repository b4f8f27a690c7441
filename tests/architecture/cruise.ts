// Cruises a tree with the project's own rules and returns what dependency-cruiser found.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import configuration from '../../.dependency-cruiser.mjs'

const folders = ['domain', 'frontend', 'functions', 'render-worker', 'infra', 'tests']

export const rules = configuration.forbidden ?? []

export const cruiseTree = async (root: string): Promise<ICruiseResult> => {
  const present = folders.filter((folder) => existsSync(join(root, folder)))
  const { output } = await cruise(present, {
    ...configuration.options,
    baseDir: root,
    validate: true,
    ruleSet: { forbidden: rules },
  })
  if (typeof output === 'string') throw new Error('dependency-cruiser answered with text instead of a result')
  return output
}

export const violationsOf = (result: ICruiseResult): string[] =>
  result.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`)

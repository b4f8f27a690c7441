// cfn-lint itself, where one that is new enough is installed. It is a Python package and comes with the release (release.yml); elsewhere lint.test.ts alone reads the templates.
import { execFile, spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Stack } from 'aws-cdk-lib'
import { Template } from 'aws-cdk-lib/assertions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { acceptedOfCfnLint } from './findings-accepted.ts'
import { makePipelineStack, makeStacksOf } from './templates.ts'

interface Finding {
  readonly Rule: { readonly Id: string }
  readonly Filename: string
  readonly Location: { readonly Path: readonly (string | number)[] | null }
  readonly Message: string
}

/** Those before 1.51 do not know `Fn::GetStackOutput`, by which our stacks read from each other. */
const KNOWS_STACK_OUTPUTS = 51

const isInstalled = (): boolean => {
  const { stdout } = spawnSync('cfn-lint', ['--version'], { encoding: 'utf8' })
  const [, major = 0, minor = 0] = /(\d+)\.(\d+)\./.exec(stdout ?? '')?.map(Number) ?? []
  return major > 1 || (major === 1 && minor >= KNOWS_STACK_OUTPUTS)
}
/** A release does not go out unread. */
const isRequired = process.env.CFN_LINT === 'required'
const testWithIt = test.skipIf(!isRequired && !isInstalled())

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'templates-'))
})
afterAll(() => rm(folder, { recursive: true }))

const inRegion = async (region: string, files: readonly string[]): Promise<readonly Finding[]> => {
  const { stdout } = await promisify(execFile)(
    'cfn-lint',
    ['--regions', region, '--format=json', '--non-zero-exit-code=none', '--template', ...files],
    { cwd: folder, maxBuffer: 64 * 1024 * 1024 },
  )
  return JSON.parse(stdout) as readonly Finding[]
}

/** What is found in stacks, each read for the region that it stands in. */
const findingsIn = async (stacks: readonly Stack[]): Promise<readonly Finding[]> => {
  const filesByRegion = new Map<string, string[]>()
  for (const stack of stacks) {
    const file = `${stack.stackName}.json`
    await writeFile(join(folder, file), JSON.stringify(Template.fromStack(stack).toJSON()))
    filesByRegion.set(stack.region, [...(filesByRegion.get(stack.region) ?? []), file])
  }
  const found = await Promise.all([...filesByRegion].map(([region, files]) => inRegion(region, files)))
  return found.flat()
}

const isAccepted = ({ Rule }: Finding): boolean => acceptedOfCfnLint.some(({ rule }) => rule === Rule.Id)

const asLine = ({ Rule, Filename, Location, Message }: Finding): string =>
  `${Rule.Id} ${Filename} ${(Location.Path ?? []).join('.')}: ${Message}`

testWithIt(
  'cfn-lint finds nothing in the stacks but what is left with a reason, and no reason is left over',
  async () => {
    const found = await findingsIn(Object.values(makeStacksOf()))
    expect(found.filter((finding) => !isAccepted(finding)).map(asLine)).toEqual([])
    const rules = found.map(({ Rule }) => Rule.Id)
    expect(acceptedOfCfnLint.filter(({ rule }) => !rules.includes(rule))).toEqual([])
  },
)

testWithIt('cfn-lint finds nothing in the stack that lets the repository deploy', async () => {
  expect((await findingsIn([makePipelineStack()])).map(asLine)).toEqual([])
})

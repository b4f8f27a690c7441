// What two rule packs (cdk-nag) find in the stacks. A new finding fails: it is mended, or left with a reason.
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag'
import { expect, test } from 'vitest'
import { accepted } from './findings-accepted.ts'
import { makeStacksOf } from './templates.ts'

interface Finding {
  readonly rule: string
  readonly at: string
}

/** Without what is made up anew with each change: the hash behind a name, and where CDK keeps what it uploads. */
const named = (rule: string): string =>
  rule
    .replaceAll(/<(\w+?)[0-9A-F]{8}\.Arn>/g, '<$1.Arn>')
    .replace(/\[Policy::.*?policy\//, '[')
    .replace(/cdk-hnb659fds-assets-[\w-]+/, 'cdk-assets')

const findings = (): readonly Finding[] => {
  const app = makeStacksOf().data.node.root
  return [new AwsSolutionsChecks(app), new ServerlessChecks(app)].flatMap((pack) =>
    pack
      .validateScope(app)
      .violations.flatMap(({ ruleName, violatingResources }) =>
        violatingResources.map(({ constructPath = '' }) => ({ rule: named(ruleName), at: constructPath })),
      ),
  )
}

test('the rule packs find nothing in the stacks but what is left with a reason, and no reason is left over', () => {
  const found = findings()
  const isFor = (each: (typeof accepted)[number], { rule, at }: Finding): boolean =>
    each.rule === rule && (each.at?.test(at) ?? true)

  expect(found.length).toBeGreaterThan(100)
  expect(found.filter((one) => !accepted.some((each) => isFor(each, one)))).toEqual([])
  expect(accepted.filter((each) => !found.some((one) => isFor(each, one)))).toEqual([])
})

// The way from the repository to a deployment: who may, and in which order.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '#infra/paths'
import { makePipelineTemplate, said } from './templates.ts'

const template = makePipelineTemplate()

test('only a run of this repository, for this environment, becomes the deployer', () => {
  const [role] = Object.values(template.findResources('AWS::IAM::Role'))
  expect(role?.Properties.AssumeRolePolicyDocument.Statement).toMatchObject([
    {
      Action: 'sts:AssumeRoleWithWebIdentity',
      Condition: {
        StringEquals: {
          'token.actions.githubusercontent.com:aud': 'sts.amazonaws.com',
          'token.actions.githubusercontent.com:sub': 'repo:firma/tilbud:environment:test',
        },
      },
    },
  ])
})

test('the deployer may become the roles that CDK deploys with, and ask what the account allows, and nothing else', () => {
  const statements = Object.values(template.findResources('AWS::IAM::Policy')).flatMap(
    ({ Properties }) => Properties.PolicyDocument.Statement,
  )
  expect(statements).toHaveLength(2)
  expect(statements[1].Action).toEqual(['lambda:GetAccountSettings', 'ses:GetAccount'])
  expect(statements[0].Action).toBe('sts:AssumeRole')
  for (const resource of statements[0].Resource)
    expect(resource).toMatch(
      /^arn:aws:iam::123456789012:role\/cdk-hnb659fds-(deploy|file-publishing|lookup)-role-/,
    )
})

test('what is checked goes to the test stage, is worked with there, and only then to production; no key is kept', async () => {
  const read = (name: string) => readFile(join(root, `.github/workflows/${name}.yml`), 'utf8')
  const [release, deploy] = await Promise.all([read('release'), read('deploy')])
  expect(release).toMatch(/\n {2}test:\n {4}needs: check\n/)
  expect(release).toMatch(/\n {2}production:\n {4}needs: test\n/)
  expect(release).toMatch(/id-token: write/)
  expect(deploy).toMatch(/npm run deploy[\s\S]*npm run smoke/)
  // A deployment is told everything, also this one.
  for (const name of Object.keys(said))
    expect(deploy).toMatch(new RegExp(`-c ${name}=\\$\\{\\{ (vars|inputs)\\.`))
  expect(release + deploy).not.toMatch(/AWS_SECRET|ACCESS_KEY/)
})

/**
 * The stacks as CloudFormation templates. The functions' code is a stand-in here, because packing it says nothing
 * about rights; bundles.test.ts packs the real thing.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { App } from 'aws-cdk-lib'
import { Template } from 'aws-cdk-lib/assertions'
import { PipelineStack } from '#infra/cloud/pipeline-stack'
import { makeStacks } from '#infra/cloud/stacks'
import { root } from '#infra/paths'

const substituteSite = join(import.meta.dirname, '../api/render-site')

/** What every deployment says; `cdk.json` says the rest, as it does to the command. */
export const said = {
  stage: 'test',
  account: '123456789012',
  region: 'eu-north-1',
  domain: 'tilbud.lysvag.no',
  mailFrom: 'tilbud@lysvag.no',
  alarmEmail: 'vakt@lysvag.no',
  providerEmailDomain: 'lysvag.no',
  providerOrganisationNumber: '399104076',
} as const

const { context: always } = JSON.parse(readFileSync(join(root, 'cdk.json'), 'utf8'))

type Context = Readonly<Record<string, unknown>>

export const makeStacksOf = (context: Context = {}) => {
  const app = new App({ context: { 'aws:cdk:disable-asset-staging': true, ...always, ...said, ...context } })
  return makeStacks(app, {
    function: () => substituteSite,
    worker: substituteSite,
    site: substituteSite,
    rendererVersion: '0123456789abcdef',
    version: '2025.10.2+0123456789',
  })
}

type Stacks = ReturnType<typeof makeStacksOf>

export const makeTemplates = (context: Context = {}): Readonly<Record<keyof Stacks, Template>> => {
  const made = Object.entries(makeStacksOf(context)).map(([name, stack]) => [name, Template.fromStack(stack)])
  return Object.fromEntries(made)
}

/** What is deployed once for each account, so that the repository may deploy the rest. */
export const makePipelineStack = (): PipelineStack =>
  new PipelineStack(new App(), 'pipeline', {
    env: { account: said.account, region: said.region },
    repository: 'firma/tilbud',
    environment: 'test',
  })

export const makePipelineTemplate = (): Template => Template.fromStack(makePipelineStack())

export type Statement = { Effect: string; Action: string | string[]; Resource: unknown; Condition?: unknown }

export type Resource = { Properties: Record<string, unknown> }

/** What a function may do, from every policy of its role. */
export const statementsOf = (template: Template, lambda: Resource): Statement[] => {
  const role = JSON.stringify((lambda.Properties.Role as { 'Fn::GetAtt': [string, string] })['Fn::GetAtt'][0])
  const policies = Object.values(template.findResources('AWS::IAM::Policy')) as Resource[]
  return policies
    .filter(({ Properties }) => JSON.stringify(Properties.Roles).includes(role))
    .flatMap(({ Properties }) => (Properties.PolicyDocument as { Statement: Statement[] }).Statement)
}

export const functionWith = (template: Template, description: string): Resource => {
  const found = Object.values(template.findResources('AWS::Lambda::Function')).find(
    ({ Properties }) => Properties.Description === description,
  )
  if (!found) throw new Error(`no function is described as ${description}`)
  return found as Resource
}

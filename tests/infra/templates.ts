/**
 * The stacks as CloudFormation templates. The functions' code is a stand-in here, because packing it says nothing
 * about rights; bundles.test.ts packs the real thing.
 */
import { join } from 'node:path'
import { App } from 'aws-cdk-lib'
import { Template } from 'aws-cdk-lib/assertions'
import { makeStacks } from '#infra/cloud/stacks'

const substituteSite = join(import.meta.dirname, '../api/render-site')

export const makeTemplates = (context: Record<string, string> = {}) => {
  const app = new App({ context: { 'aws:cdk:disable-asset-staging': true, ...context } })
  const stacks = makeStacks(app, {
    function: () => substituteSite,
    worker: substituteSite,
    site: substituteSite,
    rendererVersion: '0123456789abcdef',
  })
  return {
    data: Template.fromStack(stacks.data),
    render: Template.fromStack(stacks.render),
    mail: Template.fromStack(stacks.mail),
    factory: Template.fromStack(stacks.factory),
    pictures: Template.fromStack(stacks.pictures),
    api: Template.fromStack(stacks.api),
    web: Template.fromStack(stacks.web),
    observability: Template.fromStack(stacks.observability),
  }
}

export type Statement = { Effect: string; Action: string | string[]; Resource: unknown }

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

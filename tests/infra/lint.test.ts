// The templates against CloudFormation's own schemas, as cfn-lint reads them where it is installed (cfn-lint.test.ts). A new finding fails.
import { loadAwsServiceSpecSync } from '@aws-cdk/aws-service-spec'
import type { Template } from 'aws-cdk-lib/assertions'
import { expect, test } from 'vitest'
import { type CloudFormationTemplate, linterBy } from './lint-template.ts'
import { makePipelineTemplate, makeTemplates } from './templates.ts'

const lint = linterBy(loadAwsServiceSpecSync())

const read = (template: Template): CloudFormationTemplate => template.toJSON() as CloudFormationTemplate

test.each(['test', 'prod'])('CloudFormation takes every template of stage %s', (stage) => {
  const templates = Object.entries(makeTemplates({ stage }))
  expect(templates.length).toBeGreaterThan(3)
  for (const [name, template] of templates) expect(lint(read(template)), name).toEqual([])
})

test('CloudFormation takes the template that lets the repository deploy', () => {
  expect(lint(read(makePipelineTemplate()))).toEqual([])
})

const filledIn = (text: string) => ({ 'Fn::Sub': text.replace('<', '${').replace('>', '}') })

/** Sound as it stands. */
const sound = {
  Parameters: { Stage: { Type: 'String' } },
  Mappings: { Seconds: { 'eu-north-1': { visibility: 30 } } },
  Conditions: { IsProd: { 'Fn::Equals': [{ Ref: 'Stage' }, 'prod'] } },
  Resources: {
    Role: {
      Type: 'AWS::IAM::Role',
      Properties: { AssumeRolePolicyDocument: { Statement: [] }, Tags: [{ Key: 'part', Value: 'jobs' }] },
    },
    Queue: {
      Type: 'AWS::SQS::Queue',
      DeletionPolicy: 'Retain',
      Properties: {
        VisibilityTimeout: { 'Fn::FindInMap': ['Seconds', { Ref: 'AWS::Region' }, 'visibility'] },
        QueueName: { 'Fn::If': ['IsProd', 'jobs', { Ref: 'AWS::NoValue' }] },
      },
    },
    Function: {
      Type: 'AWS::Lambda::Function',
      DependsOn: ['Role'],
      Properties: {
        Role: { 'Fn::GetAtt': ['Role', 'Arn'] },
        Code: { S3Bucket: filledIn('code-<AWS::AccountId>'), S3Key: 'function.zip' },
        Timeout: 30,
        Environment: { Variables: { QUEUE: { Ref: 'Queue' }, QUEUE_ARN: filledIn('<Queue.Arn>') } },
      },
    },
  },
  Outputs: { QueueUrl: { Value: { Ref: 'Queue' } } },
}

const planted: readonly (readonly [rule: string, fault: string, where: string, what: unknown])[] = [
  ['E1002', 'more than CloudFormation reads', 'Mappings.Seconds.eu-north-1.text', 'x'.repeat(1_000_000)],
  [
    'E1010',
    'an attribute that the type does not have',
    'Resources.Function.Properties.Role.Fn::GetAtt.1',
    'Name',
  ],
  ['E1010', 'an attribute of nothing', 'Outputs.QueueUrl.Value', filledIn('<Topic.TopicArn>')],
  [
    'E1011',
    'a mapping that is not there',
    'Outputs.QueueUrl.Value',
    { 'Fn::FindInMap': ['Minutes', 'a', 'b'] },
  ],
  ['E1020', 'a reference to nothing', 'Outputs.QueueUrl.Value', { Ref: 'Topic' }],
  [
    'E2010',
    'too many parameters',
    'Parameters',
    Object.fromEntries(Array.from({ length: 201 }, (_, n) => [`P${n}`, {}])),
  ],
  ['E3001', 'a name with a hyphen', 'Resources.the-queue', { Type: 'AWS::SQS::Queue' }],
  ['E3001', 'a policy that does not exist', 'Resources.Queue.DeletionPolicy', 'Keep'],
  ['E3001', 'what a resource does not have', 'Resources.Queue.Comment', 'jobs'],
  ['E3002', 'a property that the type does not have', 'Resources.Queue.Properties.Visibility', 30],
  ['E3002', 'one that is not known deep inside', 'Resources.Function.Properties.Code.S3File', 'function.zip'],
  ['E3003', 'a required property missing', 'Resources.Function.Properties.Role', undefined],
  ['E3004', 'a circle', 'Resources.Role.DependsOn', 'Function'],
  ['E3005', 'waiting for nothing', 'Resources.Function.DependsOn', ['Policy']],
  ['E3006', 'a type that does not exist', 'Resources.Queue.Type', 'AWS::SQS::Line'],
  [
    'E3010',
    'too many resources',
    'Resources',
    Object.fromEntries(Array.from({ length: 501 }, (_, n) => [`Q${n}`, { Type: 'AWS::SQS::Queue' }])),
  ],
  ['E3012', 'a text for a number', 'Resources.Function.Properties.Timeout', 'half a minute'],
  ['E3012', 'one for a list', 'Resources.Role.Properties.Tags', { Key: 'part', Value: 'jobs' }],
  ['E3012', 'a list for one', 'Resources.Function.Properties.Environment', []],
  ['E3012', 'a branch of another type', 'Resources.Queue.Properties.QueueName.Fn::If.1', ['jobs']],
  ['E3030', 'a value that is none of those there are', 'Resources.Function.Properties.PackageType', 'Jar'],
  [
    'E6010',
    'too many outputs',
    'Outputs',
    Object.fromEntries(Array.from({ length: 201 }, (_, n) => [`O${n}`, { Value: 1 }])),
  ],
  ['E8002', 'a condition that is not there', 'Resources.Queue.Properties.QueueName.Fn::If.0', 'IsTest'],
  ['W2001', 'a parameter of which nothing depends', 'Parameters.Colour', { Type: 'String' }],
  ['W7001', 'a mapping that nobody reads', 'Mappings.Minutes', {}],
  ['W8001', 'a condition of which nothing depends', 'Conditions.IsTest', {}],
]

test('a sound template has no finding', () => {
  expect(lint(sound)).toEqual([])
})

test.each(planted)('%s: %s is found', (rule, _, where, what) => {
  const template = structuredClone(sound)
  const path = where.split('.')
  const last = path.pop() ?? ''
  const holder = path.reduce(
    (part, name) => (part as Record<string, object>)[name] as object,
    template as object,
  )
  Object.assign(holder, { [last]: what })
  const rules = lint(template).map((finding) => finding.rule)
  expect(rules).toContain(rule)
})

// What a deployment must be told, what it takes from the account, and how one gets out of trouble with it.
import { App } from 'aws-cdk-lib'
import { Match } from 'aws-cdk-lib/assertions'
import { describe, expect, test } from 'vitest'
import { deploymentText } from '#infra/cloud/deployment-text'
import { readStage } from '#infra/cloud/stage'
import { functionWith, makeStacksOf, makeTemplates, said } from './templates.ts'

const stageFrom = (context: Record<string, unknown>) => readStage(new App({ context }))
const whyNot = (context: Record<string, unknown>): string => {
  try {
    stageFrom(context)
  } catch (error) {
    return (error as Error).message
  }
  return 'deployed'
}
const templates = makeTemplates()
const all = Object.entries(templates)

describe('a deployment is told everything', () => {
  test.each(Object.keys(said))('without %s it fails with one sentence that says what to add', (name) => {
    const { [name]: _, ...rest } = said as Record<string, string>
    expect(whyNot(rest)).toMatch(new RegExp(`^${name} mangler: legg til -c ${name}=\\S+$`))
    expect(whyNot({ ...rest, [name]: ' ' })).toMatch(/mangler/)
  })

  test.each([
    ['stage', 'local'],
    ['stage', 'Prod'],
    ['account', '12345'],
    ['region', 'Stockholm'],
    ['domain', 'tilbud.lysvag.example'],
    ['domain', 'https://tilbud.firma.no'],
    ['domain', 'localhost'],
    ['mailFrom', 'tilbud@lysvag.example'],
    ['mailFrom', 'firma.no'],
    ['alarmEmail', 'vakt@example.com'],
    ['alarmEmail', 'vakt@firma.no, sjef@firma.no'],
    ['providerEmailDomain', 'lysvag.example'],
    ['providerOrganisationNumber', '399104077'],
    ['monthlyBudget', 'mye'],
    ['originSecret', '0'],
    ['tableName', 'a b'],
  ] as const)('%s cannot be «%s»', (name, value) => {
    expect(whyNot({ ...said, [name]: value })).toBe(deploymentText.wrong[name])
  })

  test('an example that it gives is taken', () => {
    expect(stageFrom(deploymentText.example)).toMatchObject({ name: 'prod', domain: 'tilbud.firma.no' })
  })
})

const assembly = (makeStacksOf().data.node.root as App).synth()
const stacks = assembly.stacksRecursively
const named = (name: string) => `lysvag-test-${name}`

test('every stack is bound to its account, cannot be deleted by mistake, and says whose it is', () => {
  expect(stacks).toHaveLength(all.length)
  for (const { stackName, environment, terminationProtection, tags } of stacks) {
    const region = [named('global'), named('cdn-alarms')].includes(stackName) ? 'us-east-1' : 'eu-north-1'
    expect(environment, stackName).toMatchObject({ account: '123456789012', region })
    expect([terminationProtection, tags], stackName).toEqual([true, { product: 'lysvag', stage: 'test' }])
  }
})

test('no function takes a share of the account’s functions away from the others; queues bound how many run for them', () => {
  for (const [name, template] of all) {
    for (const { Properties } of Object.values(template.findResources('AWS::Lambda::Function')))
      expect(Properties.ReservedConcurrentExecutions, name).toBeUndefined()
    for (const { Properties } of Object.values(template.findResources('AWS::Lambda::EventSourceMapping')))
      expect(Properties.ScalingConfig?.MaximumConcurrency, name).toBeGreaterThanOrEqual(2)
  }
})

test('mails are signed for the sender’s domain, and sent under the rules that tell what becomes of them', () => {
  const [id] = Object.keys(templates.mail.findResources('AWS::SES::ConfigurationSet'))
  const rules = { Ref: id }
  templates.mail.hasResourceProperties('AWS::SES::EmailIdentity', {
    EmailIdentity: 'lysvag.no',
    ConfigurationSetAttributes: { ConfigurationSetName: rules },
  })
  templates.mail.hasResourceProperties('AWS::SES::ConfigurationSetEventDestination', {
    ConfigurationSetName: rules,
    EventDestination: { Enabled: true, MatchingEventTypes: Match.arrayWith(['bounce']) },
  })
  expect(functionWith(templates.mail, 'Mail to customers').Properties.Environment).toMatchObject({
    Variables: { MAIL_CONFIGURATION_SET: rules },
  })
  const records = Object.values(templates.mail.findOutputs('*')).map(({ Value }) => JSON.stringify(Value))
  expect(records.filter((value) => value.includes('DkimDNSToken'))).toHaveLength(3)
})

describe('the secret that the CDN carries', () => {
  const secretsIn = (value: unknown): string[] =>
    [...JSON.stringify(value).matchAll(/OriginSecret(\d)[0-9A-F]{8}/g)].map(
      ([, number]) => `OriginSecret${number}`,
    )
  const knownAt = (originSecret: number) => {
    const { api, web } = makeTemplates({ originSecret })
    const functions = Object.values(api.findResources('AWS::Lambda::Function'))
    const known = functions.map(({ Properties }) => ({
      now: secretsIn(Properties.Environment.Variables.ORIGIN_SECRET),
      before: secretsIn(Properties.Environment.Variables.ORIGIN_SECRET_BEFORE ?? ''),
    }))
    const [cdn] = Object.values(web.findResources('AWS::CloudFront::Distribution'))
    const carried = new Set(secretsIn(cdn?.Properties.DistributionConfig.Origins))
    return { known, carried: [...carried] }
  }

  test('is changed by counting up: functions take the new one and the one before, and the CDN carries the new one', () => {
    const first = knownAt(1)
    expect(first.carried).toEqual(['OriginSecret1'])
    for (const each of first.known) expect(each).toEqual({ now: ['OriginSecret1'], before: [] })
    const next = knownAt(2)
    expect(next.carried).toEqual(['OriginSecret2'])
    expect(next.known.length).toBeGreaterThan(20)
    // What the CDN carries until it is changed is known to every function all the time.
    for (const each of next.known) expect(each).toEqual({ now: ['OriginSecret2'], before: ['OriginSecret1'] })
  })

  test('reaches the functions before it reaches the CDN', () => {
    const web = stacks.find(({ stackName }) => stackName === named('web'))
    expect(web?.dependencies.map(({ id }) => id)).toContain(named('api'))
  })
})

test('no stack holds on to what another one exports, so that a route can be taken out in one deployment', () => {
  for (const [name, template] of all) {
    const text = JSON.stringify(template.toJSON())
    expect(text.includes('Fn::ImportValue'), name).toBe(false)
    expect(text.includes('"Export"'), name).toBe(false)
  }
})

describe('a table that was restored from a backup', () => {
  const restored = makeTemplates({ tableName: 'lysvag-restored' })

  test('takes the place of the other in every function, and the other is kept', () => {
    restored.data.resourceCountIs('AWS::DynamoDB::GlobalTable', 0)
    let count = 0
    for (const template of Object.values(restored))
      for (const { Properties } of Object.values(template.findResources('AWS::Lambda::Function'))) {
        const table = Properties.Environment?.Variables?.TABLE_NAME
        if (table === undefined) continue
        expect(table).toBe('lysvag-restored')
        count += 1
      }
    expect(count).toBeGreaterThan(20)
    templates.data.hasResource('AWS::DynamoDB::GlobalTable', {
      DeletionPolicy: 'Retain',
      UpdateReplacePolicy: 'Retain',
    })
  })

  test('may be asked by its indexes, and is backed up as the other was', () => {
    expect(JSON.stringify(restored.api.findResources('AWS::IAM::Policy'))).toContain(
      'table/lysvag-restored/index/*',
    )
    expect(JSON.stringify(restored.data.findResources('AWS::Backup::BackupSelection'))).toContain(
      'table/lysvag-restored',
    )
  })

  test('is not forgotten by a later deployment, and is no other stage’s', () => {
    const restoredTables = { test: 'lysvag-restored' }
    expect(stageFrom({ ...said, restoredTables }).tableName).toBe('lysvag-restored')
    expect(stageFrom({ ...said, stage: 'prod', restoredTables }).tableName).toBeUndefined()
  })
})

test('the table and the orders are copied every week, each quarter’s lie cold for a year, and the copies stay when the table goes', () => {
  templates.data.hasResource('AWS::Backup::BackupVault', { DeletionPolicy: 'Retain' })
  templates.data.hasResourceProperties('AWS::Backup::BackupPlan', {
    BackupPlan: {
      BackupPlanRule: [
        Match.objectLike({ Lifecycle: { DeleteAfterDays: 8 } }),
        Match.objectLike({ Lifecycle: { MoveToColdStorageAfterDays: 1, DeleteAfterDays: 400 } }),
      ],
    },
  })
  const [selection] = Object.values(templates.data.findResources('AWS::Backup::BackupSelection'))
  expect(JSON.stringify(selection?.Properties.BackupSelection.Resources)).toMatch(/Table.*OrderFiles/)
})

test('a logo that is written over can be fetched back', () => {
  const buckets = Object.entries(templates.data.findResources('AWS::S3::Bucket'))
  expect(buckets).toHaveLength(2)
  for (const [name, { Properties }] of buckets)
    expect(Properties.VersioningConfiguration, name).toEqual({ Status: 'Enabled' })
})

test('somebody hears of a bill that grows before it is sent', () => {
  templates.global.hasResourceProperties('AWS::Budgets::Budget', {
    Budget: { BudgetLimit: { Amount: 100, Unit: 'USD' } },
    NotificationsWithSubscribers: Match.arrayWith([
      Match.objectLike({ Subscribers: [{ SubscriptionType: 'EMAIL', Address: 'vakt@lysvag.no' }] }),
    ]),
  })
})

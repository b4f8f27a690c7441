/**
 * What one deployment is called and told. Everything is said with it (`-c stage=test -c account=…`): nothing that is left out is
 * guessed, so that nobody deploys to production, to another region or under an address of the demo by leaving something out.
 */
import type { App } from 'aws-cdk-lib'
import { organisationNumber } from '#domain/contracts/form-fields'
import { deploymentText } from './deployment-text.ts'

export type Stage = {
  name: string
  /** Twelve digits; deploying with the credentials of another account fails. */
  account: string
  region: string
  /** Where people find the tool, such as `tilbud.firma.no`. */
  domain: string
  /** The one address that mails come from; SES signs for its domain. */
  mailFrom: string
  /** Who hears of an alarm, and of a bill that grows. */
  alarmEmail: string
  /** Whose people may be super users (AD-13). */
  providerEmailDomain: string
  /** Whom orders as EHF are addressed to. */
  providerOrganisationNumber: string
  /** US dollars a month; above it somebody hears of it. */
  monthlyBudget: number
  /** A table that was restored from a backup, in place of the one that the stack has made (docs/operations.md). */
  tableName?: string
  /** Counted up to give the CDN another secret; the one before still opens. */
  originSecret: number
}

/** What is wrong with a deployment, in one sentence for whoever deploys. */
export class DeploymentFault extends Error {}

/** Reserved for examples and tests (RFC 2606, RFC 6761): nobody has them. */
const RESERVED = /(^|\.)(example|invalid|test|localhost|local)$|(^|\.)example\.(com|net|org)$/

const hostName = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/
const isHost = (text: string): boolean => hostName.test(text) && !RESERVED.test(text)

const isAddress = (text: string): boolean => {
  const [name = '', host = '', ...more] = text.split('@')
  return /^[\w.+-]{1,64}$/.test(name) && more.length === 0 && isHost(host)
}

type Required = Exclude<keyof typeof deploymentText.wrong, 'originSecret' | 'monthlyBudget' | 'tableName'>

const isRight: Readonly<Record<Required, (text: string) => boolean>> = {
  // `local` is where demo accounts may log in.
  stage: (text) => /^[a-z][a-z0-9-]{1,15}$/.test(text) && text !== 'local',
  account: (text) => /^\d{12}$/.test(text),
  region: (text) => /^[a-z]{2}(-[a-z]+)+-\d$/.test(text),
  domain: isHost,
  mailFrom: isAddress,
  alarmEmail: isAddress,
  providerEmailDomain: isHost,
  providerOrganisationNumber: (text) => organisationNumber.safeParse(text).data === text,
}

/** Far above what a thousand quotes a month cost. */
const MONTHLY_BUDGET = 100

const textOf = (said: unknown): string => (said === undefined || said === null ? '' : String(said).trim())

const numberOf = (name: 'originSecret' | 'monthlyBudget', said: unknown, otherwise: number): number => {
  const number = said === undefined ? otherwise : Number(said)
  if (!Number.isInteger(number) || number < 1) throw new DeploymentFault(deploymentText.wrong[name])
  return number
}

export const readStage = (app: App): Stage => {
  const said = (name: string) => app.node.tryGetContext(name)
  const required = (name: Required): string => {
    const text = textOf(said(name))
    if (text === '') throw new DeploymentFault(deploymentText.missing(name, deploymentText.example[name]))
    if (!isRight[name](text)) throw new DeploymentFault(deploymentText.wrong[name])
    return text
  }
  // Kept in cdk.json by the name of the stage, so that no later deployment forgets it and begins with an empty table.
  const restoredTables: Readonly<Record<string, unknown>> = said('restoredTables') ?? {}
  const tableName = textOf(said('tableName') ?? restoredTables[required('stage')])
  if (tableName !== '' && !/^[\w.-]{3,255}$/.test(tableName))
    throw new DeploymentFault(deploymentText.wrong.tableName)
  return {
    name: required('stage'),
    account: required('account'),
    region: required('region'),
    domain: required('domain'),
    mailFrom: required('mailFrom'),
    alarmEmail: required('alarmEmail'),
    providerEmailDomain: required('providerEmailDomain'),
    providerOrganisationNumber: required('providerOrganisationNumber'),
    monthlyBudget: numberOf('monthlyBudget', said('monthlyBudget'), MONTHLY_BUDGET),
    tableName: tableName === '' ? undefined : tableName,
    originSecret: numberOf('originSecret', said('originSecret'), 1),
  }
}

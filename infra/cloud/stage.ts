/** What one deployment is called and told; `cdk deploy -c stage=test` makes another one beside the first. */
import type { App } from 'aws-cdk-lib'

export type Stage = {
  name: string
  /** Who hears of an alarm; nobody until an address is given. */
  alarmEmail?: string
  /** The one address that mails to customers come from; SES must know it. */
  mailFrom: string
  /** Whose people may be super users; nobody's until a domain is given (AD-13). */
  providerEmailDomain?: string
}

/** Used until a deployment names its own. */
const MAIL_FROM = 'tilbud@lysvag.example'

export const readStage = (app: App): Stage => {
  const name: unknown = app.node.tryGetContext('stage') ?? 'prod'
  const alarmEmail: unknown = app.node.tryGetContext('alarmEmail')
  if (typeof name !== 'string' || !/^[a-z][a-z0-9-]{1,15}$/.test(name)) {
    throw new Error('stage is a short name in lower case')
  }
  // `local` is where demo accounts may log in.
  if (name === 'local') throw new Error('a deployment cannot be called local')
  const mailFrom: unknown = app.node.tryGetContext('mailFrom') ?? MAIL_FROM
  if (typeof mailFrom !== 'string' || !mailFrom.includes('@'))
    throw new Error('mailFrom is an e-mail address')
  const providerEmailDomain: unknown = app.node.tryGetContext('providerEmailDomain')
  return {
    name,
    alarmEmail: typeof alarmEmail === 'string' ? alarmEmail : undefined,
    mailFrom,
    providerEmailDomain: typeof providerEmailDomain === 'string' ? providerEmailDomain : undefined,
  }
}

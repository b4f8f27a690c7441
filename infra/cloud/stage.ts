/** What one deployment is called and told; `cdk deploy -c stage=test` makes another one beside the first. */
import type { App } from 'aws-cdk-lib'

export type Stage = {
  name: string
  /** Who hears of an alarm; nobody until an address is given. */
  alarmEmail?: string
}

export const readStage = (app: App): Stage => {
  const name: unknown = app.node.tryGetContext('stage') ?? 'prod'
  const alarmEmail: unknown = app.node.tryGetContext('alarmEmail')
  if (typeof name !== 'string' || !/^[a-z][a-z0-9-]{1,15}$/.test(name)) {
    throw new Error('stage is a short name in lower case')
  }
  // `local` is where demo accounts may log in.
  if (name === 'local') throw new Error('a deployment cannot be called local')
  return { name, alarmEmail: typeof alarmEmail === 'string' ? alarmEmail : undefined }
}

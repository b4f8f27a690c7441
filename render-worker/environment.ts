/** What the deployment tells the worker. */
/** Chromium is one process there, and started while the function is, before anybody waits for it. */
export const runsInLambda = (): boolean => process.env.CHROMIUM_IN_LAMBDA === 'yes'

type Limit = 'JOB_LIMIT_SECONDS' | 'MAX_TRIES'
type Setting = 'STAGE' | 'RENDER_BUCKET' | 'RENDER_QUEUE_URL' | 'SITE_FOLDER' | Limit

export const workerSetting = (name: Setting): string => {
  const value = process.env[name]
  if (!value) throw new Error(`the environment lacks ${name}`)
  return value
}

export const limit = (name: Limit): number => {
  const value = Number(workerSetting(name))
  if (!Number.isInteger(value) || value < 1) throw new Error(`${name} is not a whole number`)
  return value
}

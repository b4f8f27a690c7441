/** What the deployment tells the worker. */
type Setting = 'RENDER_BUCKET' | 'RENDER_QUEUE_URL' | 'SITE_FOLDER'

export const setting = (name: Setting): string => {
  const value = process.env[name]
  if (!value) throw new Error(`the environment lacks ${name}`)
  return value
}

export const wholeNumber = (name: 'JOB_LIMIT_SECONDS' | 'MAX_TRIES', otherwise: number): number => {
  const value = Number(process.env[name] ?? otherwise)
  if (!Number.isInteger(value) || value < 1) throw new Error(`${name} is not a whole number`)
  return value
}

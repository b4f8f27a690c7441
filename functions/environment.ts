/** What the deployment tells a function. Read when it is needed, so that a test can set it first. */
type Setting =
  | 'TABLE_NAME'
  | 'RENDER_BUCKET'
  | 'RENDER_QUEUE_URL'
  | 'MAIL_QUEUE_URL'
  | 'MAIL_FROM'
  | 'ORDER_BUCKET'
  | 'FACTORY_QUEUE_URL'
  | 'MAX_TRIES'
  | 'STAGE'
  | 'ORIGIN_SECRET'
  | 'SERVER_VERSION'
  | 'RENDERER_VERSION'

export const setting = (name: Setting): string => {
  const value = process.env[name]
  if (!value) throw new Error(`the environment lacks ${name}`)
  return value
}

/** What the deployment tells a function. Read when it is needed, so that a test can set it first. */
type Setting =
  | 'TABLE_NAME'
  | 'RENDER_BUCKET'
  | 'LOGO_BUCKET'
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

/** What may be left unsaid: then nobody is of the provider's own domain (AD-13). */
type OptionalSetting = 'PROVIDER_EMAIL_DOMAIN'

export const optionalSetting = (name: OptionalSetting): string | null => process.env[name] || null

export const setting = (name: Setting): string => {
  const value = process.env[name]
  if (!value) throw new Error(`the environment lacks ${name}`)
  return value
}

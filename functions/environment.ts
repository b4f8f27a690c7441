/** What the deployment tells a function. Read when it is needed, so that a test can set it first. */
export type Setting =
  | 'TABLE_NAME'
  | 'RENDER_BUCKET'
  | 'LOGO_BUCKET'
  | 'PICTURE_BUCKET'
  | 'RENDER_QUEUE_URL'
  | 'MAIL_QUEUE_URL'
  | 'MAIL_EVENT_QUEUE_URL'
  | 'MAIL_FROM'
  | 'PROVIDER_ORGANISATION_NUMBER'
  | 'ORDER_BUCKET'
  | 'FACTORY_QUEUE_URL'
  | 'ANSWER_QUEUE_URL'
  | 'DEAD_LETTER_URLS'
  | 'MAX_TRIES'
  | 'STAGE'
  | 'ORIGIN_SECRET'
  | 'SERVER_VERSION'
  | 'SITE_ADDRESS'
  | 'RENDERER_VERSION'

/**
 * What may be left unsaid: then nobody is of the provider's own domain (AD-13), there is nothing under /debug (AD-08), the list of
 * texts lies beside the code, and the CDN has one secret.
 */
type OptionalSetting =
  | 'PROVIDER_EMAIL_DOMAIN'
  | 'DEBUG_ENDPOINTS'
  | 'TEXT_LIST'
  | 'ORIGIN_SECRET_BEFORE'
  | 'MAIL_CONFIGURATION_SET'

export const optionalSetting = (name: OptionalSetting): string | null => process.env[name] || null

export const setting = (name: Setting): string => {
  const value = process.env[name]
  if (!value) throw new Error(`the environment lacks ${name}`)
  return value
}

/** What tests on somebody's own machine choose, because they hash and wait all day; in the cloud it is what the code says. */
type OwnMachineSetting = 'PASSWORD_MEMORY_KIB' | 'PASSWORD_RESET_ANSWER_MS' | 'LIMITS_TIMES'

export const ownMachineSetting = (name: OwnMachineSetting, inTheCloud: number): number =>
  setting('STAGE') === 'local' ? Number(process.env[name] ?? inTheCloud) : inTheCloud

/** Who has changed the same header fields since the version that an edit was based on, and when. */
import type { Viewer } from '#domain/access/access'
import { editsBy } from '#domain/quote/header/change-header'
import { clashesOf, type HeaderField } from '#domain/quote/header/header'
import type { Change, Manifest, QuoteCommand } from '#domain/quote/quote'
import { listVersions } from '../../data/quotes/quote-repository.ts'

type ChangeHeader = Extract<QuoteCommand, { readonly kind: 'change-header' }>

export interface HeaderClash {
  readonly fields: readonly HeaderField[]
  readonly change: Change
}

export const findHeaderClash = async (
  current: Manifest,
  { basedOn, header }: ChangeHeader,
  viewer: Viewer,
): Promise<HeaderClash> => {
  const versions = [...(await listVersions(current.orderNumber, basedOn)), current]
  const base = versions.find(({ version }) => version === basedOn) ?? current
  const fields = clashesOf(base.header, current.header, editsBy(viewer, base.header, header))
  const latest = versions.findLast(
    ({ version, change }) =>
      version > basedOn && change.fields.some((field) => fields.includes(field as HeaderField)),
  )
  return { fields, change: (latest ?? current).change }
}

/** Lines looked at and imported, a hundred at a time. */
import { IMPORT_BATCH, type ImportKind } from '#domain/administration/import/columns'
import type {
  CheckedLine,
  ImportedLine,
  ImportedPersonLine,
  ImportedStoreLine,
  InvitedPeople,
} from '#domain/contracts/imports'
import { send } from '../../../api/client.ts'
import { newIdempotencyKey } from '../../../api/idempotency.ts'

export type SentLine = ImportedStoreLine | ImportedPersonLine

export interface Target {
  readonly kind: ImportKind
  readonly chainId: number
}

/** Sent again under the same key after a failure, so that it is done once. */
export interface Batch<Item> {
  readonly key: string
  readonly items: readonly Item[]
}

export const batchesOf = <Item>(items: readonly Item[]): readonly Batch<Item>[] =>
  Array.from({ length: Math.ceil(items.length / IMPORT_BATCH) }, (_, index) => ({
    key: newIdempotencyKey(),
    items: items.slice(index * IMPORT_BATCH, (index + 1) * IMPORT_BATCH),
  }))

export const checkLines = async (
  { kind, chainId }: Target,
  lines: readonly SentLine[],
): Promise<readonly CheckedLine[]> =>
  (await send<{ lines: CheckedLine[] }>('POST', `/api/v1/imports/${kind}/check`, { chainId, lines })).lines

export const importLines = async (
  { kind, chainId }: Target,
  { key, items: lines }: Batch<SentLine>,
): Promise<readonly ImportedLine[]> =>
  (
    await send<{ lines: ImportedLine[] }>(
      'POST',
      `/api/v1/imports/${kind}`,
      { chainId, lines },
      { idempotencyKey: key },
    )
  ).lines

export const inviteBatch = ({ items: ids }: Batch<number>): Promise<InvitedPeople> =>
  send<InvitedPeople>('POST', '/api/v1/imports/people/invitations', { ids })

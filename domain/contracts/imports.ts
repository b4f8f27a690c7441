/**
 * Lines of a sheet of stores or people on the wire. Cells are text as the sheet has them, read by the same rules on both sides, so that
 * one bad cell spoils its own line and no other.
 */
import * as z from 'zod'
import {
  IMPORT_BATCH,
  IMPORT_CELL_MAX,
  type ImportColumn,
  personColumns,
  storeColumns,
} from '#domain/administration/import/columns'
import { type ImportDoubtCode, importDoubts, notInvited } from '#domain/messages/imports'
import { orNull } from './or-null.ts'

const cellsOf = <Column extends ImportColumn>(columns: readonly Column[]) =>
  z.strictObject(
    Object.fromEntries(
      columns.map((column) => [column, z.string().max(IMPORT_CELL_MAX).optional()]),
    ) as Record<Column, z.ZodOptional<z.ZodString>>,
  )

const id = z.int().min(1).max(999_999_999)
const codes = Object.keys(importDoubts) as [ImportDoubtCode, ...ImportDoubtCode[]]
const accepted = z
  .array(z.enum(codes))
  .max(codes.length)
  .default([])
  .meta({ description: 'Doubts that somebody has said are meant so.' })
const line = z.int().min(1).max(9_999_999).meta({ description: 'Number of the row in the sheet.' })

const importedStoreLine = z
  .strictObject({ line, cells: cellsOf(storeColumns), accepted })
  .meta({ id: 'ImportStoreLine' })
export type ImportedStoreLine = z.input<typeof importedStoreLine>

const importedPersonLine = z
  .strictObject({
    line,
    cells: cellsOf(personColumns),
    accepted,
    affiliation: z
      .strictObject({ type: z.enum(['store', 'agent']), id })
      .nullable()
      .default(null)
      .meta({ description: 'Where the text of the sheet is unclear.' }),
    personId: id
      .nullable()
      .default(null)
      .meta({ description: 'Somebody with the same name and phone number, who gets the role.' }),
  })
  .meta({ id: 'ImportPersonLine' })
export type ImportedPersonLine = z.input<typeof importedPersonLine>

const linesOf = <Line extends z.ZodType>(one: Line) =>
  z.strictObject({ chainId: id, lines: z.array(one).min(1).max(IMPORT_BATCH) })

export const importStoresBody = linesOf(importedStoreLine).meta({ id: 'ImportStores' })
export const importPeopleBody = linesOf(importedPersonLine).meta({ id: 'ImportPeople' })

const candidate = z
  .object({ type: z.enum(['store', 'agent', 'user']), id: z.int(), name: z.string(), detail: z.string() })
  .meta({ id: 'ImportCandidate' })

export const checkedLine = z
  .object({
    line: z.int(),
    status: z.enum(['new', 'exists', 'doubt', 'fault']),
    existing: orNull(candidate),
    faults: z.array(z.object({ column: z.string(), sentence: z.string() })),
    doubts: z.array(z.object({ code: z.enum(codes), sentence: z.string(), candidates: z.array(candidate) })),
  })
  .meta({ id: 'ImportCheckedLine' })
export type CheckedLine = z.infer<typeof checkedLine>

export const importedLine = z
  .object({
    line: z.int(),
    status: z.enum(['made', 'role-added', 'exists', 'failed']),
    id: z.int().nullable().meta({ description: 'Of the store or the user; null where there is none.' }),
    sentence: z.string(),
  })
  .meta({ id: 'ImportedLine' })
export type ImportedLine = z.infer<typeof importedLine>

export const inviteImportedBody = z
  .strictObject({ ids: z.array(id).min(1).max(IMPORT_BATCH) })
  .meta({ id: 'InviteImported' })
const reasons = [...(Object.keys(notInvited) as (keyof typeof notInvited)[]), 'too-many', 'failed'] as const
const passedOver = z
  .object({
    id: z.int(),
    reason: z.enum(reasons).meta({
      description: 'Who is one too many, or whose invitation failed, can be invited later.',
    }),
    sentence: z.string(),
  })
  .meta({ id: 'NotInvited' })
export type NotInvited = z.infer<typeof passedOver>
export const invitedPeople = z
  .object({
    invited: z.array(z.int()).meta({ description: 'Users to whom an invitation is on its way.' }),
    passedOver: z.array(passedOver),
  })
  .meta({ id: 'InvitedPeople' })
export type InvitedPeople = z.infer<typeof invitedPeople>

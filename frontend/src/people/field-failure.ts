/** A refusal that names a field of the form is said at that field; any other above the form. */
import { ApiError } from '../api/api-error.ts'

export interface FieldFailure {
  readonly field: string
  readonly message: string
}

const isNamed = (details: unknown): details is { readonly path: string } =>
  typeof details === 'object' && details !== null && 'path' in details && typeof details.path === 'string'

export const fieldFailure = (error: unknown, fields: readonly string[]): FieldFailure | null => {
  if (!(error instanceof ApiError) || !isNamed(error.details)) return null
  const field = error.details.path.split('.').at(-1) ?? ''
  return fields.includes(field) ? { field, message: error.message } : null
}

/**
 * Fetches a file that a person wants to keep, under the name that the server gives it (Q-111). A large one lies at an
 * address of its own, which the browser follows by itself. An answer that is no file is told to the log and nobody else
 * (Q-346); a refusal is an `ApiError` as everywhere.
 */
import { ApiError, apiErrorOf } from './api-error.ts'

interface FileResult {
  readonly filecontent: Blob
  readonly filename: string
}

type Fetched = FileResult | 'elsewhere' | 'no-file'

const BINARY = /^(application\/(zip|pdf|xml|octet-stream|x-step|vnd\.)|image\/(vnd\.dxf|svg\+xml))/

export const filenameIn = (disposition: string | null, otherwise: string): string =>
  /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1]?.trim() || otherwise

export const fetchFile = async (path: string, otherwise: string): Promise<Fetched> => {
  const response = await fetch(path, { credentials: 'same-origin', redirect: 'manual' })
  if (response.type === 'opaqueredirect') return 'elsewhere'
  const type = response.headers.get('content-type') ?? ''
  if (!response.ok) throw apiErrorOf(response.status, await response.json().catch(() => null))
  if (!BINARY.test(type)) {
    // biome-ignore lint/suspicious/noConsole: errors are what reaches the server's log
    console.error(`${path} answered ${type || 'nothing'} instead of a file`)
    return 'no-file'
  }
  return {
    filecontent: await response.blob(),
    filename: filenameIn(response.headers.get('content-disposition'), otherwise),
  }
}

const follow = (href: string, filename?: string): void => {
  const link = document.createElement('a')
  link.href = href
  if (filename !== undefined) link.download = filename
  document.body.append(link)
  link.click()
  link.remove()
}

/** Puts what is at hand among the person's downloads. */
export const keepFile = (content: Blob, filename: string): void => {
  const url = URL.createObjectURL(content)
  follow(url, filename)
  URL.revokeObjectURL(url)
}

/** Puts the file among the person's downloads. */
export const downloadFile = async (path: string, otherwise: string): Promise<void> => {
  const fetched = await fetchFile(path, otherwise)
  if (fetched === 'no-file') return
  if (fetched === 'elsewhere') return follow(path)
  keepFile(fetched.filecontent, fetched.filename)
}

/** A document that could not be made. */
export const failedJob = (reason: string): ApiError => new ApiError(500, 'job.failed', reason)

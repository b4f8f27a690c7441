import { afterEach, expect, test, vi } from 'vitest'
import { fetchFile, filenameIn } from './fetch-file.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const answering = (answer: Response) => vi.stubGlobal('fetch', async () => answer)

test('Q-111: a file has the name that the server gives it', async () => {
  const headers = {
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="tilbud_100001.zip"',
  }
  answering(new Response('PK', { headers }))
  expect(await fetchFile('/download', 'x.zip')).toMatchObject({ filename: 'tilbud_100001.zip' })
  expect(filenameIn(null, 'tilbud.zip')).toBe('tilbud.zip')
})

test('Q-346: an answer that is no file is told to the log and to nobody else', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue(undefined)
  answering(Response.json({ state: 'done' }))
  expect(await fetchFile('/download', 'x.zip')).toBe('no-file')
  expect(logged).toHaveBeenCalledWith('/download answered application/json instead of a file')
})

test('a refusal is an error in the server’s words', async () => {
  answering(Response.json({ message: 'Tilbudet finnes ikke.', code: 'quote.not-found' }, { status: 404 }))
  await expect(fetchFile('/download', 'x.zip')).rejects.toThrow('Tilbudet finnes ikke.')
})

/** A building model as the page reads it, in this process: the same program over the same library. */
import { IfcAPI } from 'web-ifc'
import { type ReadIfcFile, readIfcFile } from '../../frontend/src/ifc/read-ifc-file.ts'

const bytesOf = (file: string | Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> =>
  typeof file === 'string' ? new TextEncoder().encode(file) : file

export const importIfc = async (file: string | Uint8Array<ArrayBuffer>): Promise<ReadIfcFile> => {
  const api = new IfcAPI()
  await api.Init()
  return readIfcFile(api, bytesOf(file))
}

/** A USDZ as the zip it is: files in their order, where each begins, and whether it lies there as it is. */
export interface ZippedFile {
  readonly name: string
  readonly isStored: boolean
  /** Of its first byte in the whole. */
  readonly offset: number
  readonly bytes: Uint8Array
}

const LOCAL_HEADER = 0x04_03_4b_50
const HEADER_BYTES = 30

export const filesInZip = async (zip: Blob): Promise<readonly ZippedFile[]> => {
  const bytes = new Uint8Array(await zip.arrayBuffer())
  const view = new DataView(bytes.buffer)
  const files: ZippedFile[] = []
  let at = 0
  while (view.getUint32(at, true) === LOCAL_HEADER) {
    const [size, nameLength, extra] = [
      view.getUint32(at + 18, true),
      view.getUint16(at + 26, true),
      view.getUint16(at + 28, true),
    ]
    const offset = at + HEADER_BYTES + nameLength + extra
    const name = new TextDecoder().decode(bytes.subarray(at + HEADER_BYTES, at + HEADER_BYTES + nameLength))
    const isStored = view.getUint16(at + 8, true) === 0
    files.push({ name, isStored, offset, bytes: bytes.subarray(offset, offset + size) })
    at = offset + size
  }
  return files
}

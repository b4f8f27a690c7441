/**
 * A value as few bytes: rows of a quote say much the same, so they shrink to a tenth, and so does what is paid for reading, writing
 * and keeping them.
 */
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'

/** A sixth smaller than gzip; more effort than this takes long and gains little. */
const HOW = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

export const pack = (value: unknown): Uint8Array => brotliCompressSync(JSON.stringify(value), HOW)

/** More than the largest quote; an item that unpacks to more was not packed here. */
const LARGEST_BYTES = 32 * 1024 * 1024

export const unpack = (packed: Uint8Array): unknown =>
  JSON.parse(brotliDecompressSync(packed, { maxOutputLength: LARGEST_BYTES }).toString())

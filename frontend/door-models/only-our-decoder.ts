/**
 * The loader of compressed models names two sets of decoders: one for any Draco file, and the smaller one for those in
 * glTF, which is all that we write (webgl/door/leaf-file.ts). The build would carry both; this leaves the first set out.
 */
import type { Plugin } from 'vite'

const LOADER = /three[\\/]examples[\\/]jsm[\\/]loaders[\\/]DRACOLoader\.js/
const GENERAL_DECODER =
  /new URL\(\s*'\.\.\/libs\/draco\/draco_[a-z_]+\.(?:js|wasm)',\s*import\.meta\.url\s*\)\.toString\(\)/g

/** The three addresses of the general decoder are left empty. */
export const withoutGeneralDecoder = (source: string): string => source.replaceAll(GENERAL_DECODER, "''")

export const onlyOurDecoder = (): Plugin => ({
  name: 'only-our-decoder',
  apply: 'build',
  // Before the addresses become files of the build.
  enforce: 'pre',
  transform: { filter: { id: LOADER }, handler: (source) => withoutGeneralDecoder(source) },
})

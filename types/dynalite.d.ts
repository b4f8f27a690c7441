// dynalite ships no types; these cover the options that are used here.
declare module 'dynalite' {
  import type { Server } from 'node:http'

  interface DynaliteOptions {
    /** Folder of the LevelDB store; without it everything lives in memory. */
    path?: string
    createTableMs?: number
    deleteTableMs?: number
    updateTableMs?: number
    maxItemSizeKb?: number
    verbose?: boolean
  }

  export default function dynalite(options?: DynaliteOptions): Server
}

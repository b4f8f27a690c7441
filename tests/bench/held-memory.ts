/** What this process and all that it has started hold together, in bytes; what several share counts once. Linux alone tells. */
import { readdirSync, readFileSync } from 'node:fs'

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    // It has ended meanwhile.
    return ''
  }
}

/** Parent of each process, read from Linux' `pid (name) state ppid …`. */
const parents = (): Map<number, number> =>
  new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((pid) => [Number(pid), Number(/\) \S (\d+)/.exec(read(`/proc/${pid}/stat`))?.[1])]),
  )

const isOurs = (pid: number, of: Map<number, number>): boolean => {
  for (let at: number | undefined = pid; at !== undefined && at > 1; at = of.get(at))
    if (at === process.pid) return true
  return false
}

export const heldMemory = (): number => {
  const of = parents()
  const kilobytes = [...of.keys()]
    .filter((pid) => isOurs(pid, of))
    .map((pid) => Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0))
  return kilobytes.reduce((sum, each) => sum + each, 0) * 1024
}

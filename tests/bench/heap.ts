/**
 * What a page holds in memory once everything unreachable is gone. The code that the browser compiles while a page warms
 * up is counted apart: it grows for a hundred edits whatever the program does, and then no more.
 */
import type { CDPSession, Page } from '@playwright/test'

export interface Heap {
  /** Bytes of objects, strings and what the browser holds for them. */
  readonly data: number
  /** Bytes of compiled code. */
  readonly code: number
}

/** As V8 writes a heap snapshot: a flat list of numbers, so many per node. */
interface Snapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[]
      readonly node_types: readonly [readonly string[], ...unknown[]]
    }
  }
  readonly nodes: readonly number[]
}

const takeSnapshot = async (session: CDPSession): Promise<Snapshot> => {
  const chunks: string[] = []
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => void chunks.push(chunk))
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  return JSON.parse(chunks.join(''))
}

export const heapOf = async (page: Page): Promise<Heap> => {
  const session = await page.context().newCDPSession(page)
  const { snapshot, nodes } = await takeSnapshot(session)
  await session.detach()
  const { node_fields, node_types } = snapshot.meta
  const [type, size] = [node_fields.indexOf('type'), node_fields.indexOf('self_size')]
  const code = node_types[0].indexOf('code')
  if (type < 0 || size < 0 || code < 0) throw new Error('this browser writes its heap snapshots otherwise')
  const sum = { data: 0, code: 0 }
  for (let node = 0; node < nodes.length; node += node_fields.length)
    sum[nodes[node + type] === code ? 'code' : 'data'] += nodes[node + size] ?? 0
  return sum
}

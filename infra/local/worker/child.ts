/**
 * Keeps one worker process running: a crash fails the batch that it had, takes nothing else down, and is mended. One that
 * does not come back within its time is ended, as Lambda does.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda'
import { renderQueue } from '../../render-queue.ts'
import type { JobAnswer, JobRequest } from './process.ts'

export type WorkerChild = {
  invoke: (event: SQSEvent) => Promise<SQSBatchResponse>
  /** Ends the process as a crash would. */
  kill: () => void
  close: () => Promise<void>
}

export const startWorkerChild = (
  environment: Record<string, string>,
  limitSeconds: number = renderQueue.functionTimeoutSeconds,
): WorkerChild => {
  let child: ChildProcess | undefined
  let count = 0

  const running = (): ChildProcess => {
    if (child?.connected) return child
    child = fork(join(import.meta.dirname, 'process.ts'), { env: { ...process.env, ...environment } })
    return child
  }

  const invoke = async (event: SQSEvent): Promise<SQSBatchResponse> => {
    const worker = running()
    const id = ++count
    const ended = new AbortController()
    const answer = Promise.withResolvers<SQSBatchResponse>()
    const { signal } = ended
    once(worker, 'exit', { signal }).then(
      ([code, why]) => answer.reject(new Error(`the worker ended (${why ?? code})`)),
      () => undefined,
    )
    const listen = (message: JobAnswer) => {
      if (message.id !== id) return
      if ('error' in message) answer.reject(new Error(message.error))
      else answer.resolve(message.response)
    }
    const late = setTimeout(() => worker.kill('SIGKILL'), limitSeconds * 1000)
    worker.on('message', listen)
    worker.send({ id, event } satisfies JobRequest, (error) => error && answer.reject(error))
    try {
      return await answer.promise
    } finally {
      clearTimeout(late)
      worker.off('message', listen)
      ended.abort()
    }
  }

  return {
    invoke,
    kill: () => child?.kill('SIGKILL'),
    close: async () => {
      const worker = child
      child = undefined
      if (!worker?.connected) return
      const gone = once(worker, 'exit')
      worker.disconnect()
      await gone
    },
  }
}

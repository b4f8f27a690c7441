/** The render worker in a process of its own: takes SQS events from the poller and calls the very same handler. */
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda'
import { handler } from '#render-worker/handler'

export type JobRequest = { id: number; event: SQSEvent }
export type JobAnswer = { id: number } & ({ response: SQSBatchResponse } | { error: string })

/** Whoever asked may have gone meanwhile; an error that nobody takes would end this process in the middle of its leaving. */
const sendAnswer = (answer: JobAnswer) => process.send?.(answer, () => undefined)

process.on('message', ({ id, event }: JobRequest) => {
  handler(event).then(
    (response) => sendAnswer({ id, response }),
    (error: unknown) => sendAnswer({ id, error: String(error) }),
  )
})

// The stack ended without saying goodbye: nobody is left to work for.
process.on('disconnect', () => process.exit())
// Ctrl-C reaches every process of the terminal; this one goes when the stack, which waits for its job, lets go of it.
process.on('SIGINT', () => undefined)

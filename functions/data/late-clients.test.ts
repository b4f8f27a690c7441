// A client that one import names is loaded at every start of every function that has the file: a tenth of what the first caller waits.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const functions = join(import.meta.dirname, '..')
const filesWith = (words: RegExp) =>
  globSync('**/*.ts', { cwd: functions })
    .filter((file) => !file.endsWith('.test.ts') && words.test(readFileSync(join(functions, file), 'utf8')))
    .toSorted()

test('the client of S3 is loaded when a bucket is first used, and not with the function', () => {
  expect(filesWith(/from '@aws-sdk\/(client-s3|s3-request-presigner)'/)).toEqual(['data/s3.ts'])
  expect(filesWith(/from '.*\/s3\.ts'/)).toEqual([])
})

test('the client of SQS is loaded with the first message, but for who has a queue in hand', () => {
  expect(filesWith(/^import \{[^}]*\} from '@aws-sdk\/client-sqs'/m)).toEqual([
    'data/queues/queue-repository.ts',
    'queues/mail/handler.ts',
  ])
  expect(filesWith(/from '.*\/sqs\.ts'/)).toEqual([])
})

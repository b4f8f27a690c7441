/** The connection that every entity is made with. Endpoint, region and credentials are the SDK's own settings. */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { setting } from '../environment.ts'
import { lazily } from '../lazily.ts'

/** A read that has not answered by then never will; the SDK tries again on a new socket. */
const PATIENCE = { connectionTimeout: 1_000, requestTimeout: 3_000, throwOnRequestTimeout: true }

export const connection = lazily(() => ({
  table: setting('TABLE_NAME'),
  client: DynamoDBDocumentClient.from(new DynamoDBClient({ requestHandler: PATIENCE }), {
    marshallOptions: { removeUndefinedValues: true },
  }),
}))

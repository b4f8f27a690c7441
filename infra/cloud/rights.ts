/** What reading and writing a store means to AWS: the actions, and the resources that they may touch. */
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import type { Store } from '../routes.ts'

export type Stores = { table: ITableV2; renderBucket: IBucket; renderQueue: IQueue }

export const renderPrefix = 'renders/'

type Access = 'reads' | 'writes'

/** No Scan: every question has an index. ListBucket turns the answer for a missing object from 403 into 404. */
const actions: Record<Store, Record<Access, readonly string[]>> = {
  table: {
    reads: ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query'],
    writes: ['dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem', 'dynamodb:BatchWriteItem'],
  },
  renderBucket: { reads: ['s3:GetObject', 's3:ListBucket'], writes: ['s3:PutObject', 's3:DeleteObject'] },
  renderQueue: { reads: [], writes: ['sqs:SendMessage'] },
}

const resources = (store: Store, access: Access, stores: Stores): string[] => {
  switch (store) {
    case 'table':
      return access === 'reads'
        ? [stores.table.tableArn, `${stores.table.tableArn}/index/*`]
        : [stores.table.tableArn]
    case 'renderBucket':
      return [
        ...(access === 'reads' ? [stores.renderBucket.bucketArn] : []),
        stores.renderBucket.arnForObjects(`${renderPrefix}*`),
      ]
    case 'renderQueue':
      return [stores.renderQueue.queueArn]
  }
}

export const statementsFor = (
  wanted: Readonly<Record<Access, readonly Store[]>>,
  stores: Stores,
): PolicyStatement[] =>
  (['reads', 'writes'] as const).flatMap((access) =>
    wanted[access]
      .filter((store) => actions[store][access].length > 0)
      .map(
        (store) =>
          new PolicyStatement({
            actions: [...actions[store][access]],
            resources: resources(store, access, stores),
          }),
      ),
  )

/** The function learns the names of the stores that it may touch, and of no others. */
export const namesOf = (touched: readonly Store[], stores: Stores): Record<string, string> => {
  const names: Record<Store, [string, string]> = {
    table: ['TABLE_NAME', stores.table.tableName],
    renderBucket: ['RENDER_BUCKET', stores.renderBucket.bucketName],
    renderQueue: ['RENDER_QUEUE_URL', stores.renderQueue.queueUrl],
  }
  return Object.fromEntries(touched.map((store) => names[store]))
}

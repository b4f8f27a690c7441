/** What must never be lost: the table, and orders as the factory got them. And what may be made again: pictures and documents. */
import { Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib'
import {
  AttributeType,
  Billing,
  type ITableV2,
  ProjectionType,
  TableEncryptionV2,
  TableV2,
} from 'aws-cdk-lib/aws-dynamodb'
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import { tableShape } from '#functions/data/table'
import { backUp } from './backup.ts'
import { picturePrefix, renderPrefix } from './rights.ts'
import type { Stage } from './stage.ts'

const text = (name: string) => ({ name, type: AttributeType.STRING })

export class DataStack extends Stack {
  readonly table: ITableV2
  readonly renderBucket: Bucket
  readonly orderBucket: Bucket

  constructor(scope: Construct, id: string, { stage, ...props }: StackProps & { stage: Stage }) {
    super(scope, id, props)

    this.table =
      stage.tableName === undefined
        ? this.makeTable()
        : TableV2.fromTableName(this, 'RestoredTable', stage.tableName)

    this.renderBucket = new Bucket(this, 'Renders', {
      encryption: BucketEncryption.S3_MANAGED,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      enforceSSL: true,
      // A logo that is written over or thrown away can be fetched back; what can be made again is kept a day more.
      versioned: true,
      lifecycleRules: [
        {
          prefix: renderPrefix,
          expiration: Duration.days(30),
          noncurrentVersionExpiration: Duration.days(1),
        },
        { prefix: picturePrefix, noncurrentVersionExpiration: Duration.days(30) },
        { abortIncompleteMultipartUploadAfter: Duration.days(1), expiredObjectDeleteMarker: true },
      ],
      removalPolicy: RemovalPolicy.RETAIN,
    })

    this.orderBucket = new Bucket(this, 'OrderFiles', {
      encryption: BucketEncryption.S3_MANAGED,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      enforceSSL: true,
      versioned: true,
      // Five years after the end of an accounting year (domain/quote/life/retention.ts), which is six at most, and its leap days.
      lifecycleRules: [
        { expiration: Duration.days(6 * 365 + 2), noncurrentVersionExpiration: Duration.days(30) },
      ],
      removalPolicy: RemovalPolicy.RETAIN,
    })

    backUp(this, [this.table.tableArn, this.orderBucket.bucketArn])
  }

  /** Stays where it is, also when a restored one takes its place or the stack goes. */
  private makeTable(): ITableV2 {
    return new TableV2(this, 'Table', {
      partitionKey: text(tableShape.partitionKey),
      sortKey: text(tableShape.sortKey),
      globalSecondaryIndexes: tableShape.indexes.map((index) => ({
        indexName: index.name,
        partitionKey: text(index.partitionKey),
        sortKey: text(index.sortKey),
        projectionType: ProjectionType.KEYS_ONLY,
      })),
      timeToLiveAttribute: tableShape.expiryAttribute,
      billing: Billing.onDemand(),
      encryption: TableEncryptionV2.awsManagedKey(),
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
    })
  }
}

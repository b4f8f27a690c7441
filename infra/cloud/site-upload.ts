/**
 * Puts the built frontend into its bucket, each kind of file with the cache it is meant for. Hashed files go first and
 * old ones stay, so that neither a new page nor one that is open in a browser ever asks for a file that is not there.
 */
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront'
import { LogGroup } from 'aws-cdk-lib/aws-logs'
import type { Bucket } from 'aws-cdk-lib/aws-s3'
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment'
import type { Construct } from 'constructs'
import { cacheControl } from '../web-headers.ts'
import { logDays } from './resource-function.ts'

type Props = { bucket: Bucket; distribution: Distribution; siteFolder: string }

export const uploadSite = (scope: Construct, { bucket, distribution, siteFolder }: Props): void => {
  const logGroup = new LogGroup(scope, 'UploadLog', { retention: logDays })
  const upload = (id: string, caching: string, exclude: string[], invalidate: string[] = []) =>
    new BucketDeployment(scope, id, {
      sources: [Source.asset(siteFolder, { exclude })],
      destinationBucket: bucket,
      cacheControl: [CacheControl.fromString(caching)],
      prune: false,
      memoryLimit: 512,
      logGroup,
      ...(invalidate.length > 0 && { distribution, distributionPaths: invalidate }),
    })

  const hashed = upload('HashedFiles', cacheControl.hashed, [
    '*',
    '!assets',
    '!assets/**',
    'assets/images/**',
  ])
  const other = upload(
    'OtherFiles',
    cacheControl.other,
    ['assets/**', '!assets/images', '!assets/images/**', '*.html'],
    ['/*'],
  )
  const page = upload('Page', cacheControl.page, ['*', '!*.html'], ['/index.html'])
  other.node.addDependency(hashed)
  page.node.addDependency(other)
}

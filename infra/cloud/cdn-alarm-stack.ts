/** What the CDN itself gets wrong. CloudFront tells its figures in one region alone, and an alarm hears those of its own region. */
import { Duration, Stack, type StackProps } from 'aws-cdk-lib'
import { Metric } from 'aws-cdk-lib/aws-cloudwatch'
import type { Construct } from 'constructs'
import { alarmTopic, watch } from './alarms.ts'
import type { Stage } from './stage.ts'

export class CdnAlarmStack extends Stack {
  constructor(
    scope: Construct,
    id: string,
    { stage, distributionId, ...props }: StackProps & { stage: Stage; distributionId: string },
  ) {
    super(scope, id, props)
    const metric = new Metric({
      namespace: 'AWS/CloudFront',
      metricName: '5xxErrorRate',
      dimensionsMap: { DistributionId: distributionId, Region: 'Global' },
      period: Duration.minutes(5),
      statistic: 'Average',
    })
    watch(this, alarmTopic(this, stage), { name: 'cdn-faults-percent', metric, threshold: 1, periods: 2 })
  }
}

/** Whoever is on duty, and what calls him. Each alarm names its runbook (docs/alarms.md). */
import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import type { Construct } from 'constructs'
import type { Stage } from './stage.ts'

export interface Watched {
  readonly name: string
  /** The heading in docs/alarms.md; the name unless it says. */
  readonly runbook?: string
  readonly metric: IMetric
  /** More than this calls somebody. */
  readonly threshold: number
  /** For so many times in a row; once unless it says. */
  readonly periods?: number
}

export const alarmTopic = (scope: Construct, stage: Stage): Topic => {
  const topic = new Topic(scope, 'Alarms', { enforceSSL: true })
  // The rule above takes the place of the one that a topic has by itself, which lets alarms in.
  topic.addToResourcePolicy(
    new PolicyStatement({
      principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
      actions: ['sns:Publish'],
      resources: [topic.topicArn],
      conditions: { StringEquals: { 'aws:SourceAccount': stage.account } },
    }),
  )
  topic.addSubscription(new EmailSubscription(stage.alarmEmail))
  return topic
}

export const watch = (scope: Construct, topic: Topic, watched: Watched): Alarm => {
  const { name, runbook = name, metric, threshold, periods = 1 } = watched
  const alarm = new Alarm(scope, name, {
    alarmDescription: `docs/alarms.md#${runbook}`,
    metric,
    threshold,
    evaluationPeriods: periods,
    comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
    treatMissingData: TreatMissingData.NOT_BREACHING,
  })
  alarm.addAlarmAction(new SnsAction(topic))
  return alarm
}

/** What tells us before a dealer does: alarms on errors, dead letters and slow answers, and one dashboard. */
import { Duration, Stack, type StackProps } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import {
  Alarm,
  ComparisonOperator,
  Dashboard,
  GraphWidget,
  type IMetric,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import type { Construct } from 'constructs'
import type { BufferStack } from './buffer-stack.ts'
import type { FactoryStack } from './factory-stack.ts'
import type { MailStack } from './mail-stack.ts'
import type { OperatorStack } from './operator-stack.ts'
import type { PictureStack } from './picture-stack.ts'
import type { RenderStack } from './render-stack.ts'
import type { ResourceFunction } from './resource-function.ts'
import type { Stage } from './stage.ts'

type Props = StackProps & {
  stage: Stage
  api: HttpApi
  functions: ReadonlyMap<string, ResourceFunction>
  render: RenderStack
  mail: MailStack
  factory: FactoryStack
  pictures: PictureStack
  buffers: BufferStack
  operator: OperatorStack
}

const period = Duration.minutes(5)

export class ObservabilityStack extends Stack {
  private readonly topic: Topic

  constructor(
    scope: Construct,
    id: string,
    { stage, api, functions, render, mail, factory, pictures, buffers, operator, ...props }: Props,
  ) {
    super(scope, id, props)
    this.topic = new Topic(this, 'Alarms', { enforceSSL: true })
    // The rule above takes the place of the one that a topic has by itself, which lets alarms in.
    this.topic.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [this.topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': stage.account } },
      }),
    )
    this.topic.addSubscription(new EmailSubscription(stage.alarmEmail))

    const all = [
      ...functions,
      ['render-worker', render.worker] as const,
      ['mail', mail.sender] as const,
      ['mail-events', mail.eventFunction] as const,
      ['set-up', operator.setUpFunction] as const,
      ['rewrite-lists', operator.rewriteFunction] as const,
      ['send-orders', factory.sendingFunction] as const,
      ['factory-answers', factory.answerFunction] as const,
      ['draw-pictures', pictures.drawingFunction] as const,
      ['tend-buffers', buffers.tendingFunction] as const,
    ]
    const errors = all.map(([name, { lambda }]) => lambda.metricErrors({ period, label: name }))
    const durations = all.map(([name, { lambda }]) =>
      lambda.metricDuration({ period, label: name, statistic: 'p95' }),
    )
    const deadLetters = render.deadLetters.metricApproximateNumberOfMessagesVisible({ period })
    const waiting = render.queue.metricApproximateAgeOfOldestMessage({ period })
    const latency = api.metricLatency({ period, statistic: 'p95' })

    for (const [index, [name]] of all.entries()) {
      const metric = errors[index]
      if (metric) this.alarm(`${name}-errors`, metric, 0)
    }
    this.alarm('api-5xx', api.metricServerError({ period, statistic: 'sum' }), 0)
    this.alarm('dead-letters', deadLetters, 0)
    this.alarm('dead-mails', mail.deadLetters.metricApproximateNumberOfMessagesVisible({ period }), 0)
    this.alarm('dead-mail-events', mail.deadEvents.metricApproximateNumberOfMessagesVisible({ period }), 0)
    this.alarm('dead-orders', factory.deadLetters.metricApproximateNumberOfMessagesVisible({ period }), 0)
    this.alarm('dead-answers', factory.deadAnswers.metricApproximateNumberOfMessagesVisible({ period }), 0)
    this.alarm('orders-waiting-seconds', factory.queue.metricApproximateAgeOfOldestMessage({ period }), 3600)
    this.alarm(
      'answers-waiting-seconds',
      factory.answers.metricApproximateAgeOfOldestMessage({ period }),
      3600,
    )
    this.alarm('jobs-waiting-seconds', waiting, 120)
    this.alarm('api-p95-milliseconds', latency, 2000, 3)
    this.alarm(
      'render-p95-milliseconds',
      render.worker.lambda.metricDuration({ period, statistic: 'p95' }),
      30_000,
      3,
    )

    new Dashboard(this, 'Dashboard', {
      widgets: [
        [this.graph('API p95', [latency]), this.graph('API 5xx', [api.metricServerError({ period })])],
        [this.graph('Function errors', errors), this.graph('Function p95', durations)],
        [this.graph('Oldest job', [waiting]), this.graph('Dead letters', [deadLetters])],
      ],
    })
  }

  private graph(title: string, left: IMetric[]): GraphWidget {
    return new GraphWidget({ title, left, width: 12 })
  }

  private alarm(name: string, metric: IMetric, threshold: number, evaluationPeriods = 1): void {
    new Alarm(this, name, {
      metric,
      threshold,
      evaluationPeriods,
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    }).addAlarmAction(new SnsAction(this.topic))
  }
}

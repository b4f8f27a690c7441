/** What tells us before a dealer does: alarms on errors, dead letters and slow answers, and one dashboard. */
import { Duration, Stack, type StackProps } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import { Dashboard, GraphWidget, type IMetric } from 'aws-cdk-lib/aws-cloudwatch'
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb'
import type { Topic } from 'aws-cdk-lib/aws-sns'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import { type Watched, watch } from './alarms.ts'
import type { BufferStack } from './buffer-stack.ts'
import type { CustomerAnswerStack } from './customer-answer-stack.ts'
import type { FactoryStack } from './factory-stack.ts'
import type { MailStack } from './mail-stack.ts'
import type { OperatorStack } from './operator-stack.ts'
import { outcome, outcomeNames, tableThrottles, watchedLimits, watchedOutcomes } from './outcomes.ts'
import type { PictureStack } from './picture-stack.ts'
import type { RenderStack } from './render-stack.ts'
import type { ResourceFunction } from './resource-function.ts'
import type { RetentionStack } from './retention-stack.ts'
import type { Stage } from './stage.ts'
import type { WebhookStack } from './webhook-stack.ts'

type Props = StackProps & {
  stage: Stage
  topic: Topic
  api: HttpApi
  functions: ReadonlyMap<string, ResourceFunction>
  render: RenderStack
  mail: MailStack
  factory: FactoryStack
  pictures: PictureStack
  buffers: BufferStack
  retention: RetentionStack
  webhooks: WebhookStack
  customerAnswers: CustomerAnswerStack
  operator: OperatorStack
  table: ITableV2
}

const period = Duration.minutes(5)

export class ObservabilityStack extends Stack {
  constructor(
    scope: Construct,
    id: string,
    {
      stage,
      topic,
      api,
      functions,
      render,
      mail,
      factory,
      pictures,
      buffers,
      retention,
      webhooks,
      customerAnswers,
      operator,
      table,
      ...props
    }: Props,
  ) {
    super(scope, id, props)
    const all = [
      ...functions,
      ['render-worker', render.worker] as const,
      ['mail', mail.sender] as const,
      ['mail-events', mail.eventFunction] as const,
      ['set-up', operator.setUpFunction] as const,
      ['rewrite-lists', operator.rewriteFunction] as const,
      ['personal-data', operator.personalDataFunction] as const,
      ['send-orders', factory.sendingFunction] as const,
      ['factory-answers', factory.answerFunction] as const,
      ['draw-pictures', pictures.drawingFunction] as const,
      ['tend-buffers', buffers.tendingFunction] as const,
      ['delete-outdated', retention.deletingFunction] as const,
      ['call-webhooks', webhooks.callingFunction] as const,
      ['customer-answers', customerAnswers.finishingFunction] as const,
    ]
    const errors = all.map(([name, { lambda }]) => lambda.metricErrors({ period, label: name }))
    const durations = all.map(([name, { lambda }]) =>
      lambda.metricDuration({ period, label: name, statistic: 'p95' }),
    )
    const throttles = all.map(([name, { lambda }]) => lambda.metricThrottles({ period, label: name }))
    const visible = (queue: Queue, label?: string) =>
      queue.metricApproximateNumberOfMessagesVisible({ period, label })
    const oldest = (queue: Queue, label?: string) =>
      queue.metricApproximateAgeOfOldestMessage({ period, label })
    const answerTime = outcome(stage.name, 'AnswerTime')
    const serverErrors = api.metricServerError({ period, statistic: 'sum' })

    const watched: readonly Watched[] = [
      ...errors.map((metric, index) => ({
        name: `${all[index]?.[0]}-errors`,
        runbook: 'function-errors',
        metric,
        threshold: 0,
      })),
      { name: 'api-5xx', metric: serverErrors, threshold: 0 },
      { name: 'dead-letters', metric: visible(render.deadLetters), threshold: 0 },
      { name: 'dead-mails', metric: visible(mail.deadLetters), threshold: 0 },
      { name: 'dead-mail-events', metric: visible(mail.deadEvents), threshold: 0 },
      { name: 'dead-orders', metric: visible(factory.deadLetters), threshold: 0 },
      { name: 'dead-answers', metric: visible(factory.deadAnswers), threshold: 0 },
      {
        name: 'orders-waiting-seconds',
        metric: oldest(factory.queue),
        threshold: 3600,
      },
      {
        name: 'answers-waiting-seconds',
        metric: oldest(factory.answers),
        threshold: 3600,
      },
      {
        name: 'mails-waiting-seconds',
        metric: oldest(mail.queue),
        threshold: 900,
      },
      { name: 'jobs-waiting-seconds', metric: oldest(render.queue), threshold: 120 },
      {
        name: 'render-p95-milliseconds',
        metric: render.worker.lambda.metricDuration({ period, statistic: 'p95' }),
        threshold: 15_000,
        periods: 3,
      },
      ...watchedOutcomes(stage.name),
      ...watchedLimits(api, table.tableName),
    ]
    for (const each of watched) watch(this, topic, each)

    const some = (start: string) =>
      outcomeNames.filter((name) => name.startsWith(start)).map((name) => outcome(stage.name, name))
    new Dashboard(this, 'Dashboard', {
      widgets: [
        [this.graph('Answer time p95', [answerTime]), this.graph('API 5xx', [serverErrors])],
        [
          this.graph('Mails', some('Mail')),
          this.graph('Documents and pictures', [...some('Job'), ...some('Picture')]),
        ],
        [
          this.graph('Factory and webhooks', [...some('Order'), ...some('AnswerNot'), ...some('Webhook')]),
          this.graph('Faults', [...some('Server'), ...some('Browser')]),
        ],
        [this.graph('Function errors', errors), this.graph('Function p95', durations)],
        [
          this.graph('Functions throttled', throttles),
          this.graph('Table throttled', tableThrottles(table.tableName)),
        ],
        [
          this.graph('Oldest in queue', [
            oldest(render.queue, 'jobs'),
            oldest(mail.queue, 'mails'),
            oldest(factory.queue, 'orders'),
            oldest(factory.answers, 'answers'),
          ]),
          this.graph('Dead letters', [
            visible(render.deadLetters, 'jobs'),
            visible(mail.deadLetters, 'mails'),
            visible(mail.deadEvents, 'mail events'),
            visible(factory.deadLetters, 'orders'),
            visible(factory.deadAnswers, 'answers'),
          ]),
        ],
      ],
    })
  }

  private graph(title: string, left: IMetric[]): GraphWidget {
    return new GraphWidget({ title, left, width: 12 })
  }
}

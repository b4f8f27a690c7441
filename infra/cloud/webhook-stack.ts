/** The function that tells other systems what has happened. */
import { Duration, Stack, type StackProps } from 'aws-cdk-lib'
import { Rule, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction as Target } from 'aws-cdk-lib/aws-events-targets'
import type { Construct } from 'constructs'
import { webhookClock, webhookFunction } from '../webhooks.ts'
import type { Bundles } from './bundle.ts'
import type { DataStack } from './data-stack.ts'
import { ResourceFunction } from './resource-function.ts'
import type { Stage } from './stage.ts'

type Props = StackProps & { stage: Stage; bundles: Bundles; data: DataStack }

export class WebhookStack extends Stack {
  readonly callingFunction: ResourceFunction

  constructor(scope: Construct, id: string, { stage, bundles, data, ...props }: Props) {
    super(scope, id, props)
    this.callingFunction = new ResourceFunction(this, 'CallWebhooks', {
      codeFolder: bundles.function(webhookFunction.name),
      description: 'What has happened, told to other systems',
      stage: stage.name,
      version: bundles.version,
      reads: ['table'],
      writes: webhookFunction.writes,
      stores: { table: data.table },
      memoryMb: 512,
      timeoutSeconds: webhookClock.functionTimeoutSeconds,
    })
    new Rule(this, 'EveryMinute', {
      schedule: Schedule.rate(Duration.minutes(webhookClock.everyMinutes)),
      targets: [new Target(this.callingFunction.lambda, { retryAttempts: 0 })],
    })
  }
}

/** The function that tells of customers' answers where the one that took them died. */
import { Duration, Stack, type StackProps } from 'aws-cdk-lib'
import { Rule, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction as Target } from 'aws-cdk-lib/aws-events-targets'
import type { Construct } from 'constructs'
import { customerAnswerClock, customerAnswerFunction } from '../customer-answers.ts'
import type { Bundles } from './bundle.ts'
import type { DataStack } from './data-stack.ts'
import type { MailStack } from './mail-stack.ts'
import type { RenderStack } from './render-stack.ts'
import { ResourceFunction } from './resource-function.ts'
import type { Stage } from './stage.ts'

type Props = StackProps & {
  stage: Stage
  bundles: Bundles
  data: DataStack
  render: RenderStack
  mail: MailStack
}

export class CustomerAnswerStack extends Stack {
  readonly finishingFunction: ResourceFunction

  constructor(scope: Construct, id: string, { stage, bundles, data, render, mail, ...props }: Props) {
    super(scope, id, props)
    this.finishingFunction = new ResourceFunction(this, 'FinishAnswers', {
      codeFolder: bundles.function(customerAnswerFunction.name),
      description: 'Customers’ answers that nobody was told of',
      stage: stage.name,
      version: bundles.version,
      reads: ['table', 'renderBucket', 'logos'],
      writes: customerAnswerFunction.writes,
      stores: {
        table: data.table,
        renderBucket: data.renderBucket,
        renderQueue: render.queue,
        mailQueue: mail.queue,
      },
      memoryMb: 1024,
      timeoutSeconds: customerAnswerClock.functionTimeoutSeconds,
      environment: { RENDERER_VERSION: bundles.rendererVersion },
    })
    new Rule(this, 'EveryOtherMinute', {
      schedule: Schedule.rate(Duration.minutes(customerAnswerClock.everyMinutes)),
      targets: [new Target(this.finishingFunction.lambda, { retryAttempts: 0 })],
    })
  }
}

/** The function that draws the pictures of the product menu in the night, and goes on with a run that was left. */
import { Duration, Stack, type StackProps } from 'aws-cdk-lib'
import { Rule, RuleTargetInput, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction as Target } from 'aws-cdk-lib/aws-events-targets'
import type { Construct } from 'constructs'
import { drawingFunction, drawingTimes } from '../pictures.ts'
import type { Bundles } from './bundle.ts'
import type { DataStack } from './data-stack.ts'
import type { RenderStack } from './render-stack.ts'
import { architectureOf, ResourceFunction } from './resource-function.ts'
import type { Stage } from './stage.ts'

type Props = StackProps & { stage: Stage; bundles: Bundles; data: DataStack; render: RenderStack }

export class PictureStack extends Stack {
  readonly drawingFunction: ResourceFunction

  constructor(scope: Construct, id: string, { stage, bundles, data, render, ...props }: Props) {
    super(scope, id, props)
    this.drawingFunction = new ResourceFunction(this, 'DrawPictures', {
      codeFolder: bundles.function(drawingFunction.name),
      architecture: architectureOf(drawingFunction),
      description: 'Pictures of the product menu',
      stage: stage.name,
      version: bundles.version,
      reads: ['table', 'renderBucket', 'pictures'],
      writes: drawingFunction.writes,
      stores: { table: data.table, renderBucket: data.renderBucket, renderQueue: render.queue },
      memoryMb: 1024,
      timeoutSeconds: drawingTimes.functionTimeoutSeconds,
      environment: { RENDERER_VERSION: bundles.rendererVersion },
    })
    new Rule(this, 'EveryFewMinutes', {
      schedule: Schedule.rate(Duration.minutes(drawingTimes.everyMinutes)),
      targets: [
        new Target(this.drawingFunction.lambda, {
          event: RuleTargetInput.fromObject({ seconds: drawingTimes.workSeconds }),
          retryAttempts: 0,
        }),
      ],
    })
  }
}

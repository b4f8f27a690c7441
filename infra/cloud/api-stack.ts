/** The HTTP API: one function per entry of the route table, with the rights that the entry names. */
import { Stack, type StackProps } from 'aws-cdk-lib'
import { CfnStage, HttpApi, HttpMethod } from 'aws-cdk-lib/aws-apigatewayv2'
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import { LogGroup } from 'aws-cdk-lib/aws-logs'
import type { Topic } from 'aws-cdk-lib/aws-sns'
import type { Construct } from 'constructs'
import { type Route, routes } from '../routes.ts'
import { alarmTopic } from './alarms.ts'
import type { Bundles } from './bundle.ts'
import { type OriginSecrets, originSecrets } from './origin-secret.ts'
import { gradually } from './release-gradually.ts'
import { architectureOf, logDays, ResourceFunction } from './resource-function.ts'
import type { Stores } from './rights.ts'
import type { Stage } from './stage.ts'

type Props = StackProps & { stage: Stage; bundles: Bundles; stores: Stores }

const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/** A line for each request, also of those that no function has seen. The id is the one that a trace is made of. */
const logged = {
  requestId: '$context.requestId',
  time: '$context.requestTime',
  route: '$context.routeKey',
  status: '$context.status',
  milliseconds: '$context.responseLatency',
  bytes: '$context.responseLength',
  fault: '$context.error.message',
  functionFault: '$context.integrationErrorMessage',
}

export class ApiStack extends Stack {
  readonly api: HttpApi
  readonly originSecrets: OriginSecrets
  readonly functions: ReadonlyMap<string, ResourceFunction>
  /** Also of the alarms that watch the other stacks. It stands here because a release is watched from here. */
  readonly alarms: Topic
  private readonly release: ReturnType<typeof gradually>

  constructor(scope: Construct, id: string, { stage, bundles, stores, ...props }: Props) {
    super(scope, id, props)
    this.api = new HttpApi(this, 'Api', { description: ['Lysvåg', stage.name].join(' ') })
    this.alarms = alarmTopic(this, stage)
    this.release = gradually(this, this.api, this.alarms)
    this.originSecrets = originSecrets(this, stage.originSecret)
    this.limitAndLog()
    this.functions = new Map(
      routes.map((route) => [route.name, this.addRoute(route, { stage, bundles, stores })]),
    )
  }

  private addRoute(route: Route, { stage, bundles, stores }: Props): ResourceFunction {
    const made = new ResourceFunction(this, pascal(route.name), {
      ...route,
      codeFolder: bundles.function(route.name),
      architecture: architectureOf(route),
      description: route.prefixes.join(' '),
      stage: stage.name,
      version: bundles.version,
      stores,
      environment: {
        RENDERER_VERSION: bundles.rendererVersion,
        // On a machine of one's own a password is enough.
        SUPERUSER_SECOND_FACTOR: 'required',
        ...this.originSecrets.environment,
        PROVIDER_EMAIL_DOMAIN: stage.providerEmailDomain,
        PROVIDER_ORGANISATION_NUMBER: stage.providerOrganisationNumber,
      },
    })
    const integration = new HttpLambdaIntegration(
      `${pascal(route.name)}Integration`,
      this.release(pascal(route.name), made),
    )
    for (const prefix of route.prefixes) {
      for (const path of [prefix, `${prefix}/{proxy+}`]) {
        this.api.addRoutes({ path, methods: [HttpMethod.ANY], integration })
      }
    }
    return made
  }

  /** A thousand people at work ask some four hundred times a second; far below what a runaway script costs. */
  private limitAndLog(): void {
    const stage = this.api.defaultStage?.node.defaultChild
    if (!(stage instanceof CfnStage)) throw new Error('the HTTP API has no default stage')
    const log = new LogGroup(this, 'AccessLog', { retention: logDays })
    stage.accessLogSettings = { destinationArn: log.logGroupArn, format: JSON.stringify(logged) }
    stage.defaultRouteSettings = { throttlingRateLimit: 1000, throttlingBurstLimit: 2000 }
  }
}

/** One Lambda. Its rights and its environment follow from the same two lists: what it reads and what it writes. */
import { Duration, type Size } from 'aws-cdk-lib'
import {
  Architecture,
  Code,
  Function as LambdaFunction,
  LoggingFormat,
  Runtime,
  Tracing,
} from 'aws-cdk-lib/aws-lambda'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import type { DataStore } from '../routes.ts'
import { namesOf, type Stores, statementsFor } from './rights.ts'

/** What is logged names people by their numbers and addresses; a month is enough to find a fault. */
export const logDays = RetentionDays.ONE_MONTH

export type ResourceFunctionProps = {
  /** By which it is invoked by hand; others get one of their own. */
  name?: string
  codeFolder: string
  description: string
  stage: string
  /** Said with every answer. */
  version: string
  reads: readonly DataStore[]
  writes: readonly DataStore[]
  stores: Stores
  memoryMb: number
  timeoutSeconds: number
  architecture?: Architecture
  temporaryStorage?: Size
  environment?: Record<string, string>
}

/** What decodes pictures is packed for the processor that the packages of this machine are for. */
export const architectureOf = ({ decodesPictures = false }: { readonly decodesPictures?: boolean }) =>
  decodesPictures ? Architecture.X86_64 : Architecture.ARM_64

export class ResourceFunction extends Construct {
  readonly lambda: LambdaFunction

  constructor(scope: Construct, id: string, props: ResourceFunctionProps) {
    super(scope, id)
    this.lambda = new LambdaFunction(this, 'Function', {
      functionName: props.name,
      runtime: Runtime.NODEJS_24_X,
      architecture: props.architecture ?? Architecture.ARM_64,
      code: Code.fromAsset(props.codeFolder),
      handler: 'index.handler',
      description: props.description,
      memorySize: props.memoryMb,
      timeout: Duration.seconds(props.timeoutSeconds),
      ephemeralStorageSize: props.temporaryStorage,
      initialPolicy: statementsFor(props, props.stores),
      tracing: Tracing.ACTIVE,
      loggingFormat: LoggingFormat.JSON,
      logGroup: new LogGroup(this, 'Log', { retention: logDays }),
      environment: {
        STAGE: props.stage,
        SERVER_VERSION: props.version,
        ...namesOf([...new Set([...props.reads, ...props.writes])], props.stores),
        ...props.environment,
      },
    })
  }
}

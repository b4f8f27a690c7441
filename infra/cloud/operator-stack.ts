/** What an operator invokes by hand, under a name that can be typed. Nothing calls it by itself. */
import { Stack, type StackProps } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import { personalDataFunction, rewriteFunction, setUpFunction } from '../operator.ts'
import type { Bundles } from './bundle.ts'
import type { DataStack } from './data-stack.ts'
import { ResourceFunction } from './resource-function.ts'
import type { Stage } from './stage.ts'

type Props = StackProps & { stage: Stage; bundles: Bundles; data: DataStack }

export class OperatorStack extends Stack {
  readonly setUpFunction: ResourceFunction
  readonly rewriteFunction: ResourceFunction
  readonly personalDataFunction: ResourceFunction

  constructor(scope: Construct, id: string, { stage, bundles, data, ...props }: Props) {
    super(scope, id, props)
    this.setUpFunction = new ResourceFunction(this, 'SetUp', {
      name: `lysvag-${stage.name}-set-up`,
      codeFolder: bundles.function(setUpFunction.name),
      description: 'The first super user, chains and stores of an empty installation',
      stage: stage.name,
      version: bundles.version,
      reads: ['table'],
      writes: setUpFunction.writes,
      stores: { table: data.table },
      memoryMb: 1024,
      // Some hundred stores, one after the other.
      timeoutSeconds: 300,
      environment: {
        SITE_ADDRESS: `https://${stage.domain}`,
        PROVIDER_EMAIL_DOMAIN: stage.providerEmailDomain,
      },
    })
    this.rewriteFunction = new ResourceFunction(this, 'RewriteLists', {
      name: `lysvag-${stage.name}-rewrite-lists`,
      codeFolder: bundles.function(rewriteFunction.name),
      description: 'Begins to write lists anew, and tells how far it has come',
      stage: stage.name,
      version: bundles.version,
      reads: ['table'],
      writes: rewriteFunction.writes,
      stores: { table: data.table },
      memoryMb: 512,
      timeoutSeconds: 30,
    })
    this.personalDataFunction = new ResourceFunction(this, 'PersonalData', {
      name: `lysvag-${stage.name}-personal-data`,
      codeFolder: bundles.function(personalDataFunction.name),
      description: 'Hands out or forgets everything about one person',
      stage: stage.name,
      version: bundles.version,
      reads: ['table'],
      writes: personalDataFunction.writes,
      stores: { table: data.table },
      memoryMb: 1024,
      // It walks through all quotes, and says where it has come to.
      timeoutSeconds: 300,
    })
  }
}

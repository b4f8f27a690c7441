/**
 * Lets the repository's own runs deploy, and nobody else: they prove who they are by a token that lives for minutes, so that no key is
 * kept anywhere. The role may only become the roles that CDK
 * deploys with, and ask what the account allows.
 */
import { CfnOutput, Duration, Stack, type StackProps } from 'aws-cdk-lib'
import { CfnOIDCProvider, PolicyStatement, Role, WebIdentityPrincipal } from 'aws-cdk-lib/aws-iam'
import type { Construct } from 'constructs'

const ISSUER = 'token.actions.githubusercontent.com'
/** What `cdk bootstrap` calls its roles unless it is told otherwise. */
const QUALIFIER = 'hnb659fds'

interface Props extends StackProps {
  /** Such as `firma/tilbud`. */
  readonly repository: string
  /** The repository's environment of this account; who may release to it, and after whose word, is set there. */
  readonly environment: string
}

export class PipelineStack extends Stack {
  constructor(scope: Construct, id: string, { repository, environment, ...props }: Props) {
    super(scope, id, props)
    const provider = new CfnOIDCProvider(this, 'Runs', {
      url: `https://${ISSUER}`,
      clientIdList: ['sts.amazonaws.com'],
    })
    const role = new Role(this, 'Deployer', {
      assumedBy: new WebIdentityPrincipal(provider.attrArn, {
        StringEquals: {
          [`${ISSUER}:aud`]: 'sts.amazonaws.com',
          [`${ISSUER}:sub`]: `repo:${repository}:environment:${environment}`,
        },
      }),
      maxSessionDuration: Duration.hours(2),
    })
    const steps = ['deploy', 'file-publishing', 'lookup']
    role.addToPolicy(
      new PolicyStatement({
        actions: ['sts:AssumeRole'],
        resources: [this.region, 'us-east-1'].flatMap((region) =>
          steps.map(
            (step) =>
              `arn:aws:iam::${this.account}:role/cdk-${QUALIFIER}-${step}-role-${this.account}-${region}`,
          ),
        ),
      }),
    )
    // What is asked before a deployment (preflight.ts); neither is of a resource.
    role.addToPolicy(
      new PolicyStatement({ actions: ['lambda:GetAccountSettings', 'ses:GetAccount'], resources: ['*'] }),
    )
    new CfnOutput(this, 'DeployerRole', { value: role.roleArn })
  }
}

/**
 * A release reaches a tenth of the requests first, and the rest five minutes later; when answers fail meanwhile, all go back to the
 * version before, the deployment fails, and whoever is on duty is told. Functions behind a queue or a clock change at once: what they fail at is handed out again.
 */
import { Duration } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import { LambdaApplication, LambdaDeploymentConfig, LambdaDeploymentGroup } from 'aws-cdk-lib/aws-codedeploy'
import { Alias } from 'aws-cdk-lib/aws-lambda'
import type { Topic } from 'aws-cdk-lib/aws-sns'
import type { Construct } from 'constructs'
import { watch } from './alarms.ts'
import type { ResourceFunction } from './resource-function.ts'

/** One answer may fail by itself in any minute; three do so because of what was released. */
const FAILURES_AT_MOST = 2

export const gradually = (
  scope: Construct,
  api: HttpApi,
  topic: Topic,
): ((name: string, made: ResourceFunction) => Alias) => {
  const application = new LambdaApplication(scope, 'Releases')
  const alarm = watch(scope, topic, {
    name: 'release-failures',
    metric: api.metricServerError({ period: Duration.minutes(1), statistic: 'Sum' }),
    threshold: FAILURES_AT_MOST,
  })
  return (name, { lambda }) => {
    const alias = new Alias(scope, `${name}Live`, { aliasName: 'live', version: lambda.currentVersion })
    new LambdaDeploymentGroup(scope, `${name}Release`, {
      application,
      alias,
      deploymentConfig: LambdaDeploymentConfig.CANARY_10PERCENT_5MINUTES,
      alarms: [alarm],
    })
    return alias
  }
}

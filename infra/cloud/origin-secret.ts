/**
 * What the CDN carries, so that functions know what came past it. Two hold at a time, the one of today and the one before: functions
 * learn of a new one first, the CDN changes afterwards, and what it still has under way with the old one is let in. They are numbered,
 * and counting up is what changes them (`originSecret` in cdk.json).
 */
import { RemovalPolicy, type SecretValue } from 'aws-cdk-lib'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Construct } from 'constructs'

const makeSecret = (scope: Construct, number: number): SecretValue =>
  new Secret(scope, `OriginSecret${number}`, {
    description: `Carried by the CDN to the functions, number ${number}`,
    generateSecretString: { passwordLength: 48, excludePunctuation: true },
    removalPolicy: RemovalPolicy.DESTROY,
  }).secretValue

export type OriginSecrets = {
  /** What the CDN carries. */
  readonly current: SecretValue
  /** For the environment of a function: references in the template, whose values are put in while it is deployed. */
  readonly environment: Readonly<Record<string, string>>
}

export const originSecrets = (scope: Construct, number: number): OriginSecrets => {
  const current = makeSecret(scope, number)
  const before = number > 1 ? makeSecret(scope, number - 1) : null
  return {
    current,
    environment: {
      ORIGIN_SECRET: current.unsafeUnwrap(),
      ...(before !== null && { ORIGIN_SECRET_BEFORE: before.unsafeUnwrap() }),
    },
  }
}

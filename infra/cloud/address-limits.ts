/**
 * How much one network address may ask for before the CDN refuses it (AWS WAF, counted over five minutes). Behind one address may sit a whole
 * office: twenty clerks at a call every two seconds are 3000. What is asked without a session is asked by few and seldom. Refused is the
 * address alone, with 429, until it asks for less.
 */
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import type { Construct } from 'constructs'

const COUNTED_SECONDS = 300
const OF_ALL = 15_000
const WITHOUT_SESSION = 600

/** Where passwords, links and secrets could be tried. */
const triedPaths = ['/api/v1/auth/', '/api/v1/customer/', '/kunde/']

const visible = (metricName: string) => ({
  cloudWatchMetricsEnabled: true,
  metricName,
  sampledRequestsEnabled: false,
})

const startsWith = (searchString: string): CfnWebACL.StatementProperty => ({
  byteMatchStatement: {
    fieldToMatch: { uriPath: {} },
    positionalConstraint: 'STARTS_WITH',
    searchString,
    textTransformations: [{ priority: 0, type: 'NORMALIZE_PATH' }],
  },
})

const rule = (
  priority: number,
  name: string,
  limit: number,
  of?: CfnWebACL.StatementProperty,
): CfnWebACL.RuleProperty => ({
  name,
  priority,
  action: { block: { customResponse: { responseCode: 429 } } },
  statement: {
    rateBasedStatement: {
      aggregateKeyType: 'IP',
      evaluationWindowSec: COUNTED_SECONDS,
      limit,
      ...(of && { scopeDownStatement: of }),
    },
  },
  visibilityConfig: visible(name),
})

export const limitAddresses = (scope: Construct): CfnWebACL =>
  new CfnWebACL(scope, 'AddressLimits', {
    // CloudFront takes those of us-east-1 alone.
    scope: 'CLOUDFRONT',
    defaultAction: { allow: {} },
    visibilityConfig: visible('address-limits'),
    rules: [
      rule(0, 'tries-of-one-address', WITHOUT_SESSION, {
        orStatement: { statements: triedPaths.map(startsWith) },
      }),
      rule(1, 'requests-of-one-address', OF_ALL),
    ],
  })

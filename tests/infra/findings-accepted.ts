/** What the rule packs find and we leave as it is, each with its reason. One that nothing is found for any more fails, too. */
export interface Accepted {
  /** With what exactly was found, where the rule says so. */
  readonly rule: string
  /** Where: part of the construct's path; everywhere unless it says. */
  readonly at?: RegExp
  readonly because: string
}

/** CDK's own function, which puts the built site into its bucket while it is deployed, and does nothing afterwards. */
const uploader = /Custom::CDKBucketDeployment/

export const accepted: readonly Accepted[] = [
  {
    rule: 'AwsSolutions-APIG4',
    because:
      'Sessions are our own, in a cookie: each endpoint says what its caller needs, and only what came through the CDN is served',
  },
  {
    rule: 'AwsSolutions-S1',
    because:
      'Only functions with rights to exactly these objects read the buckets, and what they do stands in their own log; the CDN logs what it fetches',
  },
  {
    rule: 'AwsSolutions-CFR1',
    because: 'People travel, and a dealer may sit abroad; whoever has no session sees nothing',
  },
  {
    rule: 'AwsSolutions-SMG4',
    because:
      'The CDN learns the secret while it is deployed, so it is changed by a deployment that keeps the one before open; changed by itself it would lock everybody out',
  },
  {
    rule: 'AwsSolutions-IAM4[service-role/AWSLambdaBasicExecutionRole]',
    because: 'Writing its own log, which every function does',
  },
  {
    rule: 'AwsSolutions-IAM4[service-role/AWSBackupServiceRolePolicyForBackup]',
    because: 'AWS Backup knows itself what a copy takes',
  },
  {
    rule: 'AwsSolutions-IAM4[service-role/AWSCodeDeployRoleForLambdaLimited]',
    at: /Release\/ServiceRole/,
    because: 'Shifting requests from one version of a function to the next, and back',
  },
  {
    rule: 'AwsSolutions-IAM5[Resource::*]',
    at: /Function\/ServiceRole\/DefaultPolicy/,
    because: 'Writing traces, the one right that AWS gives for all or nothing',
  },
  {
    rule: 'AwsSolutions-IAM5[Resource::<Table.Arn>/index/*]',
    because: 'The indexes of the table, which hold keys and nothing else',
  },
  ...['renders', 'pictures', 'logos'].map((folder) => ({
    rule: `AwsSolutions-IAM5[Resource::<Renders.Arn>/${folder}/*]`,
    because: 'The names of files are hashes that nobody knows before',
  })),
  {
    rule: 'AwsSolutions-IAM5[Resource::<OrderFiles.Arn>/*]',
    because: 'The order files are named by order numbers, and are only written',
  },
  ...[
    'AwsSolutions-IAM5[Action::s3:GetObject*]',
    'AwsSolutions-IAM5[Action::s3:GetBucket*]',
    'AwsSolutions-IAM5[Action::s3:List*]',
    'AwsSolutions-IAM5[Action::s3:DeleteObject*]',
    'AwsSolutions-IAM5[Action::s3:Abort*]',
    'AwsSolutions-IAM5[Resource::*]',
    'AwsSolutions-IAM5[Resource::<Site.Arn>/*]',
    'AwsSolutions-IAM5[Resource::arn:<AWS::Partition>:s3:::cdk-assets/*]',
    'AwsSolutions-L1',
    'Serverless-LambdaLatestVersion',
    'Serverless-LambdaTracing',
  ].map((rule) => ({ rule, at: uploader, because: 'Made by CDK, and called by a deployment alone' })),
  {
    rule: 'Serverless-LambdaDLQ',
    because: 'Nobody calls a function without waiting for it, but for the clock, which calls again',
  },
  {
    rule: 'Serverless-LambdaEventSourceMappingDestination',
    because: 'The queues themselves put aside what failed so many times',
  },
  {
    rule: 'Serverless-SQSRedrivePolicy',
    at: /Dead(Letters|Mails|Orders|Answers|Events)/,
    because: 'These are the queues of what was put aside',
  },
  {
    rule: 'Serverless-EventBusDLQ',
    because: 'The clock calls again in a few minutes, and the function does what was left',
  },
  {
    rule: 'Serverless-SNSRedrivePolicy',
    because: 'The alarm itself stays on in the console; a mail about it is a mail',
  },
]

/** What cfn-lint finds and we leave. */
export const acceptedOfCfnLint: readonly Accepted[] = [
  {
    rule: 'W3005',
    because:
      'CDK lets a function wait for its role and the policy on it in one list; that the role is also named elsewhere changes nothing',
  },
]

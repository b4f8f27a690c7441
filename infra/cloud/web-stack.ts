/** The one origin that a browser sees: the built frontend from a bucket, and the functions behind /api and the prints. */
import { Annotations, CfnOutput, Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import type { ICertificate } from 'aws-cdk-lib/aws-certificatemanager'
import {
  AccessLevel,
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  CacheQueryStringBehavior,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  OriginRequestCookieBehavior,
  OriginRequestHeaderBehavior,
  OriginRequestPolicy,
  OriginRequestQueryStringBehavior,
  SecurityPolicyProtocol,
  SSLMethod,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import { routes } from '../routes.ts'
import { apiRequest, siteRequest } from './edge.ts'
import type { OriginSecrets } from './origin-secret.ts'
import { logDays } from './resource-function.ts'
import { siteHeaders } from './site-headers.ts'
import { uploadSite } from './site-upload.ts'

type Props = StackProps & {
  api: HttpApi
  originSecrets: OriginSecrets
  siteFolder: string
  domain: string
  certificate: ICertificate
  addressLimits: string
}

/** The resources share one pattern; any other address of a function has its own. */
export const behaviourPatterns: readonly string[] = [
  ...new Set(
    routes
      .flatMap(({ prefixes }) => prefixes)
      .map((prefix) => (prefix.startsWith('/api/') ? '/api/*' : prefix.replaceAll(/\{[^}]+\}/g, '*'))),
  ),
]

/**
 * Asked for without a session, and the same for everybody: kept at the edge for as long as the answer says (`public, max-age`). No cookie
 * reaches the function, so that none comes back with what is kept.
 */
export const publicPatterns = [
  '/api/v1/openapi.json',
  '/api/v1/drawings/models/*',
  '/api/v1/pictures/files/*',
] as const

/** A person may type the address of a print. What a program asks for without TLS has been told to everybody, and is refused. */
const protocolOf = (pattern: string): ViewerProtocolPolicy =>
  pattern.startsWith('/tilbud/') ? ViewerProtocolPolicy.REDIRECT_TO_HTTPS : ViewerProtocolPolicy.HTTPS_ONLY

export class WebStack extends Stack {
  readonly distribution: Distribution

  constructor(
    scope: Construct,
    id: string,
    { api, originSecrets, siteFolder, domain, certificate, addressLimits, ...props }: Props,
  ) {
    super(scope, id, props)
    const bucket = new Bucket(this, 'Site', {
      encryption: BucketEncryption.S3_MANAGED,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      enforceSSL: true,
      versioned: true,
      removalPolicy: RemovalPolicy.RETAIN,
    })
    const shared = {
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      responseHeadersPolicy: siteHeaders(this),
    }
    const toFunctions: BehaviorOptions = {
      ...shared,
      origin: new HttpOrigin(`${api.apiId}.execute-api.${this.region}.${this.urlSuffix}`, {
        customHeaders: { 'x-origin-secret': originSecrets.current.unsafeUnwrap() },
      }),
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      functionAssociations: [this.edgeFunction('ApiRequest', apiRequest)],
    }
    const toPublic: BehaviorOptions = {
      ...toFunctions,
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
      cachePolicy: new CachePolicy(this, 'AsTheAnswerSays', {
        minTtl: Duration.seconds(0),
        defaultTtl: Duration.seconds(0),
        maxTtl: Duration.days(365),
        queryStringBehavior: CacheQueryStringBehavior.all(),
        enableAcceptEncodingGzip: true,
      }),
      originRequestPolicy: new OriginRequestPolicy(this, 'WithoutCookies', {
        cookieBehavior: OriginRequestCookieBehavior.none(),
        queryStringBehavior: OriginRequestQueryStringBehavior.all(),
        // What the function at the edge has written, by which it is known where the answer goes.
        headerBehavior: OriginRequestHeaderBehavior.allowList('x-forwarded-host', 'x-viewer-address'),
      }),
    }
    // Who fetched what, for a month: asked for when something has gone wrong, and told to nobody.
    const logs = new Bucket(this, 'Logs', {
      encryption: BucketEncryption.S3_MANAGED,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      // CloudFront hands its files over by an access list.
      objectOwnership: ObjectOwnership.BUCKET_OWNER_PREFERRED,
      enforceSSL: true,
      lifecycleRules: [{ expiration: Duration.days(logDays) }],
      removalPolicy: RemovalPolicy.RETAIN,
    })
    const distribution = new Distribution(this, 'Cdn', {
      comment: this.stackName,
      logBucket: logs,
      logFilePrefix: 'cdn/',
      domainNames: [domain],
      certificate,
      webAclId: addressLimits,
      minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      sslSupportMethod: SSLMethod.SNI,
      httpVersion: HttpVersion.HTTP2_AND_3,
      defaultRootObject: 'index.html',
      defaultBehavior: {
        ...shared,
        // The right to list turns the answer for a missing file from 403 into 404.
        origin: S3BucketOrigin.withOriginAccessControl(bucket, {
          originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
        }),
        cachePolicy: CachePolicy.CACHING_OPTIMIZED,
        compress: true,
        functionAssociations: [this.edgeFunction('SiteRequest', siteRequest)],
      },
      // The first pattern that fits is the one.
      additionalBehaviors: {
        ...Object.fromEntries(publicPatterns.map((pattern) => [pattern, toPublic])),
        ...Object.fromEntries(
          behaviourPatterns.map((pattern) => [
            pattern,
            { ...toFunctions, viewerProtocolPolicy: protocolOf(pattern) },
          ]),
        ),
      },
    })
    this.distribution = distribution
    // What CDK warns of cannot happen: the edge function turns `/` into a file, so no list is ever answered.
    Annotations.of(distribution).acknowledgeWarning('@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk')
    uploadSite(this, { bucket, distribution, siteFolder })
    new CfnOutput(this, 'Address', { value: `https://${domain}` })
    new CfnOutput(this, 'RecordOfTheDomain', {
      value: `${domain} CNAME ${distribution.distributionDomainName}`,
    })
  }

  private edgeFunction(id: string, code: string) {
    return {
      eventType: FunctionEventType.VIEWER_REQUEST,
      function: new EdgeFunction(this, id, {
        code: FunctionCode.fromInline(code),
        runtime: FunctionRuntime.JS_2_0,
      }),
    }
  }
}

/** The shared security headers as a CloudFront policy. What a function sets for itself is left alone. */
import { Duration } from 'aws-cdk-lib'
import { HeadersFrameOption, HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'
import { hstsSeconds, securityHeaders } from '../web-headers.ts'

/** CloudFront has fields of its own for these; the rest it takes as they are. */
const withOwnField = new Set([
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
])

export const siteHeaders = (scope: Construct): ResponseHeadersPolicy =>
  new ResponseHeadersPolicy(scope, 'Headers', {
    securityHeadersBehavior: {
      contentSecurityPolicy: {
        contentSecurityPolicy: securityHeaders['content-security-policy'],
        override: false,
      },
      strictTransportSecurity: {
        accessControlMaxAge: Duration.seconds(hstsSeconds),
        includeSubdomains: true,
        override: false,
      },
      contentTypeOptions: { override: false },
      frameOptions: { frameOption: HeadersFrameOption.SAMEORIGIN, override: false },
      referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.SAME_ORIGIN, override: false },
    },
    customHeadersBehavior: {
      customHeaders: Object.entries(securityHeaders)
        .filter(([header]) => !withOwnField.has(header))
        .map(([header, value]) => ({ header, value, override: false })),
    },
  })

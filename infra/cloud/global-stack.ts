/**
 * What AWS has in one region only, whatever region the rest is in: the certificate of the site's address, the limits of
 * the CDN, and the budget. Deploying the
 * certificate waits until the owner of the domain has laid the record that proves it (docs/operations.md).
 */
import { Stack, type StackProps } from 'aws-cdk-lib'
import { Certificate, CertificateValidation, type ICertificate } from 'aws-cdk-lib/aws-certificatemanager'
import type { Construct } from 'constructs'
import { limitAddresses } from './address-limits.ts'
import { limitCost } from './budget.ts'
import type { Stage } from './stage.ts'

/** CloudFront reads certificates here (CloudFront developer guide). */
export const globalRegion = 'us-east-1'

export class GlobalStack extends Stack {
  readonly certificate: ICertificate
  /** ARN of the rules that every request passes before anything else. */
  readonly addressLimits: string

  constructor(scope: Construct, id: string, { stage, ...props }: StackProps & { stage: Stage }) {
    super(scope, id, props)
    this.certificate = new Certificate(this, 'Certificate', {
      domainName: stage.domain,
      validation: CertificateValidation.fromDns(),
    })
    this.addressLimits = limitAddresses(this).attrArn
    limitCost(this, stage)
  }
}

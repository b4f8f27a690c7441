/**
 * Copies of what must never be lost, besides the table's own way back to any minute: those of the table end with it, these stay, and
 * nobody shortens how long. How one is used: docs/operations.md.
 */
import { Duration, RemovalPolicy } from 'aws-cdk-lib'
import { BackupPlan, BackupPlanRule, BackupResource, BackupVault } from 'aws-cdk-lib/aws-backup'
import { Schedule } from 'aws-cdk-lib/aws-events'
import type { Construct } from 'constructs'

/** A fault in what is kept is seen within weeks; what the tax office asks for is a year old. */
const KEPT_DAYS = { daily: 35, monthly: 400 }

export const backUp = (scope: Construct, arns: readonly string[]): void => {
  const vault = new BackupVault(scope, 'Backups', {
    removalPolicy: RemovalPolicy.RETAIN,
    lockConfiguration: { minRetention: Duration.days(KEPT_DAYS.daily) },
  })
  const plan = new BackupPlan(scope, 'BackupPlan', { backupVault: vault })
  plan.addRule(
    new BackupPlanRule({
      ruleName: 'daily',
      // In the night, while nobody writes much; UTC.
      scheduleExpression: Schedule.cron({ hour: '2', minute: '30' }),
      deleteAfter: Duration.days(KEPT_DAYS.daily),
    }),
  )
  plan.addRule(
    new BackupPlanRule({
      ruleName: 'monthly',
      scheduleExpression: Schedule.cron({ day: '1', hour: '3', minute: '30' }),
      deleteAfter: Duration.days(KEPT_DAYS.monthly),
    }),
  )
  plan.addSelection('Kept', { resources: arns.map((arn) => BackupResource.fromArn(arn)) })
}

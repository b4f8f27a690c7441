/**
 * Copies of what must never be lost, besides the table's own way back to any minute: those of the table end with it, these stay, and
 * nobody shortens how long. How one is used: docs/operations.md.
 */
import { Duration, RemovalPolicy } from 'aws-cdk-lib'
import { BackupPlan, BackupPlanRule, BackupResource, BackupVault } from 'aws-cdk-lib/aws-backup'
import { Schedule } from 'aws-cdk-lib/aws-events'
import type { Construct } from 'constructs'

/**
 * Each copy of the table is a whole one, and the table's own way back reaches any minute of 35 days, also when the table itself is deleted. So there is a
 * copy of the week that nobody takes away before the next is made, and some of a year, because what the tax office asks for is that old: those lie cold.
 */
const KEPT_DAYS = { weekly: 8, quarterly: 400 }
const COLD_AFTER_DAYS = 1
const WEEK_DAYS = 7
const QUARTER_DAYS = 91

/** So many lie there at a time; what they cost: tests/cost. */
export const copiesKept = {
  warm: KEPT_DAYS.weekly / WEEK_DAYS,
  cold: Math.ceil(KEPT_DAYS.quarterly / QUARTER_DAYS),
} as const

export const backUp = (scope: Construct, arns: readonly string[]): void => {
  const vault = new BackupVault(scope, 'Backups', {
    removalPolicy: RemovalPolicy.RETAIN,
    lockConfiguration: { minRetention: Duration.days(KEPT_DAYS.weekly) },
  })
  const plan = new BackupPlan(scope, 'BackupPlan', { backupVault: vault })
  plan.addRule(
    new BackupPlanRule({
      ruleName: 'weekly',
      // In the night, while nobody writes much; UTC.
      scheduleExpression: Schedule.cron({ weekDay: 'SUN', hour: '2', minute: '30' }),
      deleteAfter: Duration.days(KEPT_DAYS.weekly),
    }),
  )
  plan.addRule(
    new BackupPlanRule({
      ruleName: 'quarterly',
      scheduleExpression: Schedule.cron({ month: '1,4,7,10', day: '1', hour: '3', minute: '30' }),
      moveToColdStorageAfter: Duration.days(COLD_AFTER_DAYS),
      deleteAfter: Duration.days(KEPT_DAYS.quarterly),
    }),
  )
  plan.addSelection('Kept', { resources: arns.map((arn) => BackupResource.fromArn(arn)) })
}

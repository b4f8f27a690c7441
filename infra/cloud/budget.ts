/** Tells somebody before a bill does that the account costs more than was meant. */
import { CfnBudget } from 'aws-cdk-lib/aws-budgets'
import type { Construct } from 'constructs'
import type { Stage } from './stage.ts'

/** Shares of the month's amount: what is spent, and what it looks as if it comes to. */
const TOLD_AT = [
  { notificationType: 'ACTUAL', threshold: 80 },
  { notificationType: 'FORECASTED', threshold: 100 },
] as const

export const limitCost = (scope: Construct, { alarmEmail, monthlyBudget }: Stage): CfnBudget =>
  new CfnBudget(scope, 'Budget', {
    budget: {
      budgetType: 'COST',
      timeUnit: 'MONTHLY',
      budgetLimit: { amount: monthlyBudget, unit: 'USD' },
    },
    notificationsWithSubscribers: TOLD_AT.map((at) => ({
      notification: { ...at, comparisonOperator: 'GREATER_THAN', thresholdType: 'PERCENTAGE' },
      subscribers: [{ subscriptionType: 'EMAIL', address: alarmEmail }],
    })),
  })

/** What is paid each month although nobody works, counted in the templates that are deployed. */
import { metricUnits } from '#domain/contracts/metrics'
import { makeTemplates } from '../infra/templates.ts'
import type { Usage } from './bill.ts'

const DAY_SECONDS = 24 * 60 * 60
const MONTH_DAYS = 30
/** Lambda asks a queue with five lines, each of which waits up to twenty seconds for a message. */
const POLLS = (5 * MONTH_DAYS * DAY_SECONDS) / 20
/** A call of the clock that finds nothing to do. */
const IDLE_GB_SECONDS = 0.5 * 0.2
/** A function that nobody called for a while starts anew, at most so often: each six minutes of a working day. */
const COLD_STARTS = 10 * 9 * 21
const COLD_GB_SECONDS = 0.6
/** The web list of WAF costs as much as five rules. */
const RULES_OF_LIST = 5
/** The table's key is asked for by each function at work, once in five minutes. */
const KEY_REQUESTS = 12 * 9 * 21

const MINUTES = /^rate\((\d+) (minute|hour|day)s?\)$/
const minutesOf = (rate: string): number => {
  const [, number, unit] = MINUTES.exec(rate) ?? []
  return number === undefined
    ? 24 * 60
    : Number(number) * { minute: 1, hour: 60, day: 1440 }[unit as 'minute']
}

export const fixedUsage = (): Usage => {
  const templates = Object.values(makeTemplates())
  const all = (type: string) =>
    templates.flatMap((template) => Object.values(template.findResources(type)) as { Properties: never }[])
  const functions = all('AWS::Lambda::Function').length
  const clockCalls = all('AWS::Events::Rule')
    .map(({ Properties }) => (Properties as { ScheduleExpression?: string }).ScheduleExpression)
    .filter((rate) => rate !== undefined)
    .reduce((sum, rate) => sum + (MONTH_DAYS * DAY_SECONDS) / 60 / minutesOf(rate), 0)
  const rules = all('AWS::WAFv2::WebACL').map(
    ({ Properties }) => (Properties as { Rules: unknown[] }).Rules.length + RULES_OF_LIST,
  )
  return {
    alarms: all('AWS::CloudWatch::Alarm').length,
    dashboards: all('AWS::CloudWatch::Dashboard').length,
    metrics: Object.keys(metricUnits).length,
    addressRules: rules.reduce((sum, each) => sum + each, 0),
    secrets: all('AWS::SecretsManager::Secret').length,
    queueRequests: all('AWS::Lambda::EventSourceMapping').length * POLLS,
    invocations: clockCalls,
    armGbSeconds: clockCalls * IDLE_GB_SECONDS + functions * COLD_STARTS * COLD_GB_SECONDS,
    keyRequests: functions * KEY_REQUESTS,
  }
}

/**
 * What came of something that nobody may be watching, as a line in the log that CloudWatch makes a figure of (embedded metric format).
 * Each name has its place on the dashboard, and its alarm where somebody has to do something (infra/cloud/outcomes.ts).
 */

export const metricNamespace = 'Lysvag'

export const metricUnits = {
  MailSent: 'Count',
  /** The post office said no. */
  MailRefused: 'Count',
  /** Nobody knows whether it was sent. */
  MailUnknown: 'Count',
  /** Its document or its address was not to be had. */
  MailGivenUp: 'Count',
  MailFailed: 'Count',
  JobDone: 'Count',
  /** A quote that cannot be drawn, however often it is tried. */
  JobUndrawable: 'Count',
  JobFailed: 'Count',
  OrderUnsent: 'Count',
  AnswerNotTaken: 'Count',
  /** The factory has refused an order, or wants to deliver something else. */
  OrderNotAsOrdered: 'Count',
  PictureNotDrawn: 'Count',
  /** An event that a webhook did not take in any of its tries. */
  WebhookGivenUp: 'Count',
  ServerFault: 'Count',
  BrowserFault: 'Count',
  /** How long whoever asked had to wait, where nobody waits on purpose. */
  AnswerTime: 'Milliseconds',
} as const

export type MetricName = keyof typeof metricUnits

export const metricLine = (name: MetricName, value: number, stage: string, at: Date): string =>
  JSON.stringify({
    _aws: {
      Timestamp: at.getTime(),
      CloudWatchMetrics: [
        {
          Namespace: metricNamespace,
          Dimensions: [['Stage']],
          Metrics: [{ Name: name, Unit: metricUnits[name] }],
        },
      ],
    },
    Stage: stage,
    [name]: value,
  })

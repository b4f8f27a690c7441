/** The stacks of one stage and what they hand to each other. */
import { type App, type StackProps, Tags } from 'aws-cdk-lib'
import { ApiStack } from './api-stack.ts'
import { BufferStack } from './buffer-stack.ts'
import type { Bundles } from './bundle.ts'
import { CdnAlarmStack } from './cdn-alarm-stack.ts'
import { CustomerAnswerStack } from './customer-answer-stack.ts'
import { DataStack } from './data-stack.ts'
import { FactoryStack } from './factory-stack.ts'
import { GlobalStack, globalRegion } from './global-stack.ts'
import { MailStack } from './mail-stack.ts'
import { ObservabilityStack } from './observability-stack.ts'
import { OperatorStack } from './operator-stack.ts'
import { PictureStack } from './picture-stack.ts'
import { RenderStack } from './render-stack.ts'
import { RetentionStack } from './retention-stack.ts'
import { readStage } from './stage.ts'
import { WebStack } from './web-stack.ts'
import { WebhookStack } from './webhook-stack.ts'

export const makeStacks = (app: App, bundles: Bundles) => {
  const stage = readStage(app)
  const { account, region } = stage
  const id = (part: string) => `lysvag-${stage.name}-${part}`
  const place: StackProps = { env: { account, region }, terminationProtection: true }
  Tags.of(app).add('product', 'lysvag')
  Tags.of(app).add('stage', stage.name)

  const data = new DataStack(app, id('data'), { ...place, stage })
  const render = new RenderStack(app, id('render'), { ...place, stage, bundles, data })
  const mail = new MailStack(app, id('mail'), { ...place, stage, bundles, data })
  const factory = new FactoryStack(app, id('factory'), { ...place, stage, bundles, data })
  const buffers = new BufferStack(app, id('buffers'), { ...place, stage, bundles, data })
  const retention = new RetentionStack(app, id('retention'), { ...place, stage, bundles, data })
  const webhooks = new WebhookStack(app, id('webhooks'), { ...place, stage, bundles, data })
  const operator = new OperatorStack(app, id('operator'), { ...place, stage, bundles, data })
  const stores = {
    table: data.table,
    renderBucket: data.renderBucket,
    renderQueue: render.queue,
    mailQueue: mail.queue,
    mailEventQueue: mail.events,
    orderBucket: data.orderBucket,
    factoryQueue: factory.queue,
    answerQueue: factory.answers,
    deadLetters: {
      render: render.deadLetters,
      mail: mail.deadLetters,
      mailEvents: mail.deadEvents,
      orders: factory.deadLetters,
      answers: factory.deadAnswers,
    },
  }
  const customerAnswers = new CustomerAnswerStack(app, id('customer-answers'), {
    ...place,
    stage,
    bundles,
    data,
    render,
    mail,
  })
  const pictures = new PictureStack(app, id('pictures'), { ...place, stage, bundles, data, render })
  const api = new ApiStack(app, id('api'), { ...place, stage, bundles, stores })
  const global = new GlobalStack(app, id('global'), {
    ...place,
    env: { account, region: globalRegion },
    stage,
  })
  const web = new WebStack(app, id('web'), {
    ...place,
    api: api.api,
    originSecrets: api.originSecrets,
    siteFolder: bundles.site,
    domain: stage.domain,
    certificate: global.certificate,
    addressLimits: global.addressLimits,
  })
  const observability = new ObservabilityStack(app, id('observability'), {
    ...place,
    stage,
    topic: api.alarms,
    api: api.api,
    functions: api.functions,
    render,
    mail,
    factory,
    pictures,
    buffers,
    retention,
    webhooks,
    customerAnswers,
    operator,
    table: data.table,
  })
  const cdnAlarms = new CdnAlarmStack(app, id('cdn-alarms'), {
    ...place,
    env: { account, region: globalRegion },
    stage,
    distributionId: web.distribution.distributionId,
  })
  return {
    global,
    data,
    render,
    mail,
    factory,
    pictures,
    buffers,
    retention,
    webhooks,
    customerAnswers,
    operator,
    api,
    web,
    observability,
    cdnAlarms,
  }
}

/** The stacks of one stage and what they hand to each other. */
import type { App } from 'aws-cdk-lib'
import { ApiStack } from './api-stack.ts'
import { BufferStack } from './buffer-stack.ts'
import type { Bundles } from './bundle.ts'
import { DataStack } from './data-stack.ts'
import { FactoryStack } from './factory-stack.ts'
import { MailStack } from './mail-stack.ts'
import { ObservabilityStack } from './observability-stack.ts'
import { PictureStack } from './picture-stack.ts'
import { RenderStack } from './render-stack.ts'
import { readStage } from './stage.ts'
import { WebStack } from './web-stack.ts'

export const makeStacks = (app: App, bundles: Bundles) => {
  const stage = readStage(app)
  const id = (part: string) => `lysvag-${stage.name}-${part}`

  const data = new DataStack(app, id('data'))
  const render = new RenderStack(app, id('render'), { stage, bundles, data })
  const mail = new MailStack(app, id('mail'), { stage, bundles, data })
  const factory = new FactoryStack(app, id('factory'), { stage, bundles, data })
  const buffers = new BufferStack(app, id('buffers'), { stage, bundles, data })
  const stores = {
    table: data.table,
    renderBucket: data.renderBucket,
    renderQueue: render.queue,
    mailQueue: mail.queue,
    orderBucket: data.orderBucket,
    factoryQueue: factory.queue,
    answerQueue: factory.answers,
    deadLetters: {
      render: render.deadLetters,
      mail: mail.deadLetters,
      orders: factory.deadLetters,
      answers: factory.deadAnswers,
    },
  }
  const pictures = new PictureStack(app, id('pictures'), { stage, bundles, data, render })
  const api = new ApiStack(app, id('api'), { stage, bundles, stores })
  const web = new WebStack(app, id('web'), {
    api: api.api,
    originSecret: api.originSecret,
    siteFolder: bundles.site,
  })
  const observability = new ObservabilityStack(app, id('observability'), {
    stage,
    api: api.api,
    functions: api.functions,
    render,
    mail,
    factory,
    pictures,
    buffers,
  })
  return { data, render, mail, factory, pictures, buffers, api, web, observability }
}

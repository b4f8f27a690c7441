/** `npm run deploy:pipeline -- -c account=… -c region=… -c repository=owner/name -c environment=test`: once for each account. */
import { App } from 'aws-cdk-lib'
import { PipelineStack } from './pipeline-stack.ts'

const app = new App()
const said = (name: string, form: RegExp): string => {
  const text = String(app.node.tryGetContext(name) ?? '')
  if (form.test(text)) return text
  process.stderr.write(`say -c ${name}=… (${form.source})\n`)
  process.exit(1)
}
new PipelineStack(app, 'lysvag-pipeline', {
  env: { account: said('account', /^\d{12}$/), region: said('region', /^[a-z]{2}(-[a-z]+)+-\d$/) },
  repository: said('repository', /^[\w.-]+\/[\w.-]+$/),
  environment: said('environment', /^[a-z][a-z0-9-]{1,15}$/),
  terminationProtection: true,
})
app.synth()

/** `npm run synth` and `npm run deploy`: builds and packs what is deployed, then describes it to CloudFormation. */
import { App } from 'aws-cdk-lib'
import { buildSite } from '../build-site.ts'
import { bundle } from './bundle.ts'
import { makeStacks } from './stacks.ts'
import { DeploymentFault, readStage } from './stage.ts'

const app = new App()
try {
  // What is missing is told before anything is built.
  readStage(app)
  makeStacks(app, await bundle(await buildSite((line) => process.stderr.write(`${line}\n`))))
  app.synth()
} catch (error) {
  if (!(error instanceof DeploymentFault)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

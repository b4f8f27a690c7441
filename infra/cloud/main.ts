/** `npm run synth` and `npm run deploy`: builds and packs what is deployed, then describes it to CloudFormation. */
import { App } from 'aws-cdk-lib'
import { buildSite } from '../build-site.ts'
import { bundle } from './bundle.ts'
import { makeStacks } from './stacks.ts'

const app = new App()
makeStacks(app, await bundle(await buildSite((line) => process.stderr.write(`${line}\n`))))
app.synth()

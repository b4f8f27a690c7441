/**
 * `npm run deploy -- -c stage=… -c account=…`: says what is missing, asks the account, then hands everything on to CDK. What follows
 * (`--exclusively lysvag-test-global`, `--require-approval never`) is CDK's.
 */
import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { App } from 'aws-cdk-lib'
import { root } from '../paths.ts'
import { askAccount } from './preflight.ts'
import { DeploymentFault, readStage } from './stage.ts'

const words = process.argv.slice(2)

/** As CDK reads them: `-c name=value`, `--context name=value`. */
const saidIn = (said: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    said.flatMap((word, index) => {
      if (word !== '-c' && word !== '--context') return []
      const [name = '', ...value] = (said[index + 1] ?? '').split('=')
      return [[name, value.join('=')]]
    }),
  )

const deploy = (): Promise<number> =>
  new Promise((done) => {
    const stacks = words.some((word) => word.startsWith('lysvag-')) ? [] : ['--all']
    const child = spawn('cdk', ['deploy', ...stacks, ...words], { cwd: root, stdio: 'inherit' })
    child.once('exit', (code) => done(code ?? 1))
  })

try {
  const { context } = JSON.parse(await readFile(join(root, 'cdk.json'), 'utf8'))
  const stage = readStage(new App({ context: { ...context, ...saidIn(words) } }))
  for (const remark of await askAccount(stage)) process.stderr.write(`${remark}\n`)
  process.exitCode = await deploy()
} catch (error) {
  if (!(error instanceof DeploymentFault)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

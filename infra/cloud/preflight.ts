/**
 * What is asked of the account before anything is deployed: whose it is, and how many functions it lets run at once. A new account lets
 * ten, which the first morning would use up; AWS raises it for the asking. Asked with AWS's own command line, which whoever operates has.
 */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { answerQueue } from '../factory.ts'
import { mailEventQueue, mailQueue } from '../mail-queue.ts'
import { deploymentText } from './deployment-text.ts'
import { workersAtOnce } from './render-stack.ts'
import { DeploymentFault, type Stage } from './stage.ts'

/** Calls of the first pages of a morning, and the few functions that a clock calls. */
const AT_ONCE = { api: 50, clocks: 3 }

/** Functions at once that the account must let run. */
export const concurrencyNeeded =
  workersAtOnce + mailQueue.atOnce + mailEventQueue.atOnce + answerQueue.atOnce + AT_ONCE.api + AT_ONCE.clocks

const ask = async (...words: readonly string[]): Promise<unknown> => {
  try {
    const { stdout } = await promisify(execFile)('aws', [...words, '--output', 'json'])
    return JSON.parse(stdout)
  } catch (error) {
    const { code, stderr = '' } = error as { code?: string; stderr?: string }
    throw new DeploymentFault(
      code === 'ENOENT' ? deploymentText.noCommandLine : deploymentText.noAnswer(stderr.trim()),
    )
  }
}

/** Throws what is wrong; answers what should be known all the same. */
export const askAccount = async ({ account, region }: Stage): Promise<readonly string[]> => {
  const who = (await ask('sts', 'get-caller-identity')) as { Account?: string }
  if (who.Account !== account)
    throw new DeploymentFault(deploymentText.otherAccount(account, who.Account ?? '?'))
  const { AccountLimit } = (await ask('lambda', 'get-account-settings', '--region', region)) as {
    AccountLimit?: { ConcurrentExecutions?: number }
  }
  const limit = AccountLimit?.ConcurrentExecutions ?? 0
  if (limit < concurrencyNeeded)
    throw new DeploymentFault(deploymentText.tooFewFunctions(limit, concurrencyNeeded, region))
  const mails = (await ask('sesv2', 'get-account', '--region', region)) as {
    ProductionAccessEnabled?: boolean
  }
  return mails.ProductionAccessEnabled === true ? [] : [deploymentText.mailsOnlyToOurselves]
}

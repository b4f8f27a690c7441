/**
 * `npm run first-superuser`: makes the first super user in the table that the environment names, and prints the link for the password.
 * infra/run-command.ts names the table of one's own machine where the environment names none.
 */
import { parseArgs } from 'node:util'
import { firstSuperuser, makeFirstSuperuser } from '../people/first-superuser.ts'
import { firstSuperuserText } from '../people/first-superuser-text.ts'

const stop = (why: string): never => {
  process.stderr.write(`${why}\n`)
  process.exit(1)
}

const text = { type: 'string' } as const

const read = () => {
  try {
    return parseArgs({
      options: { email: text, firstname: text, lastname: text, site: text, another: { type: 'boolean' } },
    }).values
  } catch {
    return stop(firstSuperuserText.usage)
  }
}

const { site = process.env.SITE_ADDRESS, another = false, ...person } = read()
const nothing = { email: '', firstname: '', lastname: '' }
const wanted = firstSuperuser.safeParse({ ...nothing, ...person })
if (!wanted.success) {
  const faults = wanted.error.issues.map(({ path, message }) => `--${path.join('.')}: ${message}`)
  stop([...faults, firstSuperuserText.usage].join('\n'))
} else if (site === undefined || !URL.canParse(site)) stop(firstSuperuserText.noSite)
else {
  const { origin } = new URL(site)
  const made = await makeFirstSuperuser(wanted.data, { at: new Date(), site: origin, isAnother: another })
  if (made.ok) process.stdout.write(`${firstSuperuserText.made(made.address)}\n`)
  else stop(made.why)
}

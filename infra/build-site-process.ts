/** The process in which the site is built into a folder; what hinders it is said in one line. */
import { join } from 'node:path'
import { build } from 'vite'
import { root } from './paths.ts'

const [outDir] = process.argv.slice(2)

try {
  await build({ root: join(root, 'frontend'), logLevel: 'silent', build: { outDir, emptyOutDir: true } })
} catch (error) {
  process.stderr.write(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}

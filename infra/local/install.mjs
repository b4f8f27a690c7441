// Installs the packages when the lockfile is newer than what is installed. Plain JavaScript without
// dependencies, because it runs before any package is there and on whatever Node the machine has.
import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')

const changedAt = (path) => {
  try {
    return statSync(join(root, path)).mtimeMs
  } catch {
    return 0
  }
}

if (changedAt('node_modules/.package-lock.json') < changedAt('package-lock.json')) {
  // Not `npm ci`: it refuses a lockfile that lists the optional binaries of one platform only.
  const { status } = spawnSync('npm install --no-audit --no-fund --loglevel=error', {
    cwd: root,
    shell: true,
    stdio: 'inherit',
  })
  process.exit(status ?? 1)
}

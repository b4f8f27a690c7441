/**
 * `npm run dev`: the same stack from the sources. Vite serves the frontend with hot reload and loads the functions, so
 * that a change in either, or in the domain, counts from the next request. Pictures and prints use the last build.
 */
import { join } from 'node:path'
import { createServer } from 'vite'
import { root } from '../paths.ts'
import { run } from './run.ts'

await run(async ({ server }) => {
  const vite = await createServer({
    root: join(root, 'frontend'),
    server: { middlewareMode: true, ws: { server } },
  })
  return {
    load: (file) => vite.ssrLoadModule(file),
    site: (request, response) =>
      new Promise((resolve) => vite.middlewares(request, response, () => resolve())),
    close: () => vite.close(),
  }
})

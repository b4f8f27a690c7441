/** `npm start`: the product on http://localhost:3000, with demo data, until Ctrl-C. */
import { importModule } from './gateway/invoke.ts'
import { openSite } from './gateway/site.ts'
import { run } from './run.ts'

await run(async ({ siteFolder }) => ({
  load: importModule,
  site: openSite(siteFolder),
  close: async () => undefined,
}))

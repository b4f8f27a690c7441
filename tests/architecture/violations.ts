// One small tree per rule that breaks exactly that rule's arrow: file name -> content. Packages are stand-ins,
// so that a planted import resolves the way the real one does.

type Tree = Record<string, string>

const nothing = 'export const nothing = 0\n'

const imports = (from: string, to: string): Tree => ({
  [from]: `import { nothing } from '${to}'\nexport const used = nothing\n`,
})

const withPackage = (name: string, tree: Tree): Tree => ({
  ...tree,
  [`node_modules/${name}/package.json`]: JSON.stringify({ name, version: '1.0.0', main: 'index.js' }),
  [`node_modules/${name}/index.js`]: nothing,
})

/** A file in `from` that imports a file in `to`, both named by their path without `.ts`. */
const crossing = (from: string, to: string): Tree => ({
  ...imports(`${from}.ts`, `#${to}`),
  [`${to}.ts`]: nothing,
})

/** The same between folders of the frontend, which reach each other by relative paths. */
const reaching = (from: string, to: string): Tree => ({
  ...imports(`frontend/src/${from}.ts`, `${'../'.repeat(from.split('/').length - 1)}${to}.ts`),
  [`frontend/src/${to}.ts`]: nothing,
})

export const violations: Record<string, Tree> = {
  'no-circular': {
    'domain/geometry/a.ts': "import type { B } from './b.ts'\nexport type A = B\n",
    'domain/geometry/b.ts': "import type { A } from './a.ts'\nexport type B = A\n",
  },
  'no-unresolvable': imports('functions/a.ts', '#domain/gone'),
  'tests-are-not-imported': crossing('functions/a', 'tests/factories/window'),

  'domain-imports-only-zod': imports('domain/units.ts', 'node:fs'),
  'domain-imports-no-other-folder': crossing('domain/units', 'functions/a'),
  'domain-folders-have-a-place': crossing('domain/contracts/a', 'domain/helpers/a'),
  'domain-shared-stays-low': crossing('domain/messages/a', 'domain/catalogue/a'),
  'domain-units-calendar-geometry-imports-nothing-later': crossing('domain/geometry/a', 'domain/catalogue/a'),
  'domain-catalogue-imports-nothing-later': crossing('domain/catalogue/a', 'domain/product/a'),
  'domain-product-imports-nothing-later': crossing('domain/product/a', 'domain/layout/a'),
  'domain-layout-imports-nothing-later': crossing('domain/layout/a', 'domain/physics/a'),
  'domain-physics-imports-nothing-later': crossing('domain/physics/a', 'domain/rules/a'),
  'domain-rules-imports-nothing-later': crossing('domain/rules/a', 'domain/pricing/a'),
  'domain-pricing-imports-nothing-later': crossing('domain/pricing/a', 'domain/configurator/a'),
  'domain-configurator-imports-nothing-later': crossing('domain/configurator/a', 'domain/drawing/a'),
  'domain-schedule-imports-nothing-later': crossing('domain/schedule/a', 'domain/drawing/a'),
  'domain-drawing-imports-nothing-later': crossing('domain/drawing/a', 'domain/quote/a'),
  'domain-quote-access-mail-imports-nothing-later': crossing('domain/access/a', 'domain/contracts/a'),
  'domain-exchange-imports-nothing-later': crossing('domain/exchange/a', 'domain/administration/a'),
  'domain-administration-imports-nothing-later': crossing('domain/administration/a', 'domain/contracts/a'),

  // Cross-folder reach of the frontend goes through `#`; into its own folders it has no subpath, hence `../`.
  'frontend-imports-only-domain': crossing('frontend/src/a', 'functions/a'),
  'frontend-folders-have-a-place': reaching('app/a', 'helpers/a'),
  'frontend-ui-drawing-config-api-sheet-ifc-imports-nothing-later': reaching('ui/a', 'session/a'),
  'frontend-session-imports-nothing-later': reaching('session/a', 'row/a'),
  'frontend-people-imports-nothing-later': reaching('people/a', 'row/a'),
  'frontend-row-imports-nothing-later': reaching('row/a', 'quote/a'),
  'frontend-quote-imports-nothing-later': reaching('quote/a', 'features/search/a'),
  'frontend-features-imports-nothing-later': reaching('features/search/a', 'app/a'),
  'frontend-worker-pages-imports-nothing-later': reaching('worker-pages/print/a', 'app/a'),
  'features-import-no-feature': reaching('features/search/a', 'features/schedule/a'),
  'frontend-base-knows-no-quote': {
    ...imports('frontend/src/ui/a.ts', '../../../domain/contracts/offer.ts'),
    'domain/contracts/offer.ts': nothing,
  },
  'frontend-imports-no-aws': withPackage(
    '@aws-sdk/client-s3',
    imports('frontend/src/a.tsx', '@aws-sdk/client-s3'),
  ),
  'frontend-reaches-no-price-lists': {
    ...imports('frontend/src/a.tsx', '#domain/pricing/price'),
    ...imports('domain/pricing/price.ts', './lists/current.ts'),
    'domain/pricing/lists/current.ts': nothing,
  },
  'frontend-reaches-no-color-lists': {
    ...imports('frontend/src/state.ts', '../../domain/catalogue/search.ts'),
    ...imports('domain/catalogue/search.ts', './colors/color-lists.ts'),
    'domain/catalogue/colors/color-lists.ts': nothing,
  },
  'three-only-in-webgl': withPackage('three', imports('frontend/src/features/a.tsx', 'three')),

  'domain-contracts-imports-nothing-later': crossing('domain/contracts/a', 'domain/views/a'),
  'functions-import-only-domain': crossing('functions/a', 'render-worker/a'),
  'functions-data-knows-no-http': crossing('functions/data/a', 'functions/http/a'),
  'resources-import-no-resource': crossing('functions/api/offers/order', 'functions/api/documents/print'),
  'functions-import-no-browser-library': withPackage('react', imports('functions/a.ts', 'react')),

  'render-worker-imports-only-domain': crossing('render-worker/a', 'functions/a'),
  'render-worker-imports-no-react': withPackage('react', imports('render-worker/a.ts', 'react')),

  'infra-imports-no-frontend': {
    ...imports('infra/a.ts', '../frontend/src/a.ts'),
    'frontend/src/a.ts': nothing,
  },
  'infra-imports-only-entry-points': crossing('infra/a', 'functions/quotes/create-quote'),
  'infra-imports-only-contracts-of-domain': crossing('infra/a', 'domain/pricing/a'),
}

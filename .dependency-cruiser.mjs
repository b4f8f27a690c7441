// Who may import whom. Every rule has a comment that states the remedy, and a planted violation in
// tests/architecture/violations.ts that proves it can still fire.

/** Inside the domain a folder imports only itself, its own tier and tiers further up in this list. */
const domainTiers = [
  ['texts', 'result', 'messages', 'vocabulary'],
  ['units', 'calendar', 'geometry'],
  ['catalogue'],
  ['product'],
  ['layout'],
  ['physics'],
  ['rules'],
  ['pricing'],
  ['configurator'],
  ['schedule'],
  ['drawing'],
  ['quote', 'access', 'mail'],
  ['exchange'],
  ['administration'],
  ['contracts'],
  ['views'],
]

/** May be imported from every folder of the domain, whatever its tier. */
const shared = domainTiers[0]
const ordered = domainTiers.slice(1)

/** Inside frontend/src a folder imports only itself, its own tier and tiers further up in this list. */
const frontendTiers = [
  ['ui', 'drawing', 'config', 'api', 'sheet', 'ifc'],
  ['session'],
  ['people'],
  ['row'],
  ['quote'],
  ['features'],
  ['worker-pages'],
  ['app', 'main'],
]

const room = (names) => `^frontend/src/(${names.join('|')})(/|\\.tsx$)`
const folder = (names) => `^domain/(${names.join('|')})(/|\\.ts$)`
const packages = (names) => `(^|/)node_modules/(@types/)?(${names.join('|')})(/|$)`

const domainOrder = ordered.slice(0, -1).map((tier, index) => {
  const later = ordered.slice(index + 1).flat()
  return {
    name: `domain-${tier.join('-')}-imports-nothing-later`,
    comment: `${tier.join(' and ')} comes before ${later.join(', ')}: pass the value in, or move the code to the later folder.`,
    severity: 'error',
    from: { path: folder(tier) },
    to: { path: folder(later) },
  }
})

const frontendOrder = frontendTiers.slice(0, -1).map((tier, index) => {
  const later = frontendTiers.slice(index + 1).flat()
  return {
    name: `frontend-${tier.join('-')}-imports-nothing-later`,
    comment: `${tier.join(', ')} lies below ${later.join(', ')}: pass the value in, or move what is needed down.`,
    severity: 'error',
    from: { path: room(tier) },
    to: { path: room(later) },
  }
})

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'Two files need each other: move what both need into a third file.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolvable',
      comment: 'The import leads nowhere: correct the path (with its extension), or add the package.',
      severity: 'error',
      from: {},
      // The address of a file of a package is found by the build, which fails without it.
      to: { couldNotResolve: true, pathNot: '\\?url$' },
    },
    {
      name: 'tests-are-not-imported',
      comment: 'Only tests import tests/: move what the product needs out of there.',
      severity: 'error',
      from: { pathNot: ['^tests/', '\\.test\\.tsx?$'] },
      to: { path: '^tests/' },
    },

    {
      name: 'domain-imports-only-zod',
      comment: 'The domain is pure: take the clock, the file or the library in as a value from the caller.',
      severity: 'error',
      from: { path: '^domain/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^domain/', packages(['zod'])] },
    },
    {
      name: 'domain-imports-no-other-folder',
      comment: 'The domain knows no adapter, not even in its tests: move what is needed into the domain.',
      severity: 'error',
      from: { path: '^domain/' },
      to: { path: '^(frontend|functions|render-worker|infra)/' },
    },
    {
      name: 'domain-folders-have-a-place',
      comment: 'A folder outside the order escapes every arrow: give it a place in domainTiers.',
      severity: 'error',
      from: {},
      to: { path: '^domain/', pathNot: folder(domainTiers.flat()) },
    },
    {
      name: 'domain-shared-stays-low',
      comment:
        'Everything imports results, texts, messages and vocabulary, so they import only themselves and units.',
      severity: 'error',
      from: { path: folder(shared) },
      to: { path: '^domain/', pathNot: folder([...shared, 'units']) },
    },
    ...domainOrder,

    {
      name: 'frontend-imports-only-domain',
      comment: 'The browser talks to the server over HTTP: share a contract from domain/contracts instead.',
      severity: 'error',
      from: { path: '^frontend/' },
      to: { path: '^(functions|render-worker|infra)/' },
    },
    {
      name: 'frontend-folders-have-a-place',
      comment: 'A folder outside the order escapes every arrow: give it a place in frontendTiers.',
      severity: 'error',
      from: {},
      to: { path: '^frontend/src/', pathNot: room(frontendTiers.flat()) },
    },
    ...frontendOrder,
    {
      name: 'features-import-no-feature',
      comment:
        'Each page stands alone: what two of them need belongs in frontend/src/quote, row or ui; or let the page above pass it in.',
      severity: 'error',
      from: { path: '^frontend/src/features/([^/]+)/' },
      to: { path: '^frontend/src/features/', pathNot: '^frontend/src/features/$1/' },
    },
    {
      name: 'frontend-base-knows-no-quote',
      comment:
        'Widgets, drawings, settings and calls serve every page: what knows a quote belongs in frontend/src/quote.',
      severity: 'error',
      from: { path: room(frontendTiers[0]) },
      to: { path: '^domain/(quote/|views/|contracts/offer)' },
    },
    {
      name: 'frontend-imports-no-aws',
      comment: 'The browser holds no cloud client: ask a function over HTTP.',
      severity: 'error',
      from: { path: '^frontend/' },
      to: {
        path: packages([
          '@aws-sdk',
          '@aws-lambda-powertools',
          '@smithy',
          'aws-cdk-lib',
          'aws-lambda',
          'electrodb',
        ]),
      },
    },
    {
      name: 'frontend-reaches-no-price-lists',
      comment:
        'Prices are not in the public bundle, not by a detour either: take the list from the authenticated call.',
      severity: 'error',
      from: { path: '^frontend/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^domain/pricing/lists(/|\\.)', reachable: true },
    },
    {
      name: 'frontend-reaches-no-color-lists',
      comment: 'Colours are fetched and cached, not bundled: take them from /api/v1/colors.',
      severity: 'error',
      from: { path: '^frontend/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^domain/catalogue/colors/', reachable: true },
    },
    {
      name: 'three-only-in-webgl',
      comment:
        'three is an interpreter of parts: keep it in frontend/src/drawing/webgl and pass plain data in. What the bench compares it with is bare.',
      severity: 'error',
      from: { pathNot: '^(frontend/src/drawing/webgl/|tests/bench/bare-scene-entry\\.ts$)' },
      to: { path: packages(['three', '@react-three']) },
    },

    {
      name: 'functions-import-only-domain',
      comment: 'A function is HTTP in, domain in the middle: move shared code into the domain.',
      severity: 'error',
      from: { path: '^functions/' },
      to: { path: '^(frontend|render-worker|infra)/' },
    },
    {
      name: 'functions-data-knows-no-http',
      comment:
        'Storage answers whoever asks: take what is needed as a value, or move the code to functions/http.',
      severity: 'error',
      from: { path: '^functions/data/', pathNot: '\\.test\\.ts$' },
      to: { path: '^functions/(?!data/)[^/]+/' },
    },
    {
      name: 'resources-import-no-resource',
      comment:
        'Each Lambda stands alone: what two of them need belongs in functions/quotes, functions/data or the domain.',
      severity: 'error',
      from: {
        path: '^functions/(?:api|queues|clock)/([^/]+)/',
        pathNot: '\\.test\\.ts$|^functions/api/openapi/',
      },
      to: { path: '^functions/(?:api|queues|clock)/', pathNot: '^functions/(?:api|queues|clock)/$1/' },
    },
    {
      name: 'functions-import-no-browser-library',
      comment: 'A function draws nothing: put a job on the render queue.',
      severity: 'error',
      from: { path: '^functions/' },
      to: {
        path: packages([
          'react',
          'react-dom',
          'react-router',
          '@mantine',
          'three',
          '@react-three',
          'puppeteer',
          'puppeteer-core',
          '@sparticuz',
        ]),
      },
    },

    {
      name: 'render-worker-imports-only-domain',
      comment:
        'The worker opens the built frontend as a page and gets its input from the bucket: import neither.',
      severity: 'error',
      from: { path: '^render-worker/' },
      to: { path: '^(functions|frontend|infra)/' },
    },
    {
      name: 'render-worker-imports-no-react',
      comment: 'The worker drives a page and draws nothing itself: draw it in the frontend.',
      severity: 'error',
      from: { path: '^render-worker/' },
      to: { path: packages(['react', 'react-dom', '@mantine', 'three', '@react-three']) },
    },

    {
      name: 'infra-imports-no-frontend',
      comment: 'Infrastructure serves the built files: read them from dist/frontend.',
      severity: 'error',
      from: { path: '^infra/' },
      to: { path: '^frontend/' },
    },
    {
      name: 'infra-imports-only-entry-points',
      comment:
        'Infrastructure knows the handlers, the shape of the table and the connection to it, the demo seed and its factory, and what Chromium is started with, and nothing behind them: export what is needed there.',
      severity: 'error',
      from: { path: '^infra/' },
      to: {
        path: '^(functions|render-worker)/',
        pathNot:
          '(^|/)handler\\.ts$|^functions/data/(table|connection)\\.ts$|^functions/demo/(seed|factory)\\.ts$|^render-worker/browser-flags\\.ts$',
      },
    },
    {
      name: 'infra-imports-only-contracts-of-domain',
      comment: 'Infrastructure decides nothing about the trade: it may read domain/contracts only.',
      severity: 'error',
      from: { path: '^infra/' },
      to: { path: '^domain/', pathNot: folder(['contracts']) },
    },
  ],
  options: {
    // Without this parser TypeScript 7 makes the cruise find no module at all and call that a success.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    // Packages that offer only an ESM entry resolve under `import` alone.
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'browser', 'default', 'types'],
    },
    exclude: { path: '(^|/)(dist|cdk\\.out|\\.local|test-results)/' },
  },
}

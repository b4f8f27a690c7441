// Builds the static files that the CDN serves. The address of a chunk changes with its content, so everything under
// /assets may be cached for ever. The 3D libraries are a chunk of their own: the quote page never loads them.
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { buildId } from './build-id-plugin.ts'
import { onlyOurDecoder } from './door-models/only-our-decoder.ts'
import { sitePictures } from './door-models/pictures-plugin.ts'
import { doorModelFiles } from './door-models/plugin.ts'
import { mantineStyles } from './mantine-styles-plugin.ts'
import { sharedChunks } from './shared-chunks.ts'

/** A folder of packages under node_modules; with `/` at the end so that `react` does not catch `react-query`. */
const packages = (...names: string[]) => new RegExp(`node_modules[\\\\/](${names.join('|')})[\\\\/]`)

/** Before whatever several pages share. */
const FIRST = 1

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/',
  plugins: [react(), doorModelFiles(), sitePictures(), onlyOurDecoder(), mantineStyles(), buildId()],
  // It finds its decoder beside itself, which a bundle of the development server has not.
  optimizeDeps: { exclude: ['three/addons/loaders/DRACOLoader.js'] },
  // A worker too loads a library only when a file needs it.
  worker: { format: 'es' },
  build: {
    outDir: '../dist/frontend',
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        assetFileNames: ({ names }) =>
          names.some((name) => name.startsWith('draco_'))
            ? 'assets/draco/[name]-[hash][extname]'
            : 'assets/[name]-[hash][extname]',
        codeSplitting: {
          // A group takes what it was named for and nothing that this depends on: React must not end up with the 3D.
          includeDependenciesRecursively: false,
          groups: [
            {
              name: 'react',
              test: packages('react', 'react-dom', 'scheduler', 'react-router'),
              priority: FIRST,
            },
            // Whoever looks in 3D does not write files.
            {
              name: 'three-files',
              test: /three[\\/]examples[\\/]jsm[\\/](exporters|libs[\\/]fflate)/,
              priority: FIRST + 1,
            },
            {
              name: 'three',
              test: packages('three', 'three-stdlib', '@react-three', 'stats-gl', 'its-fine'),
              priority: FIRST,
            },
            // Every page loads all of it, so it is one file, however many pages use a part of it as well.
            { name: 'index', tags: ['$initial'], priority: FIRST },
            { name: sharedChunks(), debugName: 'of several pages' },
          ],
        },
      },
    },
  },
  server: {
    // The stack behind a frontend that is served on its own; `npm run dev` needs none of this.
    proxy: Object.fromEntries(
      [
        '/api',
        '/i18n',
        '/admin/language.sql',
        '/assets/agents',
        '/assets/stores',
        '^/tilbud/\\d+/(pdf|html)',
      ].map((path) => [path, process.env.STACK_ORIGIN ?? 'http://127.0.0.1:3000']),
    ),
  },
})

/**
 * Puts the 3D models of door leaves into the site: into the build, and before the pages of a development server. They
 * are made from the catalogue in a few seconds and kept by the hash of what they are made from, so a build that changes
 * none of it only copies them.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { buildDoorModel, type DoorModel } from '#domain/drawing/door-model/door-model'
import { doorModelPath, doorModels } from '#domain/drawing/door-model/files'
import { cachedFile, inputHashOf, sourceRoot } from './cached-file.ts'
import { writeGlb } from './write-glb.ts'

interface Made {
  readonly model: DoorModel
  /** Hash of the model and of the code that writes it. */
  readonly hash: string
}

const makeAll = async (): Promise<ReadonlyMap<string, Made>> => {
  const read = (path: string) => readFile(join(sourceRoot, path), 'utf8')
  const writer = inputHashOf(
    await read('frontend/door-models/write-glb.ts'),
    await read('domain/drawing/door-model/opening-clip.ts'),
    await read('node_modules/@gltf-transform/core/package.json'),
    await read('node_modules/draco3dgltf/package.json'),
  )
  return new Map(
    [...doorModels.values()].map((id) => {
      const model = buildDoorModel(id)
      return [doorModelPath(model.name), { model, hash: inputHashOf(writer, JSON.stringify(model)) }]
    }),
  )
}

const fileOf = ({ model, hash }: Made): Promise<Uint8Array> =>
  cachedFile(`${model.name}-${hash}.glb`, () => writeGlb(model))

export const doorModelFiles = (): Plugin => {
  let made: Promise<ReadonlyMap<string, Made>> | undefined
  const all = () => {
    made ??= makeAll()
    return made
  }
  return {
    name: 'door-models',
    // Their addresses are fixed, so they carry what changes when any of them does.
    config: async () => ({
      define: {
        'import.meta.env.DOOR_MODELS': JSON.stringify(
          inputHashOf(...[...(await all()).values()].map(({ hash }) => hash)),
        ),
      },
    }),
    async generateBundle() {
      for (const [path, each] of await all())
        this.emitFile({ type: 'asset', fileName: path.slice(1), source: await fileOf(each) })
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = new URL(request.url ?? '/', 'http://local').pathname
        const answer = async () => {
          const each = (await all()).get(path)
          if (!each) return next()
          response.setHeader('content-type', 'model/gltf-binary').end(await fileOf(each))
        }
        if (path.endsWith('.glb')) answer().catch(next)
        else next()
      })
    },
  }
}

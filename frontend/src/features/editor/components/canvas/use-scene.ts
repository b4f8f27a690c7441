/**
 * The drawing of the product that is being edited. A product that cannot be drawn gives none, and is told to the server
 * (D-224); it never takes the page with it.
 */
import { useEffect, useMemo } from 'react'
import type { ColorBook } from '#domain/catalogue/types'
import { buildScene } from '#domain/drawing/build-scene'
import type { Scene, View } from '#domain/drawing/scene'
import type { Configuration } from '#domain/rules/configuration'

type Built = { readonly scene: Scene } | { readonly error: unknown }

const build = (configuration: Configuration, book: ColorBook, view: View): Built => {
  try {
    return { scene: buildScene(configuration, book, view) }
  } catch (error) {
    return { error }
  }
}

export const useScene = (configuration: Configuration, book: ColorBook, view: View): Scene | null => {
  const wanted = JSON.stringify(view)
  const built = useMemo(() => build(configuration, book, JSON.parse(wanted)), [configuration, book, wanted])
  const error = 'error' in built ? built.error : null
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: what is written here reaches the server's log
    if (error !== null) console.error('Feil under tegning', error)
  }, [error])
  return 'scene' in built ? built.scene : null
}

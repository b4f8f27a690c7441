/** A product that is not stored yet as the address of a small picture; null where it cannot be drawn. */
import type { ColorLists } from '#domain/catalogue/types'
import { sceneText } from '#domain/drawing/text'
import { thumbnail } from '#domain/drawing/thumbnail'
import type { Configuration } from '#domain/rules/configuration'

export const thumbnailAddress = (configuration: Configuration, colorLists: ColorLists): string | null => {
  try {
    return `data:image/svg+xml,${encodeURIComponent(thumbnail(configuration, colorLists, 'outside'))}`
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: what is written here reaches the server's log
    console.error(sceneText.error, error)
    return null
  }
}

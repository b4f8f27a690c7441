/** Where the picture of a model is. Its address names what it shows, so it may be kept for ever. */
import { TILE_WIDTHS } from '#domain/administration/pictures/picture'

export const pictureUrl = (hash: string): string => `/api/v1/pictures/files/${hash}.png`

/** For tiles of the product menu, by how fine the screen is. */
export const tileSet = (hash: string): string =>
  TILE_WIDTHS.map((width, index) => `/api/v1/pictures/files/${hash}-${width}.webp ${index + 1}x`).join(', ')

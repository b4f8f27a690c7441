/** A model in the product menu, before anybody has said which picture it has. */
import type { Model } from '#domain/catalogue/types'

export const menuModelFor = ({ id, name, badges }: Model) => ({
  id: String(id),
  description: name,
  extra: badges.includes('extra'),
  basic: badges.includes('basic'),
  panelQuality: badges.includes('panelQuality'),
  fastlane: badges.includes('fastlane'),
  fire: badges.includes('fire'),
  sound: badges.includes('sound'),
})

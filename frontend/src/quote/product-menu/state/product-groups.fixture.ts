/** Two groups of the product menu, for tests of its search. */
import type { ApiProductGroup, ProductModel } from '#domain/contracts/reference'

const model = (id: string, description: string): ProductModel => ({
  id,
  description,
  extra: false,
  basic: false,
  panelQuality: false,
  fastlane: false,
  fire: false,
  sound: false,
  imageUrl: '',
})

export const groups: readonly ApiProductGroup[] = [
  {
    pk: 10,
    name: 'Vinduer Basic',
    description: 'Trevinduer med 105\u00a0mm karm',
    imageUrl: '',
    productModels: [model('1001', 'Skjær Fastkarm'), model('1002', 'Skjær Toppsving')],
  },
  {
    pk: 80,
    name: 'Ytterdører Basic 60',
    description: '60\u00a0mm dørblad',
    imageUrl: '',
    productModels: [model('1801', 'Tun Ytterdør')],
  },
]

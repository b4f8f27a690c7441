/** Product menu, colours, postal codes, price lists and drawings of models. */
import { handle } from '../../http/handle.ts'
import { resource } from '../../http/resource.ts'
import { drawModel } from './draw-model.ts'
import {
  getCurrentPriceList,
  getPostalCode,
  listAluminiumColors,
  listDoorColors,
  listProductGroups,
  listWoodColors,
} from './lookups.ts'
import { listProductsMade } from './products-made.ts'

export const handler = handle(
  resource([
    listProductGroups,
    listProductsMade,
    listDoorColors,
    listAluminiumColors,
    listWoodColors,
    getPostalCode,
    getCurrentPriceList,
    drawModel,
  ]),
)

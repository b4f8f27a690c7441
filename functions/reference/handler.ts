/** Product menu, colours, postal codes and price lists. */
import { handle } from '../http/handle.ts'
import { resource } from '../http/resource.ts'
import {
  getCurrentPriceList,
  getPostalCode,
  listAluminiumColors,
  listDoorColors,
  listProductGroups,
  listWoodColors,
} from './lookups.ts'

export const handler = handle(
  resource([
    listProductGroups,
    listDoorColors,
    listAluminiumColors,
    listWoodColors,
    getPostalCode,
    getCurrentPriceList,
  ]),
)

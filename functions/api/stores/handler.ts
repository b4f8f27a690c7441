/** /api/v1/stores: dealers. */
import { handle } from '../../http/handle.ts'
import { resource } from '../../http/resource.ts'
import { putStoreLogo, updateStore } from './change-stores.ts'
import {
  getStore,
  getStoreStatistics,
  listStoreAgents,
  listStoreChanges,
  listStores,
  listStoreUsers,
} from './read-stores.ts'
import { addStockAddress, changeStockAddress } from './stock-addresses.ts'

export const handler = handle(
  resource([
    listStores,
    getStore,
    updateStore,
    putStoreLogo,
    addStockAddress,
    changeStockAddress,
    listStoreAgents,
    getStoreStatistics,
    listStoreUsers,
    listStoreChanges,
  ]),
)

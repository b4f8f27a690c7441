/** Names of a chain's stores and builders, by which lines of a sheet are compared with what is there. One read for each list. */

import { sortKeyOf } from '#domain/administration/directory'
import { type ComparedName, comparedName, isLikeName, isShortFor } from '#domain/administration/import/judge'
import { type ListedName, listNames } from '../../data/directory/directory.ts'

export interface ChainName extends ListedName {
  readonly type: 'store' | 'agent'
  readonly compared: ComparedName
}

export const namesOfChain = async (
  chainId: number,
  types: readonly ChainName['type'][],
): Promise<readonly ChainName[]> => {
  const lists = await Promise.all(
    types.map(async (type) =>
      (await listNames(type, `chain-${chainId}`)).map((each) => ({
        ...each,
        type,
        compared: comparedName(each.sortKey),
      })),
    ),
  )
  return lists.flat()
}

/** More that are like one name help nobody to choose. */
const CANDIDATES_MAX = 10

/** Those whose sorted name may be the text's; the items themselves say whether it is. */
export const namesLike = (
  names: readonly ChainName[],
  text: string,
  { short }: { readonly short: boolean },
): readonly ChainName[] => {
  const key = sortKeyOf(text)
  const compared = comparedName(key)
  const same = names.filter(({ sortKey }) => sortKey === key)
  const like = names.filter(
    (name) =>
      name.sortKey !== key &&
      (isLikeName(compared, name.compared) || (short && isShortFor(compared, name.compared))),
  )
  return [...same, ...like].slice(0, CANDIDATES_MAX)
}

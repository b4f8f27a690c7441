/** Which groups of options are taken over, and what would come of it. */
import { useMemo, useState } from 'react'
import { configure } from '#domain/configurator/configure'
import { type OptionTransfer, transferOptions } from '#domain/configurator/transfer-options'
import { PRODUCT_SCHEMA_VERSION } from '#domain/product/bounds'
import { useWorded } from '../../../../api/own-words.ts'
import type { GroupId } from '../../fields/field-spec.ts'
import { groups } from '../../fields/fields.ts'
import { fieldsOfGroup } from '../../fields/fields-of-group.ts'
import type { CopiedOptions } from '../../state/copied-options.ts'
import { useEditor } from '../../state/use-editor.ts'

/** Rows of one house differ in size and agree in the rest. */
const OWN: GroupId = 'dimensions'

const differs = ({ patch, refused, absent }: OptionTransfer): boolean =>
  Object.keys(patch).length + refused.length + absent.length > 0

export const useTransferOptions = ({ modelId, choices, stated }: CopiedOptions) => {
  const { configuration, colorLists, edit, flush } = useEditor()
  const [before] = useState(configuration)
  const from = useMemo(
    () => configure({ schemaVersion: PRODUCT_SCHEMA_VERSION, modelId, choices, stated }, colorLists),
    [modelId, choices, stated, colorLists],
  )
  const differing = useMemo(
    () => groups.filter(({ id }) => differs(transferOptions(before, from, fieldsOfGroup(id), colorLists))),
    [before, from, colorLists],
  )
  const [wanted, setWanted] = useState<readonly GroupId[]>(() =>
    differing.map(({ id }) => id).filter((id) => id !== OWN || differing.length === 1),
  )
  const result = useWorded(
    () => transferOptions(before, from, wanted.flatMap(fieldsOfGroup), colorLists),
    [before, from, wanted, colorLists],
  )
  return {
    groups: differing,
    wanted,
    setWanted,
    result,
    apply: () => {
      // Twice in a row are two steps back.
      edit({ ...result.agreed, ...result.patch }, `transfer ${performance.now()}`)
      flush()
    },
  }
}

/** Kinds of entrance door leaf (trade handbook 8.1). F is the narrow leaf of Basic, also beside an eXtra door. */
import { withDisplayNames } from '../display-names.ts'
import type { DoorTypeId } from '../types.ts'

export const doorTypes: readonly { readonly id: DoorTypeId; readonly name: string }[] =
  /* @__PURE__ */ withDisplayNames([
    { id: 'Y', name: 'Ytterdør Basic 60 mm' },
    { id: 'F', name: 'Smalt dørblad Basic' },
    { id: '8', name: 'Ytterdør eXtra 80 mm' },
  ])

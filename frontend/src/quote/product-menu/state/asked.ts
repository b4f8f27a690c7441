/** What was written beside the model in the search, as the tiles show it. */
import { createContext } from 'react'

export interface AskedModels {
  /** Size and count in words; empty where nothing but the model was written. */
  readonly text: string
  /** Why this model is not made so. */
  readonly faultOf: (modelId: string) => string | null
}

export const AskedContext = createContext<AskedModels>({ text: '', faultOf: () => null })

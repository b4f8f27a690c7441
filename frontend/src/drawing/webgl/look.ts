/** How this browser wants its 3D to look, for everything inside a canvas; as shipped where nobody says otherwise. */
import { createContext, useContext } from 'react'
import { shippedRenderConfig } from '../../config/shipped-render-config.ts'

export const LookContext = createContext(shippedRenderConfig)

export const useLook = () => useContext(LookContext)

/** Tells when the graphics card is taken away. A canvas that is left gives its context back itself; that is no loss. */
import { useThree } from '@react-three/fiber'
import { useEffect } from 'react'

export const LossWatch = ({ onLost }: { readonly onLost: () => void }) => {
  const canvas = useThree((state) => state.gl.domElement)
  useEffect(() => {
    canvas.addEventListener('webglcontextlost', onLost)
    return () => canvas.removeEventListener('webglcontextlost', onLost)
  }, [canvas, onLost])
  return null
}

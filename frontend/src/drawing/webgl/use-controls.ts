import { useThree } from '@react-three/fiber'

/** What turns the camera by hand, as much of it as we use. */
interface Controls {
  minDistance: number
  readonly target: { readonly set: (...at: number[]) => void }
  readonly update: () => void
  readonly addEventListener: (event: 'start' | 'change', listener: () => void) => void
  readonly removeEventListener: (event: 'start' | 'change', listener: () => void) => void
}

/** Null in pictures, which nobody turns, and for a moment after the canvas is made. */
export const useControls = () => useThree((state) => state.controls) as Controls | null

/** Gives the canvas as many pixels as the machine manages. */
import { useThree } from '@react-three/fiber'
import { useEffect } from 'react'
import { pixelRatioOf } from '../pixel-ratio.ts'
import { useLook } from './look.ts'

export const PixelRatio = ({ isLow }: { readonly isLow: boolean }) => {
  const { width, height } = useThree((state) => state.size)
  const setDpr = useThree((state) => state.setDpr)
  const { lowPerformancePixelLimit: limit } = useLook()
  useEffect(
    () => setDpr(pixelRatioOf({ width, height }, { screen: window.devicePixelRatio, isLow, limit })),
    [width, height, setDpr, isLow, limit],
  )
  return null
}

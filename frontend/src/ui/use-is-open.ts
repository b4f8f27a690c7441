/** Whether a dialog is still there when the answer to what it asked for comes: its own alert is gone when it is closed. */
import { useEffect, useRef } from 'react'

export const useIsOpen = (): (() => boolean) => {
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  return () => isOpen.current
}

/** The frame of a field that is typed in: what is refused of the text, and that it is not what is stored. */
import type { ReactNode } from 'react'
import { FieldFrame, type FieldInfo } from './field-frame.tsx'

interface TypedFrameProps {
  readonly info: FieldInfo
  readonly typed: { readonly isRefused: boolean; readonly revert: () => void; readonly clear: () => void }
  readonly isEcho?: boolean | undefined
  /** What is stored, in words, where pressing them brings it back in place of a refused text. */
  readonly stored?: string | undefined
  readonly children: ReactNode
}

export const TypedFrame = ({ info, typed, isEcho, stored, children }: TypedFrameProps) => {
  const { locked, onReset } = info
  const resetTyped =
    onReset &&
    (() => {
      typed.clear()
      onReset()
    })
  const back =
    typed.isRefused && !locked && stored !== undefined ? { to: stored, go: typed.revert } : undefined
  return (
    <FieldFrame
      info={{ ...info, onReset: resetTyped }}
      unsaved={typed.isRefused}
      isEcho={isEcho}
      back={back}
      inline
    >
      {children}
    </FieldFrame>
  )
}

/**
 * Google's viewer: it turns the product by hand and by keyboard, and on a telephone with Android places it on the wall. It gets
 * a file that lies in this page, so that nothing of the quote leaves it. Loaded when somebody wants to see a product in his room.
 */
import '@google/model-viewer/dist/model-viewer-module.min.js'
import { Button } from '@mantine/core'
import { useReducedMotion } from '@mantine/hooks'
import { IconAugmentedReality, IconX } from '@tabler/icons-react'
import { type DetailedHTMLProps, type HTMLAttributes, useEffect, useRef } from 'react'
import { pageText, turnedText } from '../text.ts'
import classes from './room-viewer.module.css'

/** As much of the element as is used here. */
interface ModelViewer extends HTMLElement {
  readonly canActivateAR: boolean
  timeScale: number
  readonly play: (options: { readonly repetitions: number }) => void
}

interface ModelViewerProps extends DetailedHTMLProps<HTMLAttributes<ModelViewer>, ModelViewer> {
  readonly src: string
  readonly alt: string
  readonly a11y: string
  readonly exposure: string
  readonly ar: boolean
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'model-viewer': ModelViewerProps
    }
  }
}

interface Props {
  /** Address of the GLB. */
  readonly file: string
  readonly alt: string
  readonly isOpen: boolean
  /** What the clip in the file is called. */
  readonly clip: string
  /** The file is shown; whether this device places it in the room. */
  readonly onShown: (canPlace: boolean) => void
  readonly onFailure: () => void
}

/** So fast that nobody sees it move. */
const AT_ONCE = 1000

/** What listens to the keys lies in the element, where the dialog does not look for the next stop of Tab. */
const focusInside = (inside: ShadowRoot | null): void => {
  if (inside?.activeElement === null) inside.querySelector<HTMLElement>('.userInput')?.focus()
}

export const RoomViewer = ({ file, alt, isOpen, clip, onShown, onFailure }: Props) => {
  const viewer = useRef<ModelViewer>(null)
  const speed = useReducedMotion() ? AT_ONCE : 1
  const shown = useRef(false)

  useEffect(() => {
    const element = viewer.current
    if (element === null || shown.current === isOpen) return
    shown.current = isOpen
    element.timeScale = isOpen ? speed : -speed
    element.play({ repetitions: 1 })
  }, [isOpen, speed])

  useEffect(() => {
    const element = viewer.current
    if (element === null) return
    const told = () => onShown(element.canActivateAR)
    // The one word of its own that it lets nobody choose.
    element.shadowRoot
      ?.querySelector('[aria-label="Live announcements"]')
      ?.setAttribute('aria-label', pageText.spoken)
    element.addEventListener('load', told)
    element.addEventListener('error', onFailure)
    return () => {
      element.removeEventListener('load', told)
      element.removeEventListener('error', onFailure)
    }
  }, [onShown, onFailure])

  return (
    <model-viewer
      ref={viewer}
      className={classes.viewer}
      src={file}
      alt={alt}
      tabIndex={0}
      onFocus={({ currentTarget: { shadowRoot } }) => focusInside(shadowRoot)}
      a11y={JSON.stringify(turnedText)}
      animation-name={clip}
      camera-controls=""
      camera-orbit="-25deg 80deg 105%"
      interaction-prompt="none"
      exposure="0.9"
      shadow-intensity="0.6"
      touch-action="pan-y"
      ar
      ar-modes="webxr"
      ar-placement="wall"
      ar-scale="fixed"
    >
      <Button
        slot="ar-button"
        className={classes.place ?? ''}
        leftSection={<IconAugmentedReality size={18} stroke={1.6} aria-hidden />}
      >
        {pageText.placeInRoom}
      </Button>
      <Button
        slot="exit-webxr-ar-button"
        variant="default"
        className={classes.leave ?? ''}
        leftSection={<IconX size={18} aria-hidden />}
      >
        {pageText.leaveRoom}
      </Button>
    </model-viewer>
  )
}

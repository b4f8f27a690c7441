/**
 * «Se i rommet»: one product in its true size. On an iPhone a link that the telephone itself opens in the room; with Android the
 * viewer places it on the wall; everywhere it turns here, by hand and by keyboard.
 */
import { Modal, SegmentedControl, Stack } from '@mantine/core'
import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import type { RenderPalette } from '#domain/contracts/render'
import { buildScene } from '#domain/drawing/build-scene'
import type { ViewSide } from '#domain/drawing/scene'
import type { Configuration } from '#domain/rules/configuration'
import { FailureBoundary } from '../../../drawing/failure-boundary.tsx'
import { fileText } from '../../../drawing/webgl/gltf/text.ts'
import { useFocusReturn } from '../../../ui/use-focus-return.ts'
import { useRoomFiles } from '../state/room-files.ts'
import { pageText } from '../text.ts'
import placeIcon from './place.svg'
import classes from './room-dialog.module.css'
import { OpenButton } from './view-buttons.tsx'

const RoomViewer = lazy(async () => ({ default: (await import('./room-viewer.tsx')).RoomViewer }))

interface Props {
  readonly configuration: Configuration
  readonly palette: RenderPalette
  readonly name: string
  readonly onClose: () => void
}

const Note = ({ children }: { readonly children: string }) => (
  <p className={classes.note} role="status">
    {children}
  </p>
)

/** The telephone opens it by itself when its first element is a picture; whoever looks may not scale it: that would be another product. */
const PlaceLink = ({ file }: { readonly file: string }) => (
  <a className={classes.place} rel="ar" href={`${file}#allowsContentScaling=0`} download="produkt.usdz">
    <img src={placeIcon} alt="" />
    {pageText.placeInRoom}
  </a>
)

export const RoomDialog = ({ configuration, palette, name, onClose }: Props) => {
  useFocusReturn()
  const [seenFrom, setSeenFrom] = useState<ViewSide>('inside')
  const [isOpen, setOpen] = useState(false)
  const [canPlace, setCanPlace] = useState<boolean | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const scene = useMemo(
    () => buildScene(configuration, palette, { side: 'outside', measurements: false }),
    [configuration, palette],
  )
  const state = useRoomFiles(scene, seenFrom)
  const fail = useCallback(() => setFailed(true), [])
  const files = state.step === 'made' && !hasFailed ? state.files : null
  const { width, height } = configuration.values
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={pageText.inRoom(name)}
      // A window is shut in here as well, by a button with that word.
      closeButtonProps={{ 'aria-label': pageText.backToQuote }}
    >
      <Stack gap="sm">
        <div className={classes.space}>
          {files === null ? (
            <Note>{state.step === 'making' ? pageText.makingRoom : pageText.noRoom}</Note>
          ) : (
            <FailureBoundary onFailure={fail}>
              <Suspense fallback={<Note>{pageText.makingRoom}</Note>}>
                <RoomViewer
                  key={files.glb}
                  file={files.glb}
                  alt={pageText.space(name)}
                  isOpen={isOpen}
                  clip={fileText.opening}
                  onShown={setCanPlace}
                  onFailure={fail}
                />
              </Suspense>
            </FailureBoundary>
          )}
        </div>
        <div className={classes.choices}>
          <SegmentedControl
            aria-label={pageText.seenFrom}
            value={seenFrom}
            data={[
              { value: 'inside', label: pageText.fromInside },
              { value: 'outside', label: pageText.fromOutside },
            ]}
            onChange={(side) => {
              setSeenFrom(side === 'outside' ? 'outside' : 'inside')
              setOpen(false)
              setFailed(false)
            }}
          />
          {files !== null && scene.poses.length > 0 && (
            <OpenButton isOpen={isOpen} onPress={() => setOpen(!isOpen)} />
          )}
          {files?.usdz && <PlaceLink file={files.usdz} />}
        </div>
        <p className={classes.soft}>
          {pageText.trueSize(width, height)} {pageText.turnInRoom}
          {canPlace === false && files?.usdz === null && ` ${pageText.onPhone}`}
        </p>
      </Stack>
    </Modal>
  )
}

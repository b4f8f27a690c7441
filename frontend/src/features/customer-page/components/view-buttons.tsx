/** The small buttons under a picture of a product: into the room, back to the drawing, open and close. */
import { Button } from '@mantine/core'
import { IconAugmentedReality, IconCube, IconRuler2, IconWindow } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { pageText } from '../text.ts'
import classes from './view-buttons.module.css'

const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const

interface Props {
  readonly onPress: () => void
}

export const ViewButtons = ({ children }: { children: ReactNode }) => (
  <div className={classes.buttons}>{children}</div>
)

const ViewButton = ({ onPress, symbol, children }: Props & { symbol: ReactNode; children: ReactNode }) => (
  <Button variant="default" size="compact-md" leftSection={symbol} onClick={onPress}>
    {children}
  </Button>
)

export const To3dButton = ({ onPress, name }: Props & { name: string }) => (
  <ViewButton symbol={<IconCube {...icon} />} onPress={onPress}>
    {pageText.show3d}
    <span className="visually-hidden"> {name}</span>
  </ViewButton>
)

export const InRoomButton = ({ onPress, name }: Props & { name: string }) => (
  <ViewButton symbol={<IconAugmentedReality {...icon} />} onPress={onPress}>
    {pageText.seeInRoom}
    <span className="visually-hidden"> {name}</span>
  </ViewButton>
)

export const ToDrawingButton = ({ onPress }: Props) => (
  <ViewButton symbol={<IconRuler2 {...icon} />} onPress={onPress}>
    {pageText.showDrawing}
  </ViewButton>
)

export const OpenButton = ({ onPress, isOpen }: Props & { isOpen: boolean }) => (
  <ViewButton symbol={<IconWindow {...icon} />} onPress={onPress}>
    {isOpen ? pageText.close : pageText.open}
  </ViewButton>
)

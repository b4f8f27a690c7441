/** The buttons on the drawing table: which measures are shown, and how near the drawing is. */
import { IconRulerMeasure } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { Floating, FloatingButton } from '../../../../drawing/floating-area.tsx'
import { ZoomButtons } from '../../../../drawing/zoom-buttons.tsx'
import { editorText } from '../../text.ts'
import { MeasureMenu } from './measure-menu.tsx'
import type { Measures } from './use-canvas-scene.ts'

interface ToolsProps {
  readonly measures: Measures
  /** Null in the room, where one walks. */
  readonly drawing: ComponentProps<typeof ZoomButtons> | null
}

export const CanvasTools = ({ measures, drawing }: ToolsProps) => (
  <Floating>
    <FloatingButton
      icon={<IconRulerMeasure size={16} aria-hidden />}
      isPressed={measures.isShown}
      onClick={measures.onToggle}
    >
      {editorText.measurements}
    </FloatingButton>
    {drawing === null ? null : (
      <>
        <MeasureMenu marks={measures.marks} onChange={measures.onMarks} />
        <ZoomButtons {...drawing} />
      </>
    )}
  </Floating>
)

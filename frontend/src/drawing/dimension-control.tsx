/** Whether the product is looked at as a drawing or in the room. */
import { SegmentedControl } from '@mantine/core'
import { pictureText } from './picture-text.ts'

export type Dimension = '2d' | '3d'

interface Props {
  readonly value: Dimension
  readonly onChange: (dimension: Dimension) => void
}

export const DimensionControl = ({ value, onChange }: Props) => (
  <SegmentedControl
    size="xs"
    aria-label={pictureText.view}
    value={value}
    onChange={onChange}
    data={[
      { value: '2d', label: '2D' },
      { value: '3d', label: '3D' },
    ]}
  />
)

/** Measures beside the outer ones, each switched on by itself or all together; the browser remembers which. */
import { Menu } from '@mantine/core'
import { IconCheck, IconChevronDown } from '@tabler/icons-react'
import { type JoineryMark, joineryMarks } from '#domain/drawing/joinery/marks'
import { FloatingButton } from '../../../../drawing/floating-area.tsx'
import { joineryText } from '../../text.ts'

interface MeasureMenuProps {
  readonly marks: readonly JoineryMark[]
  readonly onChange: (marks: readonly JoineryMark[]) => void
}

const check = <IconCheck size={16} aria-hidden />

export const MeasureMenu = ({ marks, onChange }: MeasureMenuProps) => {
  const hasAll = marks.length === joineryMarks.length
  const toggle = (mark: JoineryMark) =>
    onChange(joineryMarks.filter((each) => (each === mark ? !marks.includes(mark) : marks.includes(each))))
  return (
    <Menu position="top" width={250} closeOnItemClick={false}>
      <Menu.Target>
        <FloatingButton icon={<IconChevronDown size={15} aria-hidden />}>{joineryText.menu}</FloatingButton>
      </Menu.Target>
      <Menu.Dropdown aria-label={joineryText.menu}>
        {joineryMarks.map((mark) => (
          <Menu.CheckboxItem
            key={mark}
            checked={marks.includes(mark)}
            checkIcon={check}
            onChange={() => toggle(mark)}
          >
            {joineryText.marks[mark]}
          </Menu.CheckboxItem>
        ))}
        <Menu.Divider />
        <Menu.Item onClick={() => onChange(hasAll ? [] : joineryMarks)}>
          {hasAll ? joineryText.none : joineryText.all}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

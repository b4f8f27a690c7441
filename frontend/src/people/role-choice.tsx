/** Administrator or ordinary user of an organisation. */
import { NativeSelect } from '@mantine/core'
import { createUserText, everydayRoles } from './text.ts'

type EverydayRole = (typeof everydayRoles)[number]['value']

interface Props {
  readonly value: EverydayRole
  readonly onChange: (role: EverydayRole) => void
}

export const RoleChoice = ({ value, onChange }: Props) => (
  <NativeSelect
    label={createUserText.role}
    required
    data={[...everydayRoles]}
    value={value}
    onChange={({ currentTarget }) => {
      const chosen = everydayRoles.find((role) => role.value === currentTarget.value)
      if (chosen !== undefined) onChange(chosen.value)
    }}
  />
)

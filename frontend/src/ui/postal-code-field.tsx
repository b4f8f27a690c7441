/** A postal code, with its place beside it as soon as it is typed. */
import { Group, Text, TextInput, type TextInputProps } from '@mantine/core'
import type { Lookup } from '../api/postal-code.ts'
import { postalText } from '../api/text.ts'
import classes from './postal-code-field.module.css'

interface Props extends TextInputProps {
  readonly lookup: Lookup
}

export const PostalCodeField = ({ lookup: { place, isLooking }, ...input }: Props) => (
  <Group align="flex-start" gap="sm" wrap="nowrap">
    <TextInput w={120} flex="none" inputMode="numeric" maxLength={4} autoComplete="off" {...input} />
    <Text className={classes.place ?? ''} role="status">
      {isLooking ? postalText.looking : place?.name}
    </Text>
  </Group>
)

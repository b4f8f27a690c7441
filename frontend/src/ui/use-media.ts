/** Whether the window is as a media query says, from the first picture on: nothing is drawn for another window first. */
import { useMediaQuery } from '@mantine/hooks'

export const useMedia = (query: string): boolean =>
  useMediaQuery(query, undefined, { getInitialValueInEffect: false })

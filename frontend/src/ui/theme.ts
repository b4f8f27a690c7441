/**
 * Paper, ink and one accent. The accent (fjord) is for the primary action, selection and focus only; red, amber and
 * green are kept for errors, warnings and a finished order, and never carry a meaning alone.
 */
import { createTheme, type MantineColorsTuple } from '@mantine/core'
import { dialogText } from './text.ts'

const fjord: MantineColorsTuple = [
  '#eef7f7',
  '#d8ebec',
  '#b1d6d8',
  '#86bfc3',
  '#5aa4a9',
  '#36888f',
  '#1f727a',
  '#0f5e66',
  '#0b4b52',
  '#08393e',
]

/** Warm greys: hairlines and panels on off-white paper. Text on white from step 6 on meets 4.5:1. */
const gray: MantineColorsTuple = [
  '#faf9f6',
  '#f3f2ed',
  '#eae8e1',
  '#e4e2dc',
  '#cbc8c0',
  '#8f8d86',
  '#686661',
  '#4c4b47',
  '#343533',
  '#1d2528',
]

/** Errors and what blocks ordering. White text on step 7 meets 4.5:1. */
const red: MantineColorsTuple = [
  '#fdf1f0',
  '#fbdfdc',
  '#f4bab4',
  '#ec8f86',
  '#e0675b',
  '#d0463a',
  '#bf312a',
  '#a92420',
  '#8c1c19',
  '#6e1513',
]

/** Warnings. */
const yellow: MantineColorsTuple = [
  '#fdf9ee',
  '#faefd5',
  '#f3dda9',
  '#ebc977',
  '#dfb24a',
  '#c9952a',
  '#a57412',
  '#7c5600',
  '#664700',
  '#4e3600',
]

export const theme = createTheme({
  primaryColor: 'fjord',
  primaryShade: 7,
  colors: { fjord, gray, red, yellow },
  black: '#1d2528',
  fontFamily: "'Source Sans 3', system-ui, sans-serif",
  headings: {
    fontFamily: "'Source Sans 3', system-ui, sans-serif",
    fontWeight: '600',
    sizes: { h1: { fontSize: '1.5rem' }, h2: { fontSize: '1.125rem' }, h3: { fontSize: '1rem' } },
  },
  // 14 px is the smallest text that anybody is asked to read.
  fontSizes: { xs: '0.875rem', sm: '0.875rem', md: '1rem', lg: '1.125rem', xl: '1.375rem' },
  defaultRadius: 'sm',
  radius: { xs: '2px', sm: '5px', md: '8px', lg: '12px' },
  // The product's own breakpoint between phone and wider screens (560 px) is `xs`.
  breakpoints: { xs: '35em', sm: '48em', md: '62em', lg: '75em', xl: '88em' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { size: 'sm' } },
    TextInput: { defaultProps: { size: 'sm' } },
    Modal: {
      defaultProps: {
        centered: true,
        styles: { title: { fontSize: '1.125rem', fontWeight: 600 } },
        radius: 'md',
        overlayProps: { backgroundOpacity: 0.35, color: '#1d2528' },
        transitionProps: { transition: 'pop', duration: 150 },
        closeButtonProps: {
          get 'aria-label'() {
            return dialogText.close
          },
        },
      },
    },
    Anchor: { defaultProps: { underline: 'always' } },
    Menu: {
      defaultProps: {
        shadow: 'md',
        radius: 'md',
        transitionProps: { duration: 120 },
        // The placeholder is no item of the menu, which readers of the screen are told it is; the first item takes the focus.
        withInitialFocusPlaceholder: false,
      },
    },
  },
})

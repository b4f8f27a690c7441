/** The white that a product has when nobody has chosen a colour (trade handbook 6). */
export const STANDARD_COLOR = 'NCS S 0502-Y'

/** Heights of letters: a scene states how high a line of words is, CAD programs how high its capitals are. */

/** Of the typefaces that CAD programs write with, Arial among them, capitals are this share of the letters' height. */
const CAPITALS = 0.7

export const capitalsOf = (size: number): number => CAPITALS * size

/** The height of a scene's words whose capitals are so high. */
export const sizeOfCapitals = (height: number): number => height / CAPITALS

/** Heights of letters: a scene states how high a line of words is, CAD programs how high its capitals are. */

/** How high capitals are against the whole letters, in the typefaces that CAD programs write with, Arial among them. */
const CAPITALS = 0.7

export const capitalsOf = (size: number): number => CAPITALS * size

/** The height of a scene's words whose capitals are so high. */
export const sizeOfCapitals = (height: number): number => height / CAPITALS

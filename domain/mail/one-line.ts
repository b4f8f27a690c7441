/** A line of a mail's head is one line, whatever has been typed into the name. */
export const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

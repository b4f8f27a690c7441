/** NOBB numbers, under which merchants know an article; one or two characters stand for none. */
export const isNobbNumber = (text: string): boolean => text.length > 2

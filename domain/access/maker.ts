/**
 * Who made a key or a webhook: the number of the person, so that the name is the one of now, and goes when the person is erased. What was made
 * before numbers were kept has the name.
 */
export type Maker = number | string

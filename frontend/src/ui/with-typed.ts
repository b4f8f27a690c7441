/** What comes in from the server, but for the fields that somebody has typed in since: those belong to the person. */
export const withTyped = <Fields extends object>(typed: Fields, before: Fields, after: Fields): Fields => {
  const keys = Object.keys(after) as (keyof Fields)[]
  const isTyped = (key: keyof Fields) => JSON.stringify(typed[key]) !== JSON.stringify(before[key])
  return Object.fromEntries(keys.map((key) => [key, isTyped(key) ? typed[key] : after[key]])) as Fields
}

/** Makes a thing when it is first asked for and hands out the same one afterwards: once per process. */
export const lazily = <Thing>(make: () => Thing): (() => Thing) => {
  let made: { readonly thing: Thing } | null = null
  return () => {
    made ??= { thing: make() }
    return made.thing
  }
}

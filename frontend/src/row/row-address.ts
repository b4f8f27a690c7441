/** How the address of the editor names a row: by its number, or, while it has none, by its place among the new ones. */
const NEW = /^ny-(\d{1,6})$/

const rowInAddress = (rowNumber: number): string => (rowNumber < 0 ? `ny-${-rowNumber}` : `${rowNumber}`)

export const editorPath = (orderNumber: number, rowNumber: number): string =>
  `/produkt/${orderNumber}/${rowInAddress(rowNumber)}/rediger`

/**
 * The row that is open has got its number: the address names it so from now on, and nothing else happens. It is no way to
 * another page, which could come between the person and the next one.
 */
export const nameByNumber = (place: number, rowNumber: number): void => {
  const { pathname } = window.location
  const named = pathname.replace(`/${rowInAddress(place)}/`, `/${rowNumber}/`)
  if (named !== pathname) window.history.replaceState(window.history.state, '', named)
}

/** Below 0 for a place; NaN where it names no row. */
export const rowOfAddress = (text: string): number => {
  const place = NEW.exec(text)?.[1]
  return place === undefined ? Number(text) : -Number(place)
}

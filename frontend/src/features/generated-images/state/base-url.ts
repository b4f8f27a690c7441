/**
 * The address that the links of the list begin with (A-036): where the application itself lies, or another installation of it. Only
 * what leads to a web page is one, so that no link does anything else. Pure.
 */

/** Without a slash at its end; null for what is no address of a web page. */
export const baseUrlIn = (typed: string): string | null => {
  const text = typed.trim()
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null
  const { origin, pathname } = new URL(text)
  return (origin + pathname).replace(/\/+$/, '')
}

interface Row {
  readonly orderNumber: number
  readonly rowNumber: number
}

export const imagePath = ({ orderNumber, rowNumber }: Row): string =>
  `/api/v1/caches/redisimages/${orderNumber}/${rowNumber}`

/** A-040: drawn by the worker, or with `renderer=webgl` by the browser that looks. */
export const previewAddress = ({ orderNumber, rowNumber }: Row, renderer?: 'webgl'): string =>
  `/preview/${orderNumber}/${rowNumber}/image${renderer === undefined ? '' : `?renderer=${renderer}`}`

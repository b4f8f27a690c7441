/**
 * A drawing on the page as a PNG. What is missing is told to the console alone, and there is no picture (D-222): whoever
 * wanted it has another way.
 */

export const missing = (what: string): null => {
  // biome-ignore lint/suspicious/noConsole: what is written here reaches the server's log
  console.error(what)
  return null
}

/** WebGL has drawn on a canvas already (D-026). */
export const captureCanvas = (canvas: HTMLCanvasElement | null): string | null =>
  canvas?.isConnected ? canvas.toDataURL('image/png') : missing('renderer canvas not found')

const shapesOf = (svg: SVGSVGElement, width: number, height: number): string => {
  const alone = svg.cloneNode(true) as SVGSVGElement
  alone.setAttribute('width', String(width))
  alone.setAttribute('height', String(height))
  for (const text of alone.querySelectorAll('text')) text.remove()
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(alone))}`
}

const write = (pen: CanvasRenderingContext2D, text: SVGTextElement): void => {
  const matrix = text.getCTM()
  const { fontSize, fontFamily, fontWeight, fill } = getComputedStyle(text)
  if (matrix) pen.setTransform(matrix)
  pen.font = `${fontWeight} ${fontSize} ${fontFamily}`
  pen.fillStyle = fill
  pen.textAlign = 'center'
  pen.fillText(text.textContent ?? '', text.x.baseVal[0]?.value ?? 0, text.y.baseVal[0]?.value ?? 0)
}

/**
 * A drawing on paper becomes pixels, transparent where nothing is drawn (D-025). A picture that stands alone does not know
 * the page's typeface, so the figures are written on it afterwards, where they stand in the drawing.
 */
export const captureSvg = async (
  svg: SVGSVGElement | null,
  width: number,
  height: number,
): Promise<string | null> => {
  if (!svg?.isConnected) return missing('canvas not found')
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const pen = canvas.getContext('2d')
  if (!pen) return missing('canvas context could not be created')
  const image = new Image(width, height)
  image.src = shapesOf(svg, width, height)
  await image.decode()
  pen.drawImage(image, 0, 0, width, height)
  for (const text of svg.querySelectorAll('text')) write(pen, text)
  return canvas.toDataURL('image/png')
}

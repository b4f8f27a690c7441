/**
 * A drawing on the page as a PNG, transparent where nothing is drawn (D-025). A picture that stands alone does not know the
 * page's typeface, so the figures are written on it afterwards, where they stand in the drawing.
 */

const shapesOf = (svg: SVGSVGElement, width: number, height: number): string => {
  const alone = svg.cloneNode(true) as SVGSVGElement
  alone.setAttribute('width', String(width))
  alone.setAttribute('height', String(height))
  for (const text of alone.querySelectorAll('text')) text.remove()
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(alone))}`
}

const write = (pen: CanvasRenderingContext2D, text: SVGTextElement): void => {
  const matrix = text.getCTM()
  const { fontSize, fontFamily, fill } = getComputedStyle(text)
  if (matrix) pen.setTransform(matrix)
  pen.font = `${fontSize} ${fontFamily}`
  pen.fillStyle = fill
  pen.textAlign = 'center'
  pen.fillText(text.textContent ?? '', text.x.baseVal[0]?.value ?? 0, text.y.baseVal[0]?.value ?? 0)
}

export const rasterise = async (svg: SVGSVGElement, width: number, height: number): Promise<string> => {
  const image = new Image(width, height)
  image.src = shapesOf(svg, width, height)
  await image.decode()
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('canvas context could not be created')
  pen.drawImage(image, 0, 0, width, height)
  for (const text of svg.querySelectorAll('text')) write(pen, text)
  return canvas.toDataURL('image/png')
}

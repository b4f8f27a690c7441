/** A drawing on the page as a PNG. The picture stands alone, so it carries the typeface of its figures with it. */
import font from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url'

const asDataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })

const fontFace = async (): Promise<string> => {
  const data = await asDataUrl(await (await fetch(font)).blob())
  return `<style>@font-face{font-family:'Source Sans 3';font-weight:200 900;src:url(${data})}</style>`
}

/** Transparent where nothing is drawn (D-025). */
export const rasterise = async (svg: SVGSVGElement, width: number, height: number): Promise<string> => {
  const alone = svg.cloneNode(true) as SVGSVGElement
  alone.setAttribute('width', String(width))
  alone.setAttribute('height', String(height))
  alone.insertAdjacentHTML('afterbegin', await fontFace())
  const image = new Image(width, height)
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(alone))}`
  await image.decode()
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('canvas context could not be created')
  pen.drawImage(image, 0, 0, width, height)
  return canvas.toDataURL('image/png')
}

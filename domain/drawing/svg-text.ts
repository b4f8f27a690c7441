/** SVG nodes as text. Everything that came from outside is escaped, so that no figure or name can become markup. */
import type { SvgNode } from './scene.ts'

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const special = /[&<>"']/

const escaped = (text: string): string =>
  special.test(text) ? text.replace(/[&<>"']/g, (character) => entities[character] ?? '') : text

/** Text is added to text: lists of pieces that are joined afterwards are garbage, several for each line of a drawing. */
export const svgText = ({ tag, attributes, children }: SvgNode): string => {
  let text = `<${tag}`
  for (const name in attributes) text += ` ${name}="${escaped(String(attributes[name]))}"`
  if (children.length === 0) return `${text}/>`
  text += '>'
  for (const child of children) text += typeof child === 'string' ? escaped(child) : svgText(child)
  return `${text}</${tag}>`
}

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

const attributeText = ([name, value]: readonly [string, string | number]): string =>
  ` ${name}="${escaped(String(value))}"`

export const svgText = (node: SvgNode): string => {
  const attributes = Object.entries(node.attributes).map(attributeText).join('')
  const children = node.children
    .map((child) => (typeof child === 'string' ? escaped(child) : svgText(child)))
    .join('')
  return children === ''
    ? `<${node.tag}${attributes}/>`
    : `<${node.tag}${attributes}>${children}</${node.tag}>`
}

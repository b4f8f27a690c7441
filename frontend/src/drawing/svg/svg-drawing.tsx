/** The React interpreter of a drawing: neutral nodes in, elements out. What is drawn is decided in domain/drawing. */
import { createElement, memo } from 'react'
import type { SvgNode } from '#domain/drawing/scene'

/** React spells attributes in camel case, but for data and aria. */
const reactName = (name: string): string =>
  /^(data|aria)-/.test(name) ? name : name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** A node that is the same as before is not gone through again. */
export const SvgDrawing = memo(({ node }: { readonly node: SvgNode }) =>
  createElement(
    node.tag,
    Object.fromEntries(Object.entries(node.attributes).map(([name, value]) => [reactName(name), value])),
    ...node.children.map((child, index) =>
      typeof child === 'string' ? (
        child
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: the nodes of a drawing have no other identity than their order
        <SvgDrawing key={index} node={child} />
      ),
    ),
  ),
)

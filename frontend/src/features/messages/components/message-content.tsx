/**
 * The text of a message: Markdown written by the provider's people, of which only what a text needs is let through. Raw HTML is shown as
 * it was typed, a picture as the words that stand for it, and a link leads to the web or to a mailbox and nowhere else (A-048, AD-34).
 */
import type { ReactNode } from 'react'
import Markdown, { type Components } from 'react-markdown'
import classes from './message-content.module.css'

const ELEMENTS = [
  ...['p', 'strong', 'em', 'a', 'ul', 'ol', 'li', 'blockquote', 'code', 'pre', 'hr', 'br', 'img'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
]

const safeAddress = (address: string): string => (/^(https?:|mailto:)/i.test(address) ? address : '')

const Heading = ({ children }: { readonly children?: ReactNode }) => <h3>{children}</h3>
const LowerHeading = ({ children }: { readonly children?: ReactNode }) => <h4>{children}</h4>

/** A message stands under a heading of its own. */
const components: Components = {
  h1: Heading,
  h2: Heading,
  h3: LowerHeading,
  h4: LowerHeading,
  h5: LowerHeading,
  h6: LowerHeading,
  img: ({ alt }) => alt,
  a: ({ href, children }) =>
    href ? (
      <a href={href} target="_blank" rel="noreferrer">
        {children}
      </a>
    ) : (
      children
    ),
}

interface Node {
  readonly type: string
  readonly value?: string
  readonly position?: {
    readonly start: { readonly offset?: number }
    readonly end: { readonly offset?: number }
  }
  children?: Node[]
}

/** Quotes in quotes and lists in lists; what lies deeper than any person writes is shown as it was typed. */
const DEEPEST = 20

/** What is drawn goes down level by level, and a browser has an end: a thousand signs would be enough to break the page of every reader. */
const keepShallow = () => (tree: Node, source: unknown) => {
  const text = String(source)
  const waiting = [{ node: tree, depth: 0 }]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { node, depth } = next
    if (depth < DEEPEST)
      for (const child of node.children ?? []) waiting.push({ node: child, depth: depth + 1 })
    else if (node.children !== undefined)
      node.children = [
        { type: 'text', value: text.slice(node.position?.start.offset, node.position?.end.offset) },
      ]
  }
}

export const MessageContent = ({ children }: { readonly children: string }) => (
  <div className={classes.content}>
    <Markdown
      remarkPlugins={[keepShallow]}
      allowedElements={ELEMENTS}
      unwrapDisallowed
      components={components}
      urlTransform={safeAddress}
    >
      {children}
    </Markdown>
  </div>
)

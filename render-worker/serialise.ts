/**
 * The page as one file that stands alone: no scripts, its styles, the fonts it uses and its pictures inside. What
 * a reader opens years later looks like what was printed.
 */
import type { Page } from 'puppeteer-core'

/** Runs inside the page. */
const freeze = async (): Promise<string> => {
  const toDataUrl = async (url: string): Promise<string> => {
    const blob = await (await fetch(url)).blob()
    return new Promise((resolve, reject) => {
      const reader = new FileReader()
      reader.onload = () => resolve(String(reader.result))
      reader.onerror = () => reject(reader.error)
      reader.readAsDataURL(blob)
    })
  }

  const usedFonts = new Set(
    [...document.fonts]
      .filter((font) => font.status === 'loaded')
      .map((font) => font.unicodeRange.toLowerCase()),
  )
  const isUnusedFont = (rule: CSSRule): boolean =>
    rule instanceof CSSFontFaceRule &&
    !usedFonts.has((rule.style.getPropertyValue('unicode-range') || 'U+0-10FFFF').toLowerCase())

  /** A library brings styles for everything it has; a state such as :hover says nothing about what is there. */
  const isUnusedStyle = (rule: CSSRule): boolean => {
    if (!(rule instanceof CSSStyleRule)) return false
    const bare = rule.selectorText.replaceAll(/::?[a-z-]+(?![a-z(-])/g, '')
    try {
      return document.querySelector(bare) === null
    } catch {
      return false
    }
  }

  const textOf = (rule: CSSRule): string => {
    if (isUnusedFont(rule) || isUnusedStyle(rule)) return ''
    // A page rule is a group too, of margin boxes that no selector finds.
    if (!(rule instanceof CSSGroupingRule) || rule instanceof CSSPageRule) return rule.cssText
    const head = rule.cssText.slice(0, rule.cssText.indexOf('{'))
    return `${head}{ ${[...rule.cssRules].map(textOf).join('')} }`
  }

  const inlined = async (sheet: CSSStyleSheet): Promise<string> => {
    let css = [...sheet.cssRules].map(textOf).join('\n')
    const addresses = new Set(
      [...css.matchAll(/url\("(?!data:)([^"]+)"\)/g)].map(([, address]) => address ?? ''),
    )
    for (const address of addresses) {
      const absolute = new URL(address, sheet.href ?? document.baseURI).href
      css = css.replaceAll(`url("${address}")`, `url("${await toDataUrl(absolute)}")`)
    }
    return css
  }

  const css = await Promise.all([...document.styleSheets, ...document.adoptedStyleSheets].map(inlined))
  const copy = document.documentElement.cloneNode(true) as HTMLElement
  for (const element of copy.querySelectorAll('script, noscript, base, style, link, iframe, object, embed')) {
    element.remove()
  }
  for (const element of copy.querySelectorAll('*')) {
    for (const { name } of [...element.attributes]) if (name.startsWith('on')) element.removeAttribute(name)
  }
  for (const image of copy.querySelectorAll('img')) {
    if (image.src && !image.src.startsWith('data:')) image.src = await toDataUrl(image.src)
  }
  const style = document.createElement('style')
  // The text of a style element ends at the first closing tag, whatever the CSS around it says.
  style.textContent = css.join('\n').replaceAll('</', '<\\/')
  copy.querySelector('head')?.append(style)
  return `<!doctype html>\n${copy.outerHTML}`
}

export const serialise = (page: Page): Promise<string> => page.evaluate(freeze)

import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { MESSAGE_CONTENT_MAX } from '#domain/contracts/message'
import { markdownAttacks } from '#tests/factories/markdown-attacks'
import { textOf } from '#tests/factories/read-markup'
import { MessageContent } from './message-content.tsx'

const render = (text: string) => renderToStaticMarkup(<MessageContent>{text}</MessageContent>)

const TAG = /<([a-z][\w-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>/gi
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g

/** Every element with its attributes, of markup that React has made. */
const elementsIn = (markup: string) =>
  [...markup.matchAll(TAG)].map(([, name = '', attributes = '']) => ({
    name,
    attributes: [...attributes.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => ({ key, value })),
  }))

const HARMLESS = new Set([
  'div',
  'p',
  'strong',
  'em',
  'a',
  'ul',
  'ol',
  'li',
  'blockquote',
  'code',
  'pre',
  'hr',
  'br',
  'h3',
  'h4',
])

/** What of the markup could do anything but be read. */
const dangersIn = (markup: string): readonly string[] =>
  elementsIn(markup).flatMap(({ name, attributes }) => {
    if (!HARMLESS.has(name)) return [name]
    return attributes.flatMap(({ key, value }) => {
      if (key === 'class' || (name === 'ol' && key === 'start')) return []
      if (name !== 'a') return [`${name} ${key}`]
      const isLink = key === 'href' && /^(https?:\/\/|mailto:)/.test(value)
      const isApart = (key === 'target' && value === '_blank') || (key === 'rel' && value === 'noreferrer')
      return isLink || isApart ? [] : [`a ${key}=${value}`]
    })
  })

describe('A-048 AD-34: what is written in a message does nothing but stand there to be read', () => {
  test('the fifty attacks are fifty, each of its own kind', () => {
    expect(new Set(markdownAttacks).size).toBe(50)
  })

  test.each(markdownAttacks)('%s', (attack) => {
    for (const text of [
      attack,
      `Fabrikken\n\n${attack}\n\nstenger`,
      `- ${attack}`,
      `**${attack}**`,
      `> ${attack}`,
    ])
      expect(dangersIn(render(text))).toEqual([])
  })

  test('and the search for dangers finds one where there is one', () => {
    expect(dangersIn('<p onclick="x">x</p>')).toEqual(['p onclick'])
    expect(dangersIn('<a href="javascript:x">x</a>')).toEqual(['a href=javascript:x'])
    expect(dangersIn('<img src="x"/>')).toEqual(['img'])
  })

  test('raw HTML is shown as it was typed, a picture as its words, and a link that leads nowhere as its text', () => {
    expect(textOf(render('<b>fet</b>'))).toBe('&lt;b&gt;fet&lt;/b&gt;')
    expect(textOf(render('![kart over lageret](https://evil.example/x.png)'))).toBe('kart over lageret')
    expect(render('[Les mer](javascript:x)')).not.toContain('<a')
    expect(textOf(render('[Les mer](javascript:x)'))).toBe('Les mer')
  })
})

/** How many elements stand in each other at the most. */
const depthOf = (markup: string): number => {
  let [depth, most] = [0, 0]
  for (const [, end] of markup.matchAll(/<(\/?)(?!hr|br)[a-z]/g)) {
    depth += end === '/' ? -1 : 1
    most = Math.max(most, depth)
  }
  return most
}

/** Of this process, so that what others do at the time does not count. */
const processorMs = (work: () => void): number => {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

describe('A-047 A-055: Markdown', () => {
  test('becomes what it stands for, below the heading of the message', () => {
    const markup = render('# Uke 52\n\nVi **stenger**, _helt_.\n\n- én\n- to\n\n[Kart](https://kart.example)')
    expect(elementsIn(markup).map(({ name }) => name)).toEqual([
      'div',
      'h3',
      'p',
      'strong',
      'em',
      'ul',
      'li',
      'li',
      'p',
      'a',
    ])
    expect(markup).toContain('<a href="https://kart.example" target="_blank" rel="noreferrer">Kart</a>')
  })

  test.each(['[', '*', '_', '`', '> ', '- ', '![', '<', '[a](', '**a', '> - ', '*a **b '])(
    'of nothing but %s, as long as a message may be, keeps nobody waiting',
    (sign) => {
      const part = processorMs(() => render(sign.repeat(MESSAGE_CONTENT_MAX / 4 / sign.length)))
      let markup = ''
      const whole = processorMs(() => {
        markup = render(sign.repeat(MESSAGE_CONTENT_MAX / sign.length))
      })
      // Four times as long takes sixteen times as long at most: what is nested is read again for each level, and nothing is worse.
      expect(whole).toBeLessThan(24 * part + 500)
      expect(depthOf(markup)).toBeLessThan(30)
    },
  )

  test('that is nested deeper than anybody writes is shown as it was typed', () => {
    const markup = render(`${'> '.repeat(3000)}Stengt`)
    expect(depthOf(markup)).toBeLessThan(30)
    expect(textOf(markup)).toContain('Stengt')
    expect(depthOf(render(`${'*'.repeat(2000)}a${'*'.repeat(2000)}`))).toBeLessThan(30)
    expect(textOf(render('> > - to **nivåer**'))).toBe('to nivåer')
  })
})

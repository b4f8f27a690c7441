import { expect, test } from 'vitest'
import { svgText } from './svg-text.ts'

test('nodes nest and close', () => {
  const circle = { tag: 'circle', attributes: { r: 5 }, children: [] }
  expect(svgText({ tag: 'g', attributes: { fill: 'none' }, children: [circle, 'a'] })).toBe(
    '<g fill="none"><circle r="5"/>a</g>',
  )
})

test('nothing from outside can become markup', () => {
  const hostile = `"><script>alert('x')</script>&`
  const text = svgText({ tag: 'text', attributes: { 'data-part': hostile }, children: [hostile] })
  expect(text).not.toContain('<script>')
  expect(text).toBe(
    '<text data-part="&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;">&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;</text>',
  )
})

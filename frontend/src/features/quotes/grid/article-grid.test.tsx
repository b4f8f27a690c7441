import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { textOf } from '#tests/factories/read-markup'
import { ArticleGrid } from './article-grid.tsx'

test('Q-110: an addition stands with its number, its count where there are several, and its price', () => {
  const articles = [
    { rowNumber: 901, article: 'frakt', description: 'Frakt', numberOf: 1, price: 1250 },
    { rowNumber: 902, article: 'pall', description: 'Pall', numberOf: 3, price: 600 },
  ]
  expect(textOf(renderToStaticMarkup(<ArticleGrid articles={articles} />))).toBe(
    'Tillegg 901 Frakt kr 1 250,00 902 Pall × 3 kr 600,00',
  )
  expect(renderToStaticMarkup(<ArticleGrid articles={[]} />)).toBe('')
})

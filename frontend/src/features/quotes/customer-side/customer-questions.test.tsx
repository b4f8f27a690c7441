import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CustomerQuestions } from './customer-questions.tsx'

const question = {
  id: 'q1',
  rowNumber: 3,
  name: 'Ingrid Tveit',
  text: 'Kan det få ventil?\n<img src=x onerror=alert(1)>',
  at: '2026-11-22T10:17:00Z',
}

test('a customer’s question stands with its row, its name and its words, and words are never more than words', () => {
  const markup = renderToStaticMarkup(<CustomerQuestions questions={[question]} />)
  expect(markup).toContain('Rad 3: Ingrid Tveit 22.11.2026')
  expect(markup).toContain('Kan det få ventil?')
  expect(markup).not.toContain('<img')
})

test('where nobody has asked there is nothing', () => {
  expect(renderToStaticMarkup(<CustomerQuestions questions={[]} />)).toBe('')
})

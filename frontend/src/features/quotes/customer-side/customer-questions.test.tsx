import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { CustomerSide } from '#domain/contracts/customer-link'
import { textOf } from '#tests/factories/read-markup'
import { CustomerQuestions } from './customer-questions.tsx'

const question = {
  id: 'q1',
  rowNumber: 3,
  name: 'Ingrid Tveit',
  text: 'Kan det få ventil?\n<img src=x onerror=alert(1)>',
  at: '2026-11-22T10:17:00Z',
  isReplied: false,
}
const earlier = {
  ...question,
  id: 'q0',
  text: 'Når kommer den?',
  at: '2026-11-21T10:17:00Z',
  isReplied: true,
}

const markupOf = (questions: CustomerSide['questions'], mayReply = true): string =>
  renderToStaticMarkup(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <CustomerQuestions orderNumber={100_001} questions={questions} mayReply={mayReply} />
      </QueryClientProvider>
    </MantineProvider>,
  )

test('a customer’s question stands with its row, its name and its words, and words are never more than words', () => {
  const markup = markupOf([question])
  expect(markup).toContain('Rad 3: Ingrid Tveit 22.11.2026')
  expect(markup).toContain('Kan det få ventil?')
  expect(markup).not.toContain('<img')
})

test('a question that waits is said to be replied to by whoever may; those that are stand folded below', () => {
  const [waiting = '', replied = ''] = markupOf([question, earlier]).split('<details')
  expect(textOf(waiting)).toMatch(/Spørsmål fra kunden.*Kan det få ventil\?.*Merk som besvart/s)
  expect(waiting).not.toContain('Når kommer den?')
  expect(textOf(`<details${replied}`)).toMatch(/Besvarte spørsmål.*Når kommer den\?/s)
  expect(markupOf([question], false)).not.toContain('Merk')
  expect(textOf(markupOf([earlier]))).not.toMatch(/Spørsmål fra kunden|Merk/)
})

test('where nobody has asked there is nothing', () => {
  expect(textOf(markupOf([])).trim()).toBe('')
})

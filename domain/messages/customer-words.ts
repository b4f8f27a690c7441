/**
 * What a rule has to say, to whoever buys one window in a lifetime: plain words, and whom to turn to, instead of standards and
 * paragraphs that the seller looks up. What is plain already is said to both alike.
 */
import { texts } from '#domain/texts/texts'
import { fill, type SentenceData } from './fill.ts'
import type { RuleFindingCode } from './rules.ts'
import { sentenceOf } from './words.ts'

const customerSentences: Readonly<Partial<Record<RuleFindingCode, string>>> = texts('messages/customer', {
  'safety.low-glass':
    'Glass lavere enn 0,8 m over gulvet skal sikres mot at noen faller mot det. Avtal med selgeren hvordan.',
  'safety.tall-window':
    'Vinduet kan få glass lavere enn 0,8 m over gulvet. Spør selgeren om det skal ha sikkerhetsglass.',
  'safety.escape-too-small':
    'Åpningen er {width} × {height} mm. Det er for lite til å være rømningsvei. Spør selgeren om rommet trenger en.',
  'door.free-width': 'Åpningen er {width} mm bred. En inngangsdør skal ha minst {min} mm. Spør selgeren.',
  'door.free-height': 'Åpningen er {height} mm høy. En inngangsdør skal ha minst {min} mm. Spør selgeren.',
})

export const customerSentenceOf = (finding: {
  readonly code: RuleFindingCode
  readonly data?: SentenceData
}): string => {
  const plain = customerSentences[finding.code]
  return plain === undefined ? sentenceOf(finding) : fill(plain, finding.data)
}

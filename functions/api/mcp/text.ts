/** What an assistant is shown as an example of the Norwegian that is understood. */
import { texts } from '#domain/texts/texts'

export const mcpExamples = texts('functions/api/mcp.examples', {
  words: 'balkongdør, toppsving, fastkarm',
  row: '2 toppsving 1190x1190 hvit "V1 kjøkken"',
} as const)

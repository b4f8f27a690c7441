/** The tools as the protocol has them: name, what each is for, what it takes. Said in English, to programs; what they answer is Norwegian. */
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import * as z from 'zod'
import { clientVersion } from '#domain/contracts/version'
import { sentenceOf } from '#domain/messages/words'
import { type Result, success } from '#domain/result'
import type { Asked, Circumstances } from '../../http/endpoint.ts'
import { ROW_CHARACTERS, ROWS_MOST } from './read-rows.ts'
import { mcpExamples } from './text.ts'
import { checkQuoteRows, configureRows, draftOfRows, modelsByWords, priceRows } from './tools.ts'

const rowsInput = () =>
  z
    .array(z.string().min(1).max(ROW_CHARACTERS))
    .min(1)
    .max(ROWS_MOST)
    .describe(
      `Rows in Norwegian, one window or door each: count, model or kind, width x height in mm, colour, glass, a name in quotes. Such as: ${mcpExamples.row}`,
    )

const answer = (result: Result<object>) =>
  result.ok
    ? { content: [{ type: 'text' as const, text: JSON.stringify(result.value) }] }
    : { content: [{ type: 'text' as const, text: `${result.code}: ${sentenceOf(result)}` }], isError: true }

const looks = { readOnlyHint: true, openWorldHint: false } as const

/**
 * A key that may only read is shown no tool that makes something. The SDK would tell the assistant of a bug in the words of whatever threw
 * it; `onBug` is told instead.
 */
export const serverFor = (
  asked: Asked & Pick<Circumstances, 'site'>,
  onBug: (error: unknown) => void,
): McpServer => {
  const answered =
    <Input>(tool: (input: Input) => Result<object> | Promise<Result<object>>) =>
    async (input: Input) => {
      try {
        return answer(await tool(input))
      } catch (error) {
        onBug(error)
        return { content: [], isError: true }
      }
    }
  const rows = rowsInput()
  const server = new McpServer({ name: 'lysvag', version: clientVersion })
  server.registerTool(
    'find_model',
    {
      description: `Finds models of windows and doors by Norwegian words, such as: ${mcpExamples.words}`,
      inputSchema: { words: z.string().min(1).max(200) },
      annotations: looks,
    },
    answered((input: { words: string }) => success(modelsByWords(input))),
  )
  server.registerTool(
    'configure',
    {
      description:
        'Reads rows and configures each. Tells what was understood, what is unclear with suggestions, U-value, weight, and what the rules say.',
      inputSchema: { rows },
      annotations: looks,
    },
    answered((input: { rows: string[] }) => success(configureRows(input))),
  )
  server.registerTool(
    'price',
    {
      description:
        'Prices rows as in a quote made today, in kroner, with the usual discount or margin of the organisation; the quote adds freight. Makes nothing.',
      inputSchema: { rows },
      annotations: looks,
    },
    answered((input: { rows: string[] }) => priceRows(input, asked)),
  )
  server.registerTool(
    'check',
    {
      description: 'What a person should look at before a quote is ordered.',
      inputSchema: { orderNumber: z.int().min(1).max(999_999_999) },
      annotations: looks,
    },
    answered((input: { orderNumber: number }) => checkQuoteRows(input, asked)),
  )
  if (asked.caller.keyScope !== 'read')
    server.registerTool(
      'make_quote',
      {
        description:
          'Makes a draft quote of rows, for a person to look at. Makes nothing while a row is unclear. Orders nothing and sends nothing.',
        inputSchema: { rows },
        annotations: { readOnlyHint: false, destructiveHint: false, openWorldHint: false },
      },
      answered((input: { rows: string[] }) => draftOfRows(input, asked)),
    )
  return server
}

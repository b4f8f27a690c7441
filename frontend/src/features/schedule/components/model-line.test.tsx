import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { proposeLine } from '#domain/exchange/ifc-import/propose'
import { readSchedule } from '#domain/schedule/read-schedule'
import { makePieceGroup } from '#tests/factories/piece-group'
import { textOf } from '#tests/factories/read-markup'
import { ModelLineRow } from './model-line.tsx'

const context = { colorLists, series: 'basic' } as const
const nothing = () => undefined

/** A window of which the model does not say how it opens, as it is told. */
const toldOf = (width: number, height: number): string => {
  const group = makePieceGroup({ width, height })
  const proposed = proposeLine(group, context)
  const [read] = readSchedule([proposed.text], context)
  if (read === undefined) throw new Error('no line')
  return textOf(
    renderToStaticMarkup(
      <MantineProvider>
        <ModelLineRow
          group={group}
          proposed={proposed}
          change={null}
          read={read}
          isTaken
          text={proposed.text}
          onTake={nothing}
          onWrite={nothing}
        />
      </MantineProvider>,
    ),
  )
}

test('several models are said to fit where several do, and one where only one can be made so large', () => {
  expect(toldOf(790, 1190)).toContain('Flere modeller passer.')
  expect(toldOf(2800, 2410)).toContain('Én modell passer.')
  expect(toldOf(2800, 2410)).not.toContain('Flere modeller')
})

/** The cards of this page and what they are at. The server makes two pictures at a time (AB-13); this browser draws one after the other. */

import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useReducer, useRef } from 'react'
import type { ApiPictureCard } from '#domain/contracts/pictures'
import { messageOf } from '../../api/api-error.ts'
import { fetchPicture } from './api/fetch-picture.ts'
import { previewPath, putModelPicture } from './api/pictures.ts'
import { type CardEvent, type CardState, IDLE, nextCard, targetOf } from './state/card-state.ts'
import { cardText } from './text.ts'

const AT_ONCE = 2

type States = Readonly<Record<number, CardState>>
interface Told {
  readonly rowNumber: number
  readonly event: CardEvent
}

const reduce = (states: States, { rowNumber, event }: Told): States => ({
  ...states,
  [rowNumber]: nextCard(states[rowNumber] ?? IDLE, event),
})

/** Work that waits for its turn. */
const useTurns = () => {
  const waiting = useRef<(() => Promise<void>)[]>([])
  const running = useRef(0)
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
      waiting.current = []
    }
  }, [])
  const begin = () => {
    if (running.current >= AT_ONCE || isLeft.current) return
    const work = waiting.current.shift()
    if (work === undefined) return
    running.current += 1
    void work().finally(() => {
      running.current -= 1
      begin()
    })
    begin()
  }
  return (work: () => Promise<void>) => {
    waiting.current.push(work)
    begin()
  }
}

export const useCards = (orderNumber: number | null) => {
  const [states, tell] = useReducer(reduce, {})
  const inTurn = useTurns()
  const queryClient = useQueryClient()
  const stateOf = ({ rowNumber }: Pick<ApiPictureCard, 'rowNumber'>): CardState => states[rowNumber] ?? IDLE
  const say = useCallback(
    ({ rowNumber }: Pick<ApiPictureCard, 'rowNumber'>, event: CardEvent) => tell({ rowNumber, event }),
    [],
  )

  const generate = (card: ApiPictureCard) => {
    say(card, { type: 'generate' })
    const src = previewPath(orderNumber, card.rowNumber, 'perspective')
    inTurn(async () => {
      try {
        say(card, { type: 'made', picture: { src, png: await fetchPicture(src) } })
      } catch {
        say(card, { type: 'failed', reason: cardText.notGenerated(card.rowNumber) })
      }
    })
  }

  const upload = (card: ApiPictureCard) => {
    const { fresh, target } = stateOf(card)
    const modelId = targetOf(orderNumber, card, { target })
    if (fresh === null || modelId === null) return
    say(card, { type: 'upload' })
    inTurn(async () => {
      try {
        const { modified } = await putModelPicture(modelId, fresh.png)
        say(card, { type: 'uploaded', modified })
        await queryClient.invalidateQueries({ queryKey: ['product-groups'] })
      } catch (error) {
        say(card, { type: 'failed', reason: messageOf(error) })
      }
    })
  }

  return { stateOf, say, generate, upload }
}
export type Cards = ReturnType<typeof useCards>

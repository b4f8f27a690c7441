/** All cards, and what is done with all of them. */
import { Alert, Button, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useCallback, useState } from 'react'
import type { ApiPictureCard } from '#domain/contracts/pictures'
import { messageOf } from '../../../api/api-error.ts'
import { pictureCardsQuery } from '../api/pictures.ts'
import classes from '../picker-pictures-page.module.css'
import type { AskedOrder } from '../state/order-number.ts'
import { cardText, pickerPicturesText } from '../text.ts'
import { useCards } from '../use-cards.ts'
import { ClientDrawing } from './client-drawing.tsx'
import { PictureCard } from './picture-card.tsx'

interface Props {
  readonly asked: AskedOrder
  readonly onAsk: (orderNumber: string) => void
}

const OrderField = ({ asked: { orderNumber }, onAsk }: Props) => {
  const [typed, setTyped] = useState(orderNumber === null ? '' : String(orderNumber))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onAsk(typed.trim())
  }
  return (
    <form className={classes.order} onSubmit={submit}>
      <TextInput
        label={pickerPicturesText.order}
        placeholder={pickerPicturesText.orderHelp}
        inputMode="numeric"
        value={typed}
        onChange={({ currentTarget: { value } }) => setTyped(value)}
      />
      <Button type="submit" variant="default">
        {pickerPicturesText.showOrder}
      </Button>
    </form>
  )
}

export const CardGrid = (props: Props) => {
  const { asked } = props
  const query = useQuery(pictureCardsQuery(asked.orderNumber))
  return (
    <section aria-labelledby="cards">
      <h2 id="cards" className={classes.heading}>
        {asked.orderNumber !== null
          ? pickerPicturesText.ofOrder(asked.orderNumber)
          : query.data === undefined
            ? pickerPicturesText.oneByOne
            : pickerPicturesText.cards(query.data.length)}
      </h2>
      <OrderField key={asked.orderNumber} {...props} />
      {asked.wrong !== null && (
        <p className={classes.failure} role="alert">
          {pickerPicturesText.wrongOrder(asked.wrong)}
        </p>
      )}
      {query.error !== null ? (
        <Alert color="red" variant="light" role="alert">
          {pickerPicturesText.notLoaded(messageOf(query.error))}
          <Button display="block" mt="sm" variant="default" onClick={() => void query.refetch()}>
            {pickerPicturesText.tryAgain}
          </Button>
        </Alert>
      ) : query.data === undefined ? (
        <p role="status">{pickerPicturesText.loading}</p>
      ) : (
        <Grid key={asked.orderNumber} products={query.data} orderNumber={asked.orderNumber} />
      )}
    </section>
  )
}

interface GridProps {
  readonly products: readonly ApiPictureCard[]
  readonly orderNumber: number | null
}

const Grid = ({ products, orderNumber }: GridProps) => {
  const cards = useCards(orderNumber)
  const { stateOf, say } = cards
  const [toDraw] = products.filter((card) => stateOf(card).client === 'wanted')
  const drawn = useCallback(
    (card: ApiPictureCard, png: string) => say(card, { type: 'clientDrawn', png }),
    [say],
  )
  const notDrawn = useCallback(
    (card: ApiPictureCard) => say(card, { type: 'failed', reason: cardText.notGenerated(card.rowNumber) }),
    [say],
  )
  const fresh = products.filter((card) => stateOf(card).step === 'ready')
  const underWay = products.filter((card) => {
    const { step, client } = stateOf(card)
    return step === 'generating' || step === 'uploading' || client === 'wanted'
  }).length
  return (
    <>
      <div className={classes.toolbar}>
        <Button variant="default" onClick={() => products.forEach(cards.generate)}>
          {pickerPicturesText.generateAll}
        </Button>
        <Button
          variant="default"
          onClick={() => {
            for (const card of products) say(card, { type: 'showClient' })
          }}
        >
          {pickerPicturesText.showAll3D}
        </Button>
        <Button
          disabled={orderNumber !== null || fresh.length === 0}
          title={orderNumber === null ? undefined : pickerPicturesText.uploadAllLocked}
          onClick={() => fresh.forEach(cards.upload)}
        >
          {pickerPicturesText.uploadAll}
        </Button>
        <span role="status">{underWay > 0 && pickerPicturesText.underWay(underWay)}</span>
      </div>
      <ul className={classes.cards}>
        {products.map((card) => (
          <PictureCard key={card.rowNumber} card={card} orderNumber={orderNumber} cards={cards} />
        ))}
      </ul>
      {toDraw && <ClientDrawing card={toDraw} onDrawn={drawn} onFailure={notDrawn} />}
    </>
  )
}

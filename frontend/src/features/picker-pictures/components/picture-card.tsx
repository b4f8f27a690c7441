/** One product: the picture that is shown, the one that this browser draws, the new one, and what can be done with them. */
import { Button, FileButton, Loader, TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import type { ApiPictureCard } from '#domain/contracts/pictures'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { dataUrlOf } from '../api/fetch-picture.ts'
import { previewPath } from '../api/pictures.ts'
import classes from '../picker-pictures-page.module.css'
import { targetOf } from '../state/card-state.ts'
import { cardText, pickerPicturesText } from '../text.ts'
import type { Cards } from '../use-cards.ts'
import { Swatches } from './swatches.tsx'

interface Props {
  readonly card: ApiPictureCard
  readonly orderNumber: number | null
  readonly cards: Cards
}

interface Shown {
  readonly label: string
  readonly src: string
  readonly isWaiting?: boolean
}

const shownOn = ({ card, orderNumber, cards }: Props): Shown => {
  const state = cards.stateOf(card)
  if (state.isClientShown && typeof state.client === 'object')
    return { label: cardText.client, src: state.client.png }
  if (state.fresh !== null) return { label: cardText.fresh, src: state.fresh.src }
  const modified = state.modified ?? card.modified
  const model = orderNumber === null ? card.rowNumber : (targetOf(orderNumber, card, state) ?? card.modelId)
  return modified === null
    ? { label: cardText.drawingNow, src: card.drawingUrl }
    : { label: cardText.existing, src: previewPath(null, model, `preview_${modified}.png`) }
}

const busyWith = ({ step, client }: ReturnType<Cards['stateOf']>): string | null => {
  if (step === 'generating') return cardText.generating
  if (step === 'uploading') return cardText.uploading
  return client === 'wanted' ? cardText.drawingClient : null
}

export const PictureCard = (props: Props) => {
  const { card, orderNumber, cards } = props
  const state = cards.stateOf(card)
  const { label, src } = shownOn(props)
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null)
  const busy = busyWith(state)
  const target = targetOf(orderNumber, card, state)
  // Two models may bear one name; the number tells which.
  const called = `${card.description} ${card.rowNumber}`
  const ofThis = (what: string) => pickerPicturesText.of(what, called)
  const item = useRef<HTMLLIElement>(null)
  const isAsking = state.fresh !== null
  const wasAsking = useRef(isAsking)
  // What answers a new picture goes with it; the keyboard stays with the product.
  useEffect(() => {
    const hasGone = wasAsking.current && !isAsking
    if (hasGone && document.activeElement === document.body) item.current?.focus({ preventScroll: true })
    wasAsking.current = isAsking
  }, [isAsking])
  const takeFile = (file: File | null) => {
    if (file === null) return
    dataUrlOf(file).then(
      (png) => cards.say(card, { type: 'made', picture: { src: png, png } }),
      () => cards.say(card, { type: 'failed', reason: cardText.notShown(card.rowNumber) }),
    )
  }
  return (
    <li ref={item} className={classes.card} aria-label={called} data-row={card.rowNumber} tabIndex={-1}>
      <p className={classes.name}>
        {card.description} <span className={classes.soft}>{card.rowNumber}</span>
      </p>
      <div className={classes.frame} data-fresh={state.fresh !== null || undefined}>
        <img
          className={classes.preview}
          src={src}
          alt={ofThis(label)}
          width={260}
          height={225}
          loading="lazy"
          decoding="async"
          onError={() => setBrokenSrc(src)}
        />
        {busy !== null && (
          <span className={classes.busy} role="status">
            <Loader size="xs" aria-hidden /> {busy}
          </span>
        )}
      </div>
      <p className={classes.label}>{label}</p>
      <Swatches colors={card.colors} />
      {(state.failure !== null || brokenSrc === src) && (
        <p className={classes.failure} role="alert">
          {state.failure ?? cardText.notShown(card.rowNumber)}
        </p>
      )}
      <div className={classes.actions}>
        <BusyButton
          size="compact-sm"
          variant="default"
          isBusy={state.step === 'generating'}
          isIdle={state.step === 'uploading'}
          aria-label={ofThis(cardText.generate)}
          onClick={() => cards.generate(card)}
        >
          {cardText.generate}
        </BusyButton>
        <Button
          size="compact-sm"
          variant="default"
          aria-label={ofThis(state.isClientShown ? cardText.hideClient : cardText.showClient)}
          onClick={() => cards.say(card, { type: state.isClientShown ? 'hideClient' : 'showClient' })}
        >
          {state.isClientShown ? cardText.hideClient : cardText.showClient}
        </Button>
        <Button
          size="compact-sm"
          variant="default"
          disabled={state.step === 'uploading'}
          aria-label={ofThis(cardText.useClient)}
          onClick={() => cards.say(card, { type: 'useClient' })}
        >
          {cardText.useClient}
        </Button>
        <FileButton accept="image/png" onChange={takeFile}>
          {(button) => (
            <Button {...button} size="compact-sm" variant="subtle" aria-label={ofThis(cardText.file)}>
              {cardText.file}
            </Button>
          )}
        </FileButton>
      </div>
      {state.fresh === null || state.isClientShown ? null : (
        <div className={classes.answer}>
          {orderNumber === null ? null : (
            <TextInput
              size="sm"
              label={cardText.target}
              description={cardText.targetHelp}
              inputMode="numeric"
              value={state.target}
              onChange={({ currentTarget: { value } }) => cards.say(card, { type: 'aim', target: value })}
            />
          )}
          <BusyButton
            size="compact-sm"
            // What cannot be shown is no picture.
            isIdle={target === null || brokenSrc === src}
            isBusy={state.step === 'uploading'}
            aria-label={ofThis(cardText.upload)}
            onClick={() => cards.upload(card)}
          >
            {cardText.upload}
          </BusyButton>
          <Button
            size="compact-sm"
            variant="subtle"
            disabled={state.step === 'uploading'}
            aria-label={ofThis(cardText.discard)}
            onClick={() => cards.say(card, { type: 'discard' })}
          >
            {cardText.discard}
          </Button>
        </div>
      )}
    </li>
  )
}

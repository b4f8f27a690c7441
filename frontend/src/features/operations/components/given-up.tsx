/** What a queue has given up: what it is, why, and the two things that can be done with it. What is thrown away is asked about once. */
import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import type { DeadLetter, QueueState } from '#domain/contracts/operations'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { FinalForm } from '../../../ui/final-form.tsx'
import { formatMoment, formatWhole } from '../../../ui/format.ts'
import type { Settling } from '../api/operations.ts'
import classes from '../operations-page.module.css'
import { dutyText, queuesText } from '../text.ts'

interface DiscardProps {
  readonly label: string
  readonly name: string
  readonly isBusy: boolean
  readonly onDiscard: () => void
}

const Discard = ({ label, name, isBusy, onDiscard }: DiscardProps) => {
  const [asked, setAsked] = useState<'not yet' | 'now' | 'answered with no'>('not yet')
  if (asked !== 'now')
    return (
      <BusyButton
        key="ask"
        variant="default"
        size="compact-sm"
        isBusy={false}
        isIdle={isBusy}
        autoFocus={asked === 'answered with no'}
        aria-label={name}
        onClick={() => setAsked('now')}
      >
        {label}
      </BusyButton>
    )
  return (
    <FinalForm onSubmit={onDiscard}>
      <Group gap="xs">
        <BusyButton type="submit" color="red" size="compact-sm" isBusy={isBusy} autoFocus>
          {queuesText.sure}
        </BusyButton>
        <Button variant="default" size="compact-sm" onClick={() => setAsked('answered with no')}>
          {queuesText.keep}
        </Button>
      </Group>
    </FinalForm>
  )
}

interface Props {
  readonly queue: QueueState
  readonly isBusy: boolean
  readonly onSettle: (settling: Settling) => void
}

export const GivenUp = ({ queue: { name, letters, dead }, isBusy, onSettle }: Props) => {
  const heading = queuesText.given(queuesText.names[name])
  const settle = (doing: Settling['doing'], letter?: DeadLetter) =>
    onSettle({ queue: name, doing, ...(letter && { id: letter.id }) })
  return (
    <div className={classes.given}>
      <h3>{heading}</h3>
      <p className={classes.advice}>{queuesText.advice[name]}</p>
      {letters.length < dead && <p>{queuesText.shown(formatWhole(letters.length), formatWhole(dead))}</p>}
      <ul className={classes.list} aria-label={heading}>
        {letters.map((letter) => {
          const since = formatMoment(letter.since)
          return (
            <li key={letter.id}>
              <div className={classes.what}>
                <strong>{letter.what}</strong>
                <span>{letter.reason ?? queuesText.noReason}</span>
                <span className={classes.soft}>{dutyText.since(since)}</span>
              </div>
              <Group gap="xs">
                {letter.link !== null && (
                  <Button component={Link} to={letter.link} variant="default" size="compact-sm">
                    {queuesText.open}
                  </Button>
                )}
                <BusyButton
                  size="compact-sm"
                  isBusy={false}
                  isIdle={isBusy}
                  aria-label={queuesText.retryOf(letter.what, since)}
                  onClick={() => settle('retry', letter)}
                >
                  {queuesText.retry}
                </BusyButton>
                <Discard
                  label={queuesText.discard}
                  name={queuesText.discardOf(letter.what, since)}
                  isBusy={isBusy}
                  onDiscard={() => settle('discard', letter)}
                />
              </Group>
            </li>
          )
        })}
      </ul>
      {letters.length > 1 && (
        <Group gap="xs" mt="xs">
          <BusyButton size="compact-sm" isBusy={false} isIdle={isBusy} onClick={() => settle('retry')}>
            {queuesText.retryAll}
          </BusyButton>
          <Discard
            label={queuesText.discardAll}
            name={queuesText.discardAll}
            isBusy={isBusy}
            onDiscard={() => settle('discard')}
          />
        </Group>
      )}
    </div>
  )
}

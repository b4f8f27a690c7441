/**
 * The three steps of connecting a row: rows of the quote, the sides of the one that is picked, and places along the
 * side. What is not possible stays visible with its reason; the last pick connects.
 */
import { type ReactNode, useId, useState } from 'react'
import type { ConnectionCandidate } from '#domain/contracts/connection'
import type { OfferRow } from '#domain/contracts/offer'
import type { Connection } from '#domain/quote/connections/connection'
import { NOTHING_PICKED, type PickAnswer, pickAnswered, pickStepsOf } from '../../state/connect-pick.ts'
import classes from './connections.module.css'
import { JointPicture } from './joint-picture.tsx'
import { connectionText } from './text.ts'

interface ConnectStepsProps {
  readonly candidates: readonly ConnectionCandidate[]
  readonly rows: readonly OfferRow[]
  readonly isBusy: boolean
  readonly onConnect: (connection: Connection) => void
}

export const ConnectSteps = ({ candidates, rows, isBusy, onConnect }: ConnectStepsProps) => {
  const [pick, setPick] = useState(NOTHING_PICKED)
  const { positions, locations } = pickStepsOf(candidates, pick)
  const answer = (given: PickAnswer) => {
    const next = pickAnswered(pick, given)
    setPick(next.pick)
    if (next.connection) onConnect(next.connection)
  }
  return (
    <div className={classes.steps} aria-busy={isBusy}>
      <Step title={connectionText.pickRow} list>
        {candidates.map(({ rowNumber, description, reference, bb, available, reason }) => (
          <Choice
            key={rowNumber}
            isPicked={pick.toRow === rowNumber}
            reason={available ? null : bb === null ? (reason ?? '') : connectionText.alreadyTogether}
            isBusy={isBusy}
            onPick={() => answer({ step: 'row', toRow: rowNumber })}
          >
            <RowFacts
              row={rows.find((row) => row.rowNumber === rowNumber)}
              title={[connectionText.row(rowNumber), reference].filter(Boolean).join(' · ')}
              description={description}
            />
          </Choice>
        ))}
      </Step>
      {positions === null ? null : (
        <Step isNext title={connectionText.pickPosition} note={connectionText.seenFromOutside}>
          {positions.map(({ position, available, reason }) => (
            <Choice
              key={position}
              name={connectionText.positions[position]}
              isPicked={pick.position === position}
              reason={available ? null : (reason ?? '')}
              isBusy={isBusy}
              onPick={() => answer({ step: 'position', position })}
            >
              <JointPicture position={position} location="CENTER" />
              {connectionText.positions[position]}
            </Choice>
          ))}
        </Step>
      )}
      {locations === null || pick.position === null ? null : (
        <Step isNext title={connectionText.pickLocation} note={connectionText.connectsAtOnce}>
          {locations.map(({ location, available, reason }) => (
            <Choice
              key={location}
              name={connectionText.locationOn(pick.position ?? 'LEFT', location)}
              isPicked={false}
              reason={available ? null : (reason ?? '')}
              isBusy={isBusy}
              onPick={() => answer({ step: 'location', location })}
            >
              <JointPicture position={pick.position ?? 'LEFT'} location={location} />
              {connectionText.locationOn(pick.position ?? 'LEFT', location)}
            </Choice>
          ))}
        </Step>
      )}
    </div>
  )
}

interface StepProps {
  readonly title: string
  readonly note?: string
  /** One choice under the other. */
  readonly list?: boolean
  /** It comes when the one before it is answered. */
  readonly isNext?: boolean
  readonly children: ReactNode
}

/** What is asked next stands below what was picked, and on a small window below its edge. */
const showOnce = (step: HTMLElement | null) => step?.scrollIntoView({ block: 'nearest' })

const Step = ({ title, note, list = false, isNext = false, children }: StepProps) => (
  <fieldset ref={isNext ? showOnce : undefined} className={classes.step}>
    <legend className={classes.legend}>{title}</legend>
    <div className={list ? classes.list : classes.tiles}>{children}</div>
    {note ? <p className={classes.note}>{note}</p> : null}
  </fieldset>
)

interface ChoiceProps {
  /** Said before the reason where that does not stand at the choice itself. */
  readonly name?: string
  readonly isPicked: boolean
  /** Why it cannot be picked; null when it can. */
  readonly reason: string | null
  readonly isBusy: boolean
  readonly onPick: () => void
  readonly children: ReactNode
}

/** What cannot be picked can still be reached, so that its reason is heard. */
const Choice = ({ name, isPicked, reason, isBusy, onPick, children }: ChoiceProps) => {
  const reasonId = useId()
  return (
    <div className={classes.choice}>
      <button
        type="button"
        className={classes.button}
        aria-pressed={isPicked}
        aria-disabled={reason !== null || isBusy}
        aria-describedby={reason === null ? undefined : reasonId}
        onClick={() => {
          if (reason === null && !isBusy) onPick()
        }}
      >
        {children}
      </button>
      {reason === null ? null : (
        <p className={classes.reason}>
          {name === undefined ? null : <b>{name}: </b>}
          <span id={reasonId}>{reason}</span>
        </p>
      )}
    </div>
  )
}

interface RowFactsProps {
  /** Absent until the quote is read. */
  readonly row: OfferRow | undefined
  readonly title: string
  readonly description: string
}

const RowFacts = ({ row, title, description }: RowFactsProps) => (
  <>
    {row ? <img className={classes.thumbnail} src={row.imageUrl} alt="" width={36} height={36} /> : null}
    <span className={classes.rowText}>
      <span>{title}</span>
      <span className={classes.soft}>{description}</span>
    </span>
  </>
)

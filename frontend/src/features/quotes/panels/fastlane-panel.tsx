/** Fastlane: whether the quote gets the express slot, until when, and the wish for it. */
import { Switch } from '@mantine/core'
import type { Offer } from '#domain/contracts/offer'
import { lockOf } from '../../../quote/quote-lock.ts'
import type { QuoteEditor } from '../../../quote/use-quote-editor.ts'
import classes from './panel.module.css'
import { Panel } from './panel.tsx'
import { fastlaneText } from './text.ts'

export const FastlanePanel = ({ offer, quoteEditor }: { offer: Offer; quoteEditor: QuoteEditor }) => {
  const { fastlane } = offer
  const lockedReason = lockOf(offer)
  // A wish that cannot be had any more can still be taken back.
  const isOffered = fastlane.qualified || fastlane.selected
  return (
    <Panel title={fastlane.title}>
      <p className={classes.lines}>{fastlane.qualifiedText}</p>
      {fastlane.qualifiedText2 !== '' && <p className={classes.soft}>{fastlane.qualifiedText2}</p>}
      {isOffered && (
        <Switch
          mt="xs"
          label={fastlaneText.choose}
          checked={fastlane.selected}
          disabled={lockedReason !== null}
          {...(lockedReason === null ? {} : { title: lockedReason })}
          onChange={({ currentTarget }) =>
            quoteEditor.change({ kind: 'fastlane', selected: currentTarget.checked })
          }
        />
      )}
    </Panel>
  )
}

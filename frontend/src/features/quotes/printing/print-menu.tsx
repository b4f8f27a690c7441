/**
 * «Skriv ut»: one line per way of showing prices that this viewer may use. The document opens in a tab of
 * its own, and never before what was just typed is stored; what cannot be stored is told above the lines.
 */
import { Button, Menu } from '@mantine/core'
import { IconChevronDown, IconPrinter } from '@tabler/icons-react'
import { type MouseEvent, useId, useState } from 'react'
import type { Viewer } from '#domain/access/access'
import { type PriceMode, printModes } from '#domain/access/price-modes'
import type { Offer } from '#domain/contracts/offer'
import { paperText, priceModeText } from '../text.ts'
import { TOLD_PX, UnsavedMenuPart } from '../unsaved/unsaved-menu-part.tsx'
import { useUnsavedOf } from '../unsaved/use-unsaved-of.ts'
import classes from './print-menu.module.css'
import { printText } from './text.ts'

const addressOf = (orderNumber: number, mode: PriceMode, measurements: boolean) =>
  `/tilbud/${orderNumber}/pdf?prices=${mode}&type=inline${measurements ? '' : '&measurements=false'}`

interface Props {
  readonly offer: Offer
  readonly viewer: Viewer
  /** Null when everything is stored; otherwise stores it, and answers when that is done. */
  readonly storeFirst: (() => Promise<void>) | null
  /** Printing is what one most likely wants now. */
  readonly isMain: boolean
}

export const PrintMenu = ({ offer, viewer, storeFirst, isMain }: Props) => {
  const modes = printModes(viewer, {
    hasAgent: offer.agentId !== null,
    projectCalculation: offer.projectCalculation,
  })
  const unsaved = useUnsavedOf(offer)
  const isUnsaved = unsaved.length > 0
  const toldId = useId()
  const [measurements, setMeasurements] = useState(true)
  const open = (address: string) => (event: MouseEvent) => {
    if (storeFirst === null) return
    event.preventDefault()
    // Only a tab that is opened at the press itself is let through, on iOS above all.
    const tab = window.open('', '_blank')
    void storeFirst().then(() => {
      if (tab === null) return window.location.assign(address)
      tab.opener = null
      tab.location.replace(address)
    })
  }
  return (
    <Menu width={isUnsaved ? TOLD_PX : 'target'} position="bottom-start">
      <Menu.Target>
        <Button
          fullWidth
          variant={isMain ? 'filled' : 'default'}
          leftSection={<IconPrinter size={16} stroke={1.6} aria-hidden />}
          rightSection={<IconChevronDown size={14} aria-hidden />}
          disabled={modes.length === 0}
        >
          {printText.print}
        </Button>
      </Menu.Target>
      <Menu.Dropdown {...(isUnsaved && { 'aria-describedby': toldId })}>
        {isUnsaved && <UnsavedMenuPart id={toldId} orderNumber={offer.orderNumber} rows={unsaved} />}
        {modes.map((mode) => {
          const address = addressOf(offer.orderNumber, mode, measurements)
          return (
            <Menu.Item
              key={mode}
              component="a"
              href={address}
              target="_blank"
              rel="noopener"
              onClick={open(address)}
            >
              {priceModeText[mode]}
            </Menu.Item>
          )
        })}
        <Menu.Divider />
        <Menu.CheckboxItem
          checked={!measurements}
          classNames={{ itemIndicator: classes.box ?? '' }}
          closeMenuOnClick={false}
          onChange={(without) => setMeasurements(!without)}
        >
          {paperText.withoutMeasurements}
        </Menu.CheckboxItem>
      </Menu.Dropdown>
    </Menu>
  )
}

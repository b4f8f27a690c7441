/**
 * «Last ned»: the quote as files, all that it says in one archive, or the shapes of its products for an architect. What was typed and
 * is in none of them, because it cannot be stored, is told above the lines.
 */
import { Button, Menu } from '@mantine/core'
import { IconChevronDown, IconDownload } from '@tabler/icons-react'
import { useId } from 'react'
import type { Offer } from '#domain/contracts/offer'
import { useDownload3d } from '../../../quote/download-3d.ts'
import { useDownloadQuoteFile } from '../../../quote/download-quote-file.ts'
import { TOLD_PX, UnsavedMenuPart } from '../unsaved/unsaved-menu-part.tsx'
import { useUnsavedOf } from '../unsaved/use-unsaved-of.ts'
import { useDownload } from './download-quote.ts'
import { hasOrderFile } from './has-order-file.ts'
import { actionText } from './text.ts'

const WIDTH_PX = 240

interface Props {
  readonly offer: Offer
  /** Answers when nothing of the quote waits to be stored. */
  readonly storeFirst: () => Promise<void>
}

export const DownloadMenu = ({ offer, storeFirst }: Props) => {
  const { orderNumber } = offer
  const { download, isDownloading, percent } = useDownload(orderNumber)
  const downloadFile = useDownloadQuoteFile(orderNumber, storeFirst)
  const download3d = useDownload3d(orderNumber, storeFirst)
  const unsaved = useUnsavedOf(offer)
  const isUnsaved = unsaved.length > 0
  const toldId = useId()
  /** Only a tab that is opened at the press itself is let through. */
  const openElevations = () => {
    const tab = window.open('', '_blank')
    void storeFirst().then(() => {
      const address = `/tilbud/${orderNumber}/oppriss?type=inline`
      if (tab === null) return window.location.assign(address)
      tab.opener = null
      tab.location.replace(address)
    })
  }
  return (
    <Menu position="bottom-start" width={isUnsaved ? TOLD_PX : WIDTH_PX} disabled={isDownloading}>
      <Menu.Target>
        <Button
          variant="default"
          px="xs"
          leftSection={<IconDownload size={16} stroke={1.6} aria-hidden />}
          rightSection={<IconChevronDown size={14} aria-hidden />}
          data-disabled={isDownloading || undefined}
          aria-disabled={isDownloading}
        >
          <span aria-live="polite">
            {isDownloading ? actionText.preparing(percent) : actionText.download}
          </span>
        </Button>
      </Menu.Target>
      <Menu.Dropdown {...(isUnsaved && { 'aria-describedby': toldId })}>
        {isUnsaved && <UnsavedMenuPart id={toldId} orderNumber={orderNumber} rows={unsaved} />}
        <Menu.Item onClick={() => download(storeFirst)}>{actionText.downloadAll}</Menu.Item>
        <Menu.Item onClick={openElevations}>{actionText.elevationsPdf}</Menu.Item>
        <Menu.Item onClick={() => downloadFile('dxf')}>{actionText.elevationsDxf}</Menu.Item>
        <Menu.Item onClick={() => downloadFile('dxf?drawing=openings')}>{actionText.openingsDxf}</Menu.Item>
        <Menu.Item onClick={() => downloadFile('ifc')}>{actionText.downloadModel}</Menu.Item>
        <Menu.Item onClick={() => download3d({ format: 'glb' })}>{actionText.downloadGlb}</Menu.Item>
        {hasOrderFile(offer) && (
          <Menu.Item onClick={() => downloadFile('ehf')}>{actionText.downloadOrder}</Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}

/** «Last ned»: the quote as files, all that it says in one archive, or the shapes of its products for an architect. */
import { Button, Menu } from '@mantine/core'
import { IconChevronDown, IconDownload } from '@tabler/icons-react'
import { useDownload3d } from '../../../quote/download-3d.ts'
import { useDownloadQuoteFile } from '../../../quote/download-quote-file.ts'
import { useDownload } from './download-quote.ts'
import { actionText } from './text.ts'

interface Props {
  readonly orderNumber: number
  /** Whether the order can be had as EHF. */
  readonly hasOrder: boolean
  /** Answers when nothing of the quote waits to be stored. */
  readonly storeFirst: () => Promise<void>
}

export const DownloadMenu = ({ orderNumber, hasOrder, storeFirst }: Props) => {
  const { download, isDownloading, percent } = useDownload(orderNumber)
  const downloadFile = useDownloadQuoteFile(orderNumber, storeFirst)
  const download3d = useDownload3d(orderNumber, storeFirst)
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
    <Menu position="bottom-start" width={240} disabled={isDownloading}>
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
      <Menu.Dropdown>
        <Menu.Item onClick={() => download(storeFirst)}>{actionText.downloadAll}</Menu.Item>
        <Menu.Item onClick={openElevations}>{actionText.elevationsPdf}</Menu.Item>
        <Menu.Item onClick={() => downloadFile('dxf')}>{actionText.elevationsDxf}</Menu.Item>
        <Menu.Item onClick={() => downloadFile('dxf?drawing=openings')}>{actionText.openingsDxf}</Menu.Item>
        <Menu.Item onClick={() => downloadFile('ifc')}>{actionText.downloadModel}</Menu.Item>
        <Menu.Item onClick={() => download3d({ format: 'glb' })}>{actionText.downloadGlb}</Menu.Item>
        {hasOrder && <Menu.Item onClick={() => downloadFile('ehf')}>{actionText.downloadOrder}</Menu.Item>}
      </Menu.Dropdown>
    </Menu>
  )
}

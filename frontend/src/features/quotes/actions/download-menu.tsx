/** «Last ned»: the quote as files, all that it says in one archive, or the shapes of its products for an architect. */
import { Button, Menu } from '@mantine/core'
import { IconChevronDown, IconDownload } from '@tabler/icons-react'
import { useDownloadIfc } from '../../../quote/download-ifc.ts'
import { useDownload } from './download-quote.ts'
import { actionText } from './text.ts'

interface Props {
  readonly orderNumber: number
  /** Answers when nothing of the quote waits to be stored. */
  readonly storeFirst: () => Promise<void>
}

export const DownloadMenu = ({ orderNumber, storeFirst }: Props) => {
  const { download, isDownloading, percent } = useDownload(orderNumber)
  const downloadIfc = useDownloadIfc(orderNumber)
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
        <Menu.Item onClick={() => downloadIfc(storeFirst)}>{actionText.downloadModel}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

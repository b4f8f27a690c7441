/** Copies options from this row and takes options over from another; Ctrl or ⌘ with C, V and D do the same. Keeps the row as a file. */
import { ActionIcon, Menu } from '@mantine/core'
import { type HotkeyItem, useHotkeys } from '@mantine/hooks'
import { IconClipboardCopy, IconClipboardText, IconCopyCheck, IconCube, IconDots } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OfferRow } from '#domain/contracts/offer'
import { useDownloadQuoteFile } from '../../../../quote/download-quote-file.ts'
import { allStored } from '../../../../quote/edit-quote.ts'
import { lazyPart } from '../../../../ui/lazy-part.tsx'
import { isTextField } from '../../../../ui/text-field.ts'
import { toastError, toastInfo } from '../../../../ui/toasts.ts'
import { copiedText, copyOptions } from '../../state/copied-options.ts'
import { useEditor } from '../../state/use-editor.ts'
import classes from './bar.module.css'
import { rowMenuText } from './row-menu-text.ts'

const TransferOptionsDialog = lazyPart(
  async () => (await import('../transfer-options/transfer-options-dialog.tsx')).TransferOptionsDialog,
)

interface RowMenuProps {
  readonly orderNumber: number
  readonly rowNumber: number
  readonly rows: readonly OfferRow[]
}

/** Text that is selected is what a person copies, and a dialog has its own business. */
const isFree = (): boolean =>
  (window.getSelection()?.isCollapsed ?? true) && document.querySelector('[role="dialog"]') === null

export const RowMenu = ({ orderNumber, rowNumber, rows }: RowMenuProps) => {
  const { configuration, choices, locked, flush } = useEditor()
  const queryClient = useQueryClient()
  const [transferFrom, setTransferFrom] = useState<'row' | 'copied' | null>(null)
  const [hasCopied, setHasCopied] = useState(false)

  const copy = () => {
    const { model, facts } = configuration
    const isCopied = copyOptions({
      orderNumber,
      rowNumber,
      modelId: model.id,
      description: facts.description,
      choices,
      stated: [...configuration.product.stated],
    })
    if (isCopied) toastInfo(rowMenuText.copied(rowNumber))
    else toastError(rowMenuText.notCopied)
  }
  const paste = () => {
    if (copiedText() === null) toastInfo(rowMenuText.nothingCopied)
    else if (!locked) setTransferFrom('copied')
  }
  const storeFirst = () => {
    flush()
    return allStored(queryClient, orderNumber)
  }
  const downloadFile = useDownloadQuoteFile(orderNumber, storeFirst)
  const canTransferFromRow = !locked && rows.length > 1
  const whenFree = (act: () => void) => (event: KeyboardEvent) => {
    if (!isFree() || isTextField(event.target)) return
    event.preventDefault()
    act()
  }
  const fromRow = (event: KeyboardEvent) => {
    event.preventDefault()
    if (canTransferFromRow && document.querySelector('[role="dialog"]') === null) setTransferFrom('row')
  }
  const keys: HotkeyItem[] = [
    ['mod+C', whenFree(copy), { preventDefault: false }],
    ['mod+V', whenFree(paste), { preventDefault: false }],
    // As in a spreadsheet, also in a field: like the one above.
    ['mod+D', fromRow, { preventDefault: false }],
  ]
  useHotkeys(keys, [])

  return (
    <>
      <Menu position="bottom-end" width={280} onOpen={() => setHasCopied(copiedText() !== null)}>
        <Menu.Target>
          <ActionIcon variant="default" size={32} aria-label={rowMenuText.menu} data-hint={rowMenuText.menu}>
            <IconDots size={17} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconClipboardCopy size={16} aria-hidden />}
            rightSection={<Keys letter="C" />}
            onClick={copy}
          >
            {rowMenuText.copy}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconClipboardText size={16} aria-hidden />}
            rightSection={<Keys letter="V" />}
            disabled={locked || !hasCopied}
            title={hasCopied ? undefined : rowMenuText.nothingCopied}
            onClick={paste}
          >
            {rowMenuText.pasteHere}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconCopyCheck size={16} aria-hidden />}
            rightSection={<Keys letter="D" />}
            disabled={!canTransferFromRow}
            title={rows.length < 2 ? rowMenuText.noOtherRow : undefined}
            onClick={() => setTransferFrom('row')}
          >
            {rowMenuText.sameAsRow}
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item
            leftSection={<IconCube size={16} aria-hidden />}
            onClick={() => downloadFile(`ifc?row=${rowNumber}`)}
          >
            {rowMenuText.downloadModel}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {transferFrom === null ? null : (
        <TransferOptionsDialog
          orderNumber={orderNumber}
          rowNumber={rowNumber}
          rows={rows}
          from={transferFrom}
          onClose={() => setTransferFrom(null)}
        />
      )}
    </>
  )
}

const Keys = ({ letter }: { readonly letter: string }) => <kbd className={classes.keys}>Ctrl+{letter}</kbd>

/** A row as a drawing for somebody else, to draw on with or to paste, and as a model. */
import { Menu } from '@mantine/core'
import { IconRulerMeasure } from '@tabler/icons-react'
import { useState } from 'react'
import { useDownload3d } from '../../../quote/download-3d.ts'
import { useDownloadQuoteFile } from '../../../quote/download-quote-file.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { MenuHere } from '../../../ui/opened-here.tsx'
import { rowText } from './text.ts'

interface Props {
  readonly orderNumber: number
  readonly rowNumber: number
}

export const DrawingMenu = ({ orderNumber, rowNumber }: Props) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <MenuHere
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      position="bottom-end"
      width={260}
      button={
        <IconButton
          aria-label={rowText.draw(rowNumber)}
          aria-haspopup="menu"
          aria-expanded={isOpen}
          data-hint={rowText.draw(rowNumber)}
          onClick={() => setOpen(true)}
        >
          <IconRulerMeasure size={18} stroke={1.6} />
        </IconButton>
      }
    >
      {() => <Formats orderNumber={orderNumber} rowNumber={rowNumber} />}
    </MenuHere>
  )
}

const Formats = ({ orderNumber, rowNumber }: Props) => {
  const download = useDownloadQuoteFile(orderNumber)
  const download3d = useDownload3d(orderNumber)
  return (
    <>
      <Menu.Item onClick={() => download(`dxf?row=${rowNumber}`)}>{rowText.drawDxf}</Menu.Item>
      <Menu.Item onClick={() => download(`svg?row=${rowNumber}`)}>{rowText.drawSvg}</Menu.Item>
      <Menu.Item onClick={() => download(`ifc?row=${rowNumber}`)}>{rowText.modelIfc}</Menu.Item>
      <Menu.Item onClick={() => download3d({ rowNumber, format: 'glb' })}>{rowText.modelGlb}</Menu.Item>
      <Menu.Item onClick={() => download3d({ rowNumber, format: 'usdz' })}>{rowText.modelUsdz}</Menu.Item>
    </>
  )
}

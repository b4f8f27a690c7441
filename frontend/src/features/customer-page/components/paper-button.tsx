/** The quote as a PDF: asked for, followed while it is made, and fetched when it is there. */
import { Button } from '@mantine/core'
import { IconFileTypePdf } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { messageOf } from '../../../api/api-error.ts'
import { type LinkAddress, paperPath, paperQuery } from '../api/customer-page.ts'
import shared from '../customer-page.module.css'
import { pageText } from '../text.ts'

export const PaperButton = ({ link }: { readonly link: LinkAddress }) => {
  const [isWanted, setWanted] = useState(false)
  const { data, error } = useQuery({ ...paperQuery(link), enabled: isWanted })
  const isDone = isWanted && data?.state === 'done'
  useEffect(() => {
    if (!isDone) return
    setWanted(false)
    window.location.assign(paperPath(link))
  }, [isDone, link])
  const isBusy = isWanted && error === null
  return (
    <div>
      <Button
        variant="default"
        fullWidth
        leftSection={<IconFileTypePdf size={17} stroke={1.6} aria-hidden />}
        aria-disabled={isBusy}
        data-disabled={isBusy || undefined}
        onClick={() => setWanted(true)}
      >
        <span aria-live="polite">
          {isBusy ? pageText.preparing(Math.round(data?.percent ?? 0)) : pageText.paper}
        </span>
      </Button>
      {error !== null && (
        <p className={shared.soft} role="alert">
          {messageOf(error)}
        </p>
      )}
    </div>
  )
}

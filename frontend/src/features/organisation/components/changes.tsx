/** Who did what to the organisation; folded, and fetched when it is opened. */
import { Button } from '@mantine/core'
import { useState } from 'react'
import { ChangeLog } from '../../../people/change-log.tsx'
import type { OrganisationType } from '../api/organisation-address.ts'
import classes from '../organisation-page.module.css'
import { logFoldText } from '../text.ts'

interface Props {
  readonly type: OrganisationType | 'chains'
  readonly id: number
  readonly version: number
}

export const Changes = ({ type, id, version }: Props) => {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className={classes.part}>
      <Button variant="default" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? logFoldText.hide : logFoldText.show}
      </Button>
      {isOpen && (
        <div className={classes.log}>
          <ChangeLog of={`/api/v1/${type}/${id}`} version={version} />
        </div>
      )}
    </div>
  )
}

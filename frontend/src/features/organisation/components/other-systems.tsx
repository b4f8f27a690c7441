/** By which other systems come to the organisation, and are told what happens there; folded, because few have any, and fetched when it is opened. */
import { Button } from '@mantine/core'
import { useState } from 'react'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import type { OrganisationType } from '../api/organisation-address.ts'
import classes from '../organisation-page.module.css'
import { otherSystemsText } from '../text.ts'

const ApiKeys = lazyPart(async () => (await import('../keys/api-keys.tsx')).ApiKeys)
const Webhooks = lazyPart(async () => (await import('../webhooks/webhooks.tsx')).Webhooks)

interface Props {
  readonly type: OrganisationType
  readonly id: number
}

export const OtherSystems = ({ type, id }: Props) => {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className={classes.part}>
      <Button variant="default" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? otherSystemsText.hide : otherSystemsText.show}
      </Button>
      {isOpen && (
        <>
          <ApiKeys type={type} id={id} />
          <Webhooks type={type} id={id} />
        </>
      )}
    </div>
  )
}

/** What can be done with the quote as a whole. What this release cannot do yet is there, and says so. */
import { Button, Tooltip } from '@mantine/core'
import {
  IconCopy,
  IconDownload,
  IconKeyboard,
  IconRefresh,
  IconSend,
  IconShoppingCart,
  IconX,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Offer } from '#domain/contracts/offer'
import { actionText, quoteText } from '../text.ts'
import classes from './panel.module.css'

const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const

export const ActionBar = ({ offer, print }: { offer: Offer; print: ReactNode }) => (
  <section className={classes.panel} aria-label="Handlinger">
    {offer.projectCalculation && (
      <p className={`${classes.soft} ${classes.note}`}>{quoteText.projectCalculation}</p>
    )}
    {offer.expired && <p className={`${classes.expired} ${classes.note}`}>{quoteText.expired}</p>}
    <div className={classes.buttons}>
      <div className={classes.wide}>{print}</div>
      <Button
        className={classes.whole ?? ''}
        component={Link}
        to={`/tilbud/${offer.orderNumber}/hurtig`}
        variant="default"
        leftSection={<IconKeyboard {...icon} />}
      >
        {actionText.schedule}
      </Button>
      {offer.expired && <Coming label={actionText.extend} icon={<IconRefresh {...icon} />} />}
      <Coming label={actionText.send} icon={<IconSend {...icon} />} />
      <Coming label={actionText.order} icon={<IconShoppingCart {...icon} />} />
      <Coming label={actionText.download} icon={<IconDownload {...icon} />} />
      <Coming label={actionText.copy} icon={<IconCopy {...icon} />} />
      {offer.status.canBeCancelled && <Coming label={actionText.cancel} icon={<IconX {...icon} />} />}
    </div>
  </section>
)

const Coming = ({ label, icon: mark }: { label: string; icon: ReactNode }) => (
  <Tooltip label={quoteText.coming}>
    <Button
      className={classes.coming ?? ''}
      variant="default"
      leftSection={mark}
      data-disabled
      aria-disabled
      fullWidth
      px="xs"
    >
      {label}
      <span className="visually-hidden"> ({quoteText.coming.toLowerCase()})</span>
    </Button>
  </Tooltip>
)

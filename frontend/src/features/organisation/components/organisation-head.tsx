/** Logo, name and number, what it belongs to, and the contact, with what is missing said. */

import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { directoryScope } from '#domain/access/admin-rights'
import { formatOrganisationNumber } from '#domain/messages/organisation-number'
import { formatPhone } from '#domain/messages/phone'
import { useViewer } from '../../../session/current-context.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { EmailText } from '../../../ui/email-text.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import classes from '../organisation-page.module.css'
import { logoText, organisationPageText } from '../text.ts'
import type { EditedOrganisation } from './edit-dialog.tsx'

const LogoDialog = lazyPart(async () => (await import('./logo-dialog.tsx')).LogoDialog)

const EditOrganisationDialog = lazyPart(
  async () => (await import('./edit-dialog.tsx')).EditOrganisationDialog,
)

interface FactProps {
  readonly label: string
  readonly missing: string
  readonly children: ReactNode
}

const Fact = ({ label, missing, children }: FactProps) => (
  <div>
    <dt>{label}</dt>
    <dd className={children ? undefined : classes.missing}>{children || missing}</dd>
  </div>
)

interface Props {
  readonly edited: EditedOrganisation
  readonly kind: string
  /** What it belongs to. */
  readonly above: ReactNode
  /** Beside the button that edits. */
  readonly actions?: ReactNode
}

export const OrganisationHead = ({ edited, kind, above, actions }: Props) => {
  const { type, organisation } = edited
  const { id, name, contact, phoneNumber, email, address, logoUrl, may } = organisation
  const hasList = directoryScope(useViewer(), type) !== null
  const [open, setOpen] = useState<'edit' | 'logo' | null>(null)
  const mayEdit = may.includes('organisation.edit')
  const close = () => setOpen(null)
  const place = [address.postalCode, address.postalAddress].filter(Boolean).join(' ')
  return (
    <header>
      {hasList && <BackLink to={`/admin/${type}`}>{organisationPageText.toList[type]}</BackLink>}
      <div className={classes.head}>
        <div>
          <img
            className={classes.logo}
            src={logoUrl ?? `/assets/${type}/${id}/logo`}
            alt={logoText.of(name)}
          />
          {mayEdit && (
            <Button
              className={classes.changeLogo ?? ''}
              variant="subtle"
              size="xs"
              onClick={() => setOpen('logo')}
            >
              {logoText.change}
            </Button>
          )}
        </div>
        <div className={classes.names}>
          <p className={classes.kind}>{kind}</p>
          <h1 className={classes.title}>
            {name} <span className={classes.number}>{organisationPageText.id(id)}</span>
          </h1>
          {above}
        </div>
        <div className={classes.actions}>
          {actions}
          {mayEdit && <Button onClick={() => setOpen('edit')}>{organisationPageText.edit}</Button>}
        </div>
      </div>
      <dl className={classes.facts} aria-label={organisationPageText.contactHeading}>
        {edited.type === 'stores' && (
          <Fact
            label={organisationPageText.organisationNumber}
            missing={organisationPageText.noOrganisationNumber}
          >
            {formatOrganisationNumber(edited.organisation.organisationNumber)}
          </Fact>
        )}
        <Fact label={organisationPageText.contact} missing={organisationPageText.noContact}>
          {contact}
        </Fact>
        <Fact label={organisationPageText.phone} missing={organisationPageText.noPhone}>
          {phoneNumber && <a href={`tel:+47${phoneNumber}`}>{formatPhone(phoneNumber)}</a>}
        </Fact>
        <Fact label={organisationPageText.email} missing={organisationPageText.noEmail}>
          {email && (
            <a href={`mailto:${encodeURIComponent(email)}`}>
              <EmailText email={email} />
            </a>
          )}
        </Fact>
        <div>
          <dt>{organisationPageText.address}</dt>
          <dd className={address.address1 ? undefined : classes.missing}>
            {address.address1 || organisationPageText.noAddress}
          </dd>
          <dd className={place ? undefined : classes.missing}>
            {place || organisationPageText.noPostalCode}
          </dd>
        </div>
      </dl>
      {open === 'edit' && <EditOrganisationDialog edited={edited} onClose={close} />}
      {open === 'logo' && <LogoDialog type={type} id={id} onClose={close} />}
    </header>
  )
}

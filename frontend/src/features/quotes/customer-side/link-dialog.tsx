/** Makes a link: what the customer sees of prices and for how long, then the address, which is told this once. */
import {
  Alert,
  Anchor,
  Button,
  CopyButton,
  Group,
  Modal,
  Select,
  Stack,
  Text,
  TextInput,
} from '@mantine/core'
import { IconCheck, IconCopy, IconExternalLink } from '@tabler/icons-react'
import { useState } from 'react'
import type { LinkPrices } from '#domain/access/customer-link'
import type { Offer } from '#domain/contracts/offer'
import { messageOf } from '../../../api/api-error.ts'
import { UnsavedNotice } from '../unsaved/unsaved-notice.tsx'
import { useUnsavedOf } from '../unsaved/use-unsaved-of.ts'
import { useMakeLink } from './customer-side-calls.ts'
import { priceText, sideText } from './text.ts'

const DAYS = ['7', '14', '30', '60', '90']

interface Props {
  readonly offer: Offer
  /** What this seller may have the link show, the most first. */
  readonly allowed: readonly LinkPrices[]
  readonly onClose: () => void
}

export const LinkDialog = ({ offer, allowed, onClose }: Props) => {
  const make = useMakeLink(offer.orderNumber)
  return (
    <Modal opened onClose={onClose} title={sideText.title}>
      {make.data === undefined ? (
        <Choice
          offer={offer}
          allowed={allowed}
          isMaking={make.isPending}
          failure={make.isError ? messageOf(make.error) : null}
          onMake={(prices, days) => make.mutate({ prices, days })}
          onClose={onClose}
        />
      ) : (
        <Made address={new URL(make.data.path, window.location.origin).href} onClose={onClose} />
      )}
    </Modal>
  )
}

interface ChoiceProps extends Pick<Props, 'offer' | 'allowed' | 'onClose'> {
  readonly isMaking: boolean
  readonly failure: string | null
  readonly onMake: (prices: LinkPrices, days: number) => void
}

const Choice = ({ offer, allowed, isMaking, failure, onMake, onClose }: ChoiceProps) => {
  const unsaved = useUnsavedOf(offer)
  const [prices, setPrices] = useState<LinkPrices>(allowed[0] ?? 'none')
  const [days, setDays] = useState('30')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onMake(prices, Number(days))
      }}
    >
      <Stack gap="sm">
        <UnsavedNotice orderNumber={offer.orderNumber} rows={unsaved} />
        {failure !== null && (
          <Alert color="red" variant="light" role="alert">
            {failure}
          </Alert>
        )}
        <Select
          label={sideText.prices}
          data={allowed.map((value) => ({ value, label: priceText[value] }))}
          value={prices}
          allowDeselect={false}
          onChange={(value) => value !== null && setPrices(value)}
        />
        <Select
          label={sideText.days}
          data={DAYS.map((value) => ({ value, label: `${value} ${sideText.daysUnit}` }))}
          value={days}
          allowDeselect={false}
          onChange={(value) => value !== null && setDays(value)}
        />
        <Text size="sm" c="gray.7">
          {sideText.live}
        </Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {sideText.cancel}
          </Button>
          <Button type="submit" loading={isMaking}>
            {sideText.create}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

const Made = ({ address, onClose }: { address: string; onClose: () => void }) => (
  <Stack gap="sm">
    <Text>{sideText.made}</Text>
    <TextInput
      label={sideText.address}
      readOnly
      data-autofocus
      value={address}
      onFocus={({ currentTarget }) => currentTarget.select()}
    />
    <Group justify="space-between">
      <Anchor href={address} target="_blank" rel="noopener noreferrer">
        {sideText.look} <IconExternalLink size={14} aria-hidden />
      </Anchor>
      <Group gap="xs">
        <Button variant="default" onClick={onClose}>
          {sideText.done}
        </Button>
        <CopyButton value={address} timeout={4000}>
          {({ copied, copy }) => (
            <Button
              leftSection={copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
              onClick={copy}
            >
              <span aria-live="polite">{copied ? sideText.copied : sideText.copy}</span>
            </Button>
          )}
        </CopyButton>
      </Group>
    </Group>
  </Stack>
)

/** What a page says to somebody who may not see it. */
import { Alert, Anchor } from '@mantine/core'
import { Link } from 'react-router'
import { accessRefusals } from '#domain/messages/access-refusals'
import { noAccessText } from './text.ts'

interface Props {
  readonly title?: string
  readonly className?: string | undefined
}

export const NoAccess = ({ title, className = '' }: Props) => (
  <Alert className={className} color="red" variant="light" role="alert" title={title}>
    {accessRefusals['access.denied'].sentence}{' '}
    <Anchor component={Link} to="/tilbud">
      {noAccessText.toQuotes}
    </Anchor>
  </Alert>
)

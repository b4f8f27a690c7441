/** What is shown when a page cannot be shown: what happened, whom to ask, and a way on. */
import { Alert, Anchor, Button, Container, Group, Text, Title } from '@mantine/core'
import { useNetwork } from '@mantine/hooks'
import { IconWifiOff } from '@tabler/icons-react'
import { Link, useRouteError } from 'react-router'
import { provider } from '../config/provider-text.ts'
import { describeError } from './describe-error.ts'
import { errorPageText, shellText } from './text.ts'

export const ErrorPage = () => {
  const { status, message } = describeError(useRouteError())
  const { online } = useNetwork()
  return (
    <Container size="xs" py="xl" mt="xl" role="alert">
      <title>{errorPageText.title}</title>
      <Title order={1}>{errorPageText.heading}</Title>
      {status !== '' && (
        <Text mt="md" fw={600}>
          {status}
        </Text>
      )}
      <Text mt="xs">{message}</Text>
      {!online && (
        <Alert mt="md" color="yellow" variant="light" icon={<IconWifiOff size={18} aria-hidden />}>
          {shellText.offline}
        </Alert>
      )}
      <Text mt="md" c="gray.7">
        {errorPageText.contact(provider.support.name, provider.name)}
        <Anchor href={`mailto:${provider.support.email}`} inherit>
          {provider.support.email}
        </Anchor>
      </Text>
      <Group mt="lg">
        <Button onClick={() => window.location.reload()}>{errorPageText.again}</Button>
        <Button variant="default" component={Link} to="/tilbud" reloadDocument>
          {errorPageText.toQuotes}
        </Button>
      </Group>
    </Container>
  )
}

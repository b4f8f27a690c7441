/** What is shown when a page cannot be shown: what happened, whom to ask, and a way on. */
import { Alert, Anchor, Button, Container, Group, Text, Title } from '@mantine/core'
import { useNetwork } from '@mantine/hooks'
import { IconWifiOff } from '@tabler/icons-react'
import { Link, useRouteError } from 'react-router'
import { provider } from '../config/provider.ts'
import { describeError } from './describe-error.ts'

export const ErrorPage = () => {
  const { status, message } = describeError(useRouteError())
  const { online } = useNetwork()
  return (
    <Container size="xs" py="xl" mt="xl" role="alert">
      <title>Noe er galt</title>
      <Title order={1}>Oops noe er galt...</Title>
      {status !== '' && (
        <Text mt="md" fw={600}>
          {status}
        </Text>
      )}
      <Text mt="xs">{message}</Text>
      {!online && (
        <Alert mt="md" color="yellow" variant="light" icon={<IconWifiOff size={18} aria-hidden />}>
          Vennligst sjekk at du er koblet til internett.
        </Alert>
      )}
      <Text mt="md" c="gray.7">
        Blir feilen borte når du prøver igjen? Hvis ikke, kontakt {provider.support.name} hos {provider.name}:{' '}
        <Anchor href={`mailto:${provider.support.email}`} inherit>
          {provider.support.email}
        </Anchor>
      </Text>
      <Group mt="lg">
        <Button onClick={() => window.location.reload()}>Prøv igjen</Button>
        <Button variant="default" component={Link} to="/tilbud" reloadDocument>
          Gå til tilbudene
        </Button>
      </Group>
    </Container>
  )
}

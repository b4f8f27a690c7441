/** What is shown when a page cannot be shown: what happened, whom to ask, and a way on. */
import { Alert, Anchor, Button, Container, Group, Text, Title } from '@mantine/core'
import { IconWifiOff } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { isRouteErrorResponse, Link, useRouteError } from 'react-router'
import { ApiError } from '../api/api-error.ts'
import { newTrace, reportShown } from '../api/server-log.ts'
import { provider } from '../config/provider-text.ts'
import { useOnline } from '../ui/use-online.ts'
import { describeError } from './describe-error.ts'
import { errorPageText, shellText } from './text.ts'

const traceIn = (error: unknown): string | null => (error instanceof ApiError ? error.trace : null)

/** Neither a refusal nor a lost connection: something is wrong with the program. */
const isFault = (error: unknown): boolean =>
  !isRouteErrorResponse(error) && (!(error instanceof ApiError) || error.status >= 500)

/** What is nobody's refusal is told of to the log, by what the person can read out; a fault of the server stands there already. */
const useTrace = (error: unknown): string | null => {
  const [trace] = useState(() => (isFault(error) ? (traceIn(error) ?? newTrace()) : null))
  useEffect(() => {
    if (trace !== null && traceIn(error) === null) reportShown(error, trace)
  }, [error, trace])
  return trace
}

export const ErrorPage = () => {
  const error = useRouteError()
  const { status, message } = describeError(error)
  const trace = useTrace(error)
  const isOnline = useOnline()
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
      {!isOnline && (
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
      {trace !== null && (
        <Text mt="xs" c="gray.7">
          {errorPageText.trace(trace)}
        </Text>
      )}
      <Group mt="lg">
        <Button onClick={() => window.location.reload()}>{errorPageText.again}</Button>
        <Button variant="default" component={Link} to="/tilbud" reloadDocument>
          {errorPageText.toQuotes}
        </Button>
      </Group>
    </Container>
  )
}

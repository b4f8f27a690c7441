/** What a page says in the place of what it has asked for: that it is on its way, or why it did not come and a way to ask again where that may help. */
import { Alert, Button, Text } from '@mantine/core'
import { ApiError, messageOf } from '../api/api-error.ts'

interface Props {
  readonly query: {
    readonly error: Error | null
    readonly isFetching: boolean
    readonly refetch: () => unknown
  }
  readonly text: { readonly loading: string; readonly tryAgain: string }
}

export const NotLoaded = ({ query: { error, isFetching, refetch }, text }: Props) =>
  error === null ? (
    <Text role="status">{text.loading}</Text>
  ) : (
    <Alert color="red" variant="light" role="alert">
      {messageOf(error)}
      {error instanceof ApiError && !error.isPassing ? null : (
        <Button display="block" mt="sm" variant="default" loading={isFetching} onClick={() => void refetch()}>
          {text.tryAgain}
        </Button>
      )}
    </Alert>
  )

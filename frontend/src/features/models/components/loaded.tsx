/** What has been fetched, or the word that it is on its way, or why it did not come and the button that asks again. */
import { Alert, Button, Loader } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { messageOf } from '../../../api/api-error.ts'
import { modelsText } from '../text.ts'
import classes from './toolbar.module.css'

interface Props<Data> {
  readonly query: UseQueryResult<Data>
  readonly loading: string
  readonly children: (data: Data) => ReactNode
}

export const Loaded = <Data,>({ query: { data, error, refetch }, loading, children }: Props<Data>) => {
  if (data !== undefined) return children(data)
  if (error !== null)
    return (
      <Alert color="red" variant="light" role="alert" title={modelsText.failed}>
        {messageOf(error)}
        <Button display="block" mt="sm" variant="default" onClick={() => void refetch()}>
          {modelsText.tryAgain}
        </Button>
      </Alert>
    )
  return (
    <p className={classes.note} role="status">
      <Loader size="xs" aria-hidden /> {loading}
    </p>
  )
}

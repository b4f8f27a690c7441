/** Choosing the role to act in. Everything that was read in another role is forgotten. */
import { Alert, Anchor, Text, Title, UnstyledButton } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import type { UserContext } from '#domain/contracts/session'
import { messageOf } from '../../api/api-error.ts'
import { send } from '../../api/client.ts'
import { roleName } from '../../people/role-words.ts'
import { currentUserQuery } from '../../session/current-user.ts'
import { forgetSession } from '../../session/forget-session.ts'
import { SessionPage } from './components/session-page.tsx'
import classes from './session-page.module.css'
import { sessionText } from './text.ts'

const whereOf = ({ affiliation, affiliationType }: UserContext): string => {
  if (affiliation === null) return sessionText.provider
  const kind = sessionText.kinds[affiliationType ?? 'store']
  return `${affiliation.name} (${kind})`
}

export const ChooseContextPage = () => {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { data: user, error } = useQuery(currentUserQuery)
  const choose = useMutation({
    mutationFn: (contextId: number) => send<unknown>('PUT', '/api/v1/contexts/current', { contextId }),
    meta: { handlesError: true },
    onSuccess: async () => {
      forgetSession(queryClient)
      await navigate('/', { replace: true })
    },
  })
  const contexts = user?.contexts.filter(({ enabled }) => enabled) ?? []
  const failure = choose.error ?? error
  return (
    <SessionPage title={sessionText.choose}>
      <Title order={1}>{sessionText.choose}</Title>
      <Text c="gray.7" mt={4} mb="lg">
        {user !== undefined && contexts.length === 0 ? sessionText.noContext : sessionText.chooseHelp}
      </Text>
      {failure !== null && (
        <Alert color="red" variant="light" role="alert" mb="md">
          {messageOf(failure)}
        </Alert>
      )}
      {user === undefined && error === null && <Text role="status">{sessionText.loadingContexts}</Text>}
      {contexts.map((context) => (
        <UnstyledButton
          key={context.id}
          className={classes.choice}
          disabled={choose.isPending}
          onClick={() => choose.mutate(context.id)}
        >
          <span>
            <Text fw={600}>{whereOf(context)}</Text>
            <Text size="sm" c="gray.6">
              {roleName(context)}
            </Text>
          </span>
          <IconChevronRight size={18} aria-hidden />
        </UnstyledButton>
      ))}
      <Anchor component={Link} to="/logout" mt="lg" display="inline-block">
        {sessionText.logOut}
      </Anchor>
    </SessionPage>
  )
}

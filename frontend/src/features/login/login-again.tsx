/**
 * Logging in over a page whose session has ended, so that nothing that is typed into it is lost. Only the same person in the
 * same role goes on where they were; for anybody else the application begins anew, and nothing of the former is left.
 */
import { Anchor, Modal, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type { FocusEvent } from 'react'
import { useHref } from 'react-router'
import type { CurrentContext } from '#domain/contracts/session'
import { send } from '../../api/client.ts'
import { sessionGate, type WhyOut } from '../../api/session-gate.ts'
import { currentContextQuery, useCurrentContext } from '../../session/current-context.ts'
import { LoginSteps } from './components/login-steps.tsx'
import { sessionText } from './text.ts'

/** An open dialog below hears Escape before anything here does, and would close with what is typed into it. */
const keepEscapeHere = ({ target }: FocusEvent<HTMLElement>) =>
  target.setAttribute('data-mantine-stop-propagation', 'true')

const contextAgain = (contextId: number) =>
  send<CurrentContext>('PUT', '/api/v1/contexts/current', { contextId }, { needsNoWait: true }).catch(
    () => null,
  )

export const LoginAgain = ({ why }: { readonly why: WhyOut }) => {
  const queryClient = useQueryClient()
  const before = useCurrentContext()
  const start = useHref('/')

  const proceed = async () => {
    const now = await contextAgain(before.contextId)
    if (now?.user.id !== before.user.id) return window.location.assign(start)
    queryClient.setQueryData(currentContextQuery.queryKey, now)
    sessionGate.renew()
    await queryClient.invalidateQueries()
  }

  return (
    <Modal
      opened
      onClose={() => undefined}
      title={why === 'disabled' ? sessionText.disabled : sessionText.again}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      zIndex={500}
      overlayProps={{ backgroundOpacity: 0.85 }}
    >
      <div onFocusCapture={keepEscapeHere}>
        <Text mb="md">
          {why === 'disabled'
            ? sessionText.disabledHelp(before.user.fullName)
            : sessionText.againHelp(before.user.fullName)}
        </Text>
        <LoginSteps onLoggedIn={proceed} hasTitle={false} />
        <Anchor href={start} mt="lg" display="inline-block">
          {sessionText.againAsOther}
        </Anchor>
      </div>
    </Modal>
  )
}

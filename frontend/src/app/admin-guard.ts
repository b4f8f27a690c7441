/**
 * Who may open which page of the administration (Q-011, QD-03): the messages and the page of one's own organisation
 * everybody, builders and users the administrators above them, the rest super users alone. What a page then shows of whom
 * is decided by the server, which has the last word.
 */
import type { CurrentContext } from '#domain/contracts/session'

type Asking = Pick<CurrentContext, 'role' | 'isAgentUser' | 'isSuperUser' | 'affiliationUrl'>

const forEverybody = /^admin\/inbox$/
/** An administrator of a builder has people, but no builders below. */
const forAdministrators = /^admin\/(agents(\/\d+)?|users(\/\d+)?)$/
const forAgentAdministrators = /^admin\/users\/\d+$/

export const mayOpenAdmin = (pathname: string, asking: Asking): boolean => {
  const page = pathname.replace(/^\/+|\/+$/g, '')
  if (asking.isSuperUser || forEverybody.test(page) || page === asking.affiliationUrl) return true
  if (asking.role !== 'ADMINISTRATOR') return false
  return (asking.isAgentUser ? forAgentAdministrators : forAdministrators).test(page)
}

/**
 * Who may open which page of the administration (Q-011, QD-03): the messages and the page of one's own organisation
 * everybody, the rest as the table of rights has it. What a page then shows of whom is decided by the server, which has
 * the last word.
 */
import type { Viewer } from '#domain/access/access'
import { type GeneralAction, may } from '#domain/access/rights'

const forEverybody = /^admin\/inbox$/
/** Pages that another right than that to the whole menu opens, each with that right. */
const pages: readonly (readonly [page: RegExp, GeneralAction])[] = [
  [/^admin\/(agents(\/\d+)?|users(\/\d+)?)$/, 'admin.links'],
  [/^admin\/users\/\d+$/, 'admin.people'],
]

/** `ownPage` is that of the viewer's organisation, such as `admin/stores/101`. */
export const mayOpenAdmin = (pathname: string, viewer: Viewer, ownPage: string | null): boolean => {
  const page = pathname.replace(/^\/+|\/+$/g, '')
  return (
    may(viewer, 'admin.menu') ||
    forEverybody.test(page) ||
    page === ownPage ||
    pages.some(([pattern, action]) => pattern.test(page) && may(viewer, action))
  )
}

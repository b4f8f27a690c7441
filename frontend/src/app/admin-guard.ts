/**
 * Who may open which page of the administration (Q-011, QD-03, AD-02): the messages and the page of one's own organisation
 * everybody; a list, and the pages that it leads to, whoever has it by the table of rights; the rest super users. What a page then
 * shows of whom is decided by the server, which has the last word.
 */
import type { Viewer } from '#domain/access/access'
import { type DirectoryName, directoryScope } from '#domain/access/admin-rights'
import { may } from '#domain/access/rights'

const forEverybody = /^admin\/inbox$/
const OF_DIRECTORY = /^admin\/(stores|agents|users)(\/\d+)?$/

/** `ownPage` is that of the viewer's organisation, such as `admin/stores/101`. */
export const mayOpenAdmin = (pathname: string, viewer: Viewer, ownPage: string | null): boolean => {
  const page = pathname.replace(/^\/+|\/+$/g, '')
  const [, directory] = OF_DIRECTORY.exec(page) ?? []
  return (
    may(viewer, 'admin.menu') ||
    forEverybody.test(page) ||
    page === ownPage ||
    (directory !== undefined && directoryScope(viewer, directory as DirectoryName) !== null)
  )
}

/** In the place of an organisation: on its way, not fetched, or not there, which asking again does not change. */
import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import { directoryScope } from '#domain/access/admin-rights'
import { ApiError } from '../../../api/api-error.ts'
import { useViewer } from '../../../session/current-context.ts'
import { NotLoaded } from '../../../ui/not-loaded.tsx'
import type { OrganisationType } from '../api/organisation-address.ts'
import classes from '../organisation-page.module.css'
import { organisationPageText } from '../text.ts'

interface Props {
  readonly type: OrganisationType | 'chains'
  readonly query: Parameters<typeof NotLoaded>[0]['query']
}

export const OrganisationMissing = ({ type, query }: Props) => {
  const viewer = useViewer()
  const { error } = query
  if (!(error instanceof ApiError) || error.status !== 404)
    return (
      <div className={classes.page}>
        <NotLoaded query={query} text={organisationPageText} />
      </div>
    )
  return (
    <div className={classes.page}>
      <title>{error.message}</title>
      <h1 className={classes.title}>{error.message}</h1>
      {type !== 'chains' && directoryScope(viewer, type) !== null && (
        <Anchor component={Link} to={`/admin/${type}`}>
          {organisationPageText.toList[type]}
        </Anchor>
      )}
    </div>
  )
}

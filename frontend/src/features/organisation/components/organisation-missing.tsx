/** In the place of an organisation: on its way, not fetched, or not there, which asking again does not change. There is always a way on. */
import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import { directoryScope } from '#domain/access/admin-rights'
import { ApiError } from '../../../api/api-error.ts'
import { useViewer } from '../../../session/current-context.ts'
import type { NotLoaded } from '../../../ui/not-loaded.tsx'
import { PageNotLoaded } from '../../../ui/page-not-loaded.tsx'
import type { OrganisationType } from '../api/organisation-address.ts'
import classes from '../organisation-page.module.css'
import { organisationPageText } from '../text.ts'

type Type = OrganisationType | 'chains'

const WayOn = ({ type }: { readonly type: Type }) => {
  const viewer = useViewer()
  const isListed = type !== 'chains' && directoryScope(viewer, type) !== null
  return (
    <Anchor component={Link} to={isListed ? `/admin/${type}` : '/tilbud'}>
      {isListed ? organisationPageText.toList[type] : organisationPageText.toQuotes}
    </Anchor>
  )
}

interface Props {
  readonly type: Type
  readonly query: Parameters<typeof NotLoaded>[0]['query']
}

/** What is no number names nothing either. */
const NOWHERE: ReadonlySet<number> = new Set([404, 422])

export const OrganisationMissing = ({ type, query }: Props) => {
  const { error } = query
  const isNowhere = error instanceof ApiError && NOWHERE.has(error.status)
  const { notFound, failed, loading, tryAgain } = organisationPageText
  return (
    <div className={classes.page}>
      {isNowhere ? (
        <>
          <title>{notFound}</title>
          <h1 className={classes.title}>{notFound}</h1>
          <p>
            <WayOn type={type} />
          </p>
        </>
      ) : (
        <PageNotLoaded query={query} text={{ loading, tryAgain, failed: failed[type] }}>
          <WayOn type={type} />
        </PageNotLoaded>
      )}
    </div>
  )
}

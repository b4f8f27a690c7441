/** admin/users/{id}: a person with roles, latest quotes and what was done (administration section 2, A-009). */
import { Anchor } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { ChangeLog } from '../../people/change-log.tsx'
import { userQuery } from '../../people/user-calls.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { PageNotLoaded } from '../../ui/page-not-loaded.tsx'
import { InvitationNotice } from './components/invitation-notice.tsx'
import { LatestOffers } from './components/latest-offers.tsx'
import { PersonHead } from './components/person-head.tsx'
import { RolesTable } from './components/roles-table.tsx'
import classes from './person-page.module.css'
import { personText } from './text.ts'

const ToList = () => (
  <Anchor component={Link} to="/admin/users">
    {personText.toList}
  </Anchor>
)

const NotFound = () => (
  <div className={classes.page}>
    <title>{personText.notFound}</title>
    <h1 className={classes.title}>{personText.notFound}</h1>
    <ToList />
  </div>
)

export const PersonPage = () => {
  const { userId = '' } = useParams()
  return /^\d{1,9}$/.test(userId) ? <Person key={userId} id={Number(userId)} /> : <NotFound />
}

const Person = ({ id }: { readonly id: number }) => {
  const query = useQuery(userQuery(id))
  const { data: user, error } = query
  if (error instanceof ApiError && error.status === 404) return <NotFound />
  if (user === undefined)
    return (
      <div className={classes.page}>
        <PageNotLoaded query={query} text={personText}>
          <ToList />
        </PageNotLoaded>
      </div>
    )
  return (
    <div className={classes.page}>
      <title>{user.fullName}</title>
      <BackLink to="/admin/users">{personText.toList}</BackLink>
      <PersonHead user={user} />
      <InvitationNotice user={user} />
      <RolesTable user={user} />
      <LatestOffers user={user} />
      {user.allowed.seeChanges && (
        <div className={classes.part}>
          <ChangeLog of={`/api/v1/users/${user.id}`} version={user.version} />
        </div>
      )}
    </div>
  )
}

/** profil: what people change about themselves. */
import { Alert, Button, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { messageOf } from '../../api/api-error.ts'
import { currentUserQuery } from '../session/api/current-user.ts'
import { PasswordForm } from './components/password-form.tsx'
import { ProfileForm } from './components/profile-form.tsx'
import classes from './profile-page.module.css'
import { profileText } from './text.ts'

export const ProfilePage = () => {
  const { data: user, error, refetch, isFetching } = useQuery(currentUserQuery)
  return (
    <div className={classes.page}>
      <title>{profileText.title}</title>
      <h1 className={classes.title}>{profileText.title}</h1>
      {user === undefined && error !== null && (
        <Alert color="red" variant="light" role="alert">
          {messageOf(error)}
          <Button
            display="block"
            mt="sm"
            variant="default"
            loading={isFetching}
            onClick={() => void refetch()}
          >
            {profileText.tryAgain}
          </Button>
        </Alert>
      )}
      {user === undefined && error === null && <Text role="status">{profileText.loading}</Text>}
      {user !== undefined && (
        <>
          <section className={classes.part} aria-labelledby="about">
            <h2 id="about" className={classes.heading}>
              {profileText.about}
            </h2>
            <ProfileForm user={user} />
          </section>
          <section className={classes.part} aria-labelledby="password-of">
            <h2 id="password-of" className={classes.heading}>
              {profileText.password}
            </h2>
            <PasswordForm email={user.email} />
          </section>
        </>
      )}
    </div>
  )
}

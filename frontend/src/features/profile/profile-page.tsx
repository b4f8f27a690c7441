/** profil: what people change about themselves. */
import { useQuery } from '@tanstack/react-query'
import { currentUserQuery } from '../../session/current-user.ts'
import { NotLoaded } from '../../ui/not-loaded.tsx'
import { OwnSessions } from './components/own-sessions.tsx'
import { PasswordForm } from './components/password-form.tsx'
import { ProfileForm } from './components/profile-form.tsx'
import { SecondFactorPart } from './components/second-factor.tsx'
import classes from './profile-page.module.css'
import { profileText } from './text.ts'

export const ProfilePage = () => {
  const query = useQuery(currentUserQuery)
  const { data: user } = query
  return (
    <div className={classes.page}>
      <title>{profileText.title}</title>
      <h1 className={classes.title}>{profileText.title}</h1>
      {user === undefined && <NotLoaded query={query} text={profileText} />}
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
          <section className={classes.part} aria-labelledby="second-factor">
            <h2 id="second-factor" className={classes.heading}>
              {profileText.secondFactor}
            </h2>
            <SecondFactorPart />
          </section>
          <section className={classes.part} aria-labelledby="sessions-of">
            <h2 id="sessions-of" className={classes.heading}>
              {profileText.sessions}
            </h2>
            <OwnSessions />
          </section>
        </>
      )}
    </div>
  )
}

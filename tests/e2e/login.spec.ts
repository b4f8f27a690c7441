/** A password that was forgotten or never chosen, the second factor, and where one is logged in. */
import { expect } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { expectUsable } from './driver/accessibility.ts'
import { linkIn, mailTo } from './driver/mail.ts'
import { DEMO_PASSWORD, demoPeople } from './driver/people.ts'
import { enterCredentials, logIn } from './driver/session.ts'
import { test } from './driver/workplace.ts'

const newPassword = 'karm ramme post losholt'
test('a forgotten password: a link by mail, a good password, and in with it; the link works once', async ({
  page,
}) => {
  const email = demoPeople.forgetsPassword
  await page.goto('/login')
  await page.getByRole('button', { name: 'Glemt passord?' }).click()
  await expect(page.getByRole('heading', { name: 'Glemt passord' })).toBeVisible()
  await expectUsable(page)
  await page.getByRole('textbox', { name: 'E-post' }).fill(email)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toContainText('Er adressen registrert hos oss')

  const link = linkIn(await mailTo(email, 'Velg nytt passord'))
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Velg nytt passord' })).toBeVisible()
  // Neither the address nor the history shows the secret.
  expect(page.url()).toMatch(/\/passord$/)
  await expectUsable(page)
  const field = page.getByRole('textbox', { name: 'Nytt passord' })
  await field.fill('Password1234')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Passordet er blant dem som prøves først.')).toBeVisible()
  await field.fill('kort')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Vennligst fyll inn minst 12 tegn')).toBeVisible()
  await field.fill(newPassword)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Passordet er valgt' })).toBeVisible()
  await page.getByRole('link', { name: 'Til innlogging' }).click()
  await enterCredentials(page, email, newPassword)
  await expect(page).not.toHaveURL(/\/login/)
  await mailTo(email, 'Passordet er endret')

  await page.goto('/logout')
  await page.goto(link)
  await expect(page.getByRole('alert')).toHaveText(/Lenken er brukt, eller erstattet av en nyere\./)
  await expectUsable(page)
  // The way to a new one is here and under the keyboard.
  const anew = page.getByRole('button', { name: 'Glemt passord?' })
  await expect(anew).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Glemt passord' })).toBeVisible()
  const mailbox = page.getByRole('textbox', { name: 'E-post' })
  await expect(mailbox).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Skriv e-postadressen din', { exact: true })).toBeVisible()
  await mailbox.fill(email)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toContainText('Er adressen registrert hos oss')
})

test('a password page without its link, as when it is loaded anew, says where the link is', async ({
  page,
}) => {
  for (const link of ['', `#${'x'.repeat(90)}`]) {
    await page.goto('/login')
    await page.goto(`/passord${link}`)
    await expect(page.getByRole('alert')).toHaveText(
      'Hele lenken kom ikke med. Åpne den fra e-posten en gang til, eller be om en ny med «Glemt passord?».',
    )
  }
})

test('a link that cannot be asked about for want of a network is not called dead, and is tried again', async ({
  page,
}) => {
  await page.route('**/api/v1/auth/**', (route) => route.abort())
  await page.goto(`/passord#${'a'.repeat(43)}`)
  await expect(page.getByRole('heading', { name: 'Lenken kunne ikke åpnes', level: 1 })).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('Fikk ikke kontakt med serveren')
  await page.unroute('**/api/v1/auth/**')
  await page.getByRole('button', { name: 'Prøv igjen' }).click()
  await expect(page.getByRole('heading', { name: 'Lenken virker ikke', level: 1 })).toBeVisible()
  await expect(page.getByText('Lenken er brukt, eller erstattet av en nyere.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Prøv igjen' })).toBeHidden()
})

test('an invitation: a new colleague chooses a password and is in', async ({ page, browser }) => {
  const email = 'nyansatt@butikk.example'
  const admin = await browser.newPage()
  await logIn(admin, demoPeople.superUser)
  const made = await admin.request.post('/api/v1/users', {
    data: {
      firstname: 'Ny',
      lastname: 'Ansatt',
      email,
      phoneNumber: '',
      affiliationType: 'store',
      affiliationId: 101,
      role: 'WORKER',
    },
  })
  expect(made.ok(), await made.text()).toBe(true)
  const { id } = (await made.json()).model

  const mail = await mailTo(email, 'Velkommen til Lysvåg – velg passord')
  expect(mail.text).toContain('Tømmerringen Sandnes')
  // Deactivated meanwhile, a person is told so and offered no other link; let in again, the same one opens.
  expect((await admin.request.post(`/api/v1/users/${id}/deactivate`)).ok()).toBe(true)
  await page.goto(linkIn(mail))
  await expect(page.getByRole('alert')).toHaveText('Brukeren er deaktivert. Kontakt administratoren din.')
  await expect(page.getByRole('link', { name: 'Til innlogging' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Glemt passord?' })).toBeHidden()
  expect((await admin.request.post(`/api/v1/users/${id}/activate`)).ok()).toBe(true)
  await admin.close()
  await page.goto('/login')
  await page.goto(linkIn(mail))
  await expect(page.getByText('Hei Ny')).toBeVisible()
  await page.getByRole('textbox', { name: 'Nytt passord' }).fill(newPassword)
  await page.getByRole('button', { name: 'Lagre passordet' }).click()
  await page.getByRole('link', { name: 'Til innlogging' }).click()
  await enterCredentials(page, email, newPassword)
  await expect(page).toHaveURL(/\/produkt\/$/)
})

test('the second factor: set up on the profile, asked for when logging in, switched off with the password', async ({
  page,
}) => {
  const email = demoPeople.usesSecondFactor
  await logIn(page, email)
  await page.goto('/profil')
  const part = page.getByRole('region', { name: 'Tofaktor' })
  await part.getByRole('button', { name: 'Sett opp tofaktor' }).click()
  await expect(part.getByRole('img', { name: 'QR-kode til kodeappen' })).toBeVisible()
  await part.scrollIntoViewIfNeeded()
  await expectUsable(page)
  // Shown where there is no mouse (second-factor.module.css).
  await expect(part.locator('a[href^="otpauth://totp/"]')).toHaveText(/Åpne kodeappen/)
  const shown = await part.getByText('Kan du ikke ta bilde?').textContent()
  const totp = new TOTP({
    secret: Secret.fromBase32((shown ?? '').split(':').at(-1)?.replaceAll(/\s/g, '') ?? ''),
  })
  await part.getByRole('textbox', { name: 'Koden i appen' }).fill('000000')
  await part.getByRole('button', { name: 'Slå på' }).click()
  await expect(part.getByRole('alert')).toHaveText(/^Koden stemmer ikke\. Skriv den som appen viser nå/)
  const used = totp.generate()
  await part.getByRole('textbox', { name: 'Koden i appen' }).fill(used)
  await page.keyboard.press('Enter')
  await expect(part.getByRole('listitem')).toHaveCount(10)
  const codes = await part.getByRole('listitem').allTextContents()
  await part.scrollIntoViewIfNeeded()
  await expectUsable(page)
  await part.getByRole('button', { name: 'Jeg har tatt vare på kodene' }).click()
  await expect(part.getByText('10 gjenopprettingskoder igjen')).toBeVisible()
  await mailTo(email, 'Tofaktor er slått på')

  await page.goto('/logout')
  await expect(page).toHaveURL(/\/login$/)
  await enterCredentials(page, email)
  await expect(page.getByRole('heading', { name: 'Skriv koden' })).toBeVisible()
  await expectUsable(page)
  // The half-open session leads nowhere else.
  await page.goto('/tilbud')
  await expect(page).toHaveURL(/\/login$/)
  await enterCredentials(page, email)
  // The code that it was switched on with.
  await page.getByRole('textbox', { name: 'Kode' }).fill(used)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText(/Koden stemmer ikke\./)
  await page.getByRole('textbox', { name: 'Kode' }).fill(codes[0] ?? '')
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/\/login/)

  await page.goto('/profil')
  await expect(part.getByText('9 gjenopprettingskoder igjen')).toBeVisible()
  await part.getByRole('button', { name: 'Slå av' }).click()
  await part.getByRole('textbox', { name: 'Passordet ditt' }).fill('feil')
  await page.keyboard.press('Enter')
  await expect(part.getByText('Passordet er feil.')).toBeVisible()
  await part.getByRole('textbox', { name: 'Passordet ditt' }).fill(DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(part.getByRole('button', { name: 'Sett opp tofaktor' })).toBeVisible()
})

test('where one is logged in: seen on the profile and ended there, or by a super user', async ({
  page,
  browser,
}) => {
  const email = demoPeople.isLoggedInTwice
  const elsewhere = await browser.newPage()
  await logIn(elsewhere, email)
  const third = await browser.newPage()
  await logIn(third, email)
  await logIn(page, email)
  await page.goto('/profil')
  const part = page.getByRole('region', { name: 'Innlogget her' })
  await expect(part.getByRole('listitem')).toHaveCount(3)
  await expect(part.getByText('Denne')).toHaveCount(1)
  await part.scrollIntoViewIfNeeded()
  await expectUsable(page)

  const admin = await browser.newPage()
  await logIn(admin, demoPeople.superUser)
  await admin.goto('/admin/sessions')
  await admin.getByRole('searchbox', { name: /Søk etter/ }).fill('silje brekke')
  await admin.keyboard.press('Enter')
  await expect(admin.getByRole('row')).toHaveCount(4)
  await expectUsable(admin)
  const last = admin.getByRole('row').last()
  await last.getByRole('button', { name: /^Avslutt økten til Silje Brekke i / }).click()
  await expect(admin.getByRole('row')).toHaveCount(3)
  await admin.close()

  await page.reload()
  await expect(part.getByRole('listitem')).toHaveCount(2)
  await part.getByRole('button', { name: 'Logg ut alle andre' }).click()
  await expect(part.getByRole('listitem')).toHaveCount(1)
  for (const gone of [elsewhere, third]) {
    await gone.goto('/tilbud')
    await expect(gone).toHaveURL(/\/login$/)
    await gone.close()
  }
})

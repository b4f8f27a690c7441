/** Coming and going, as a person does it. */
import { expect, type Page } from '@playwright/test'
import { putMessagesAside } from './messages.ts'
import { DEMO_PASSWORD } from './people.ts'

/** Fills in the login page that is open and sends it. */
export const enterCredentials = async (
  page: Page,
  email: string,
  password = DEMO_PASSWORD,
): Promise<void> => {
  await page.getByRole('textbox', { name: 'E-post' }).fill(email)
  await page.getByRole('textbox', { name: 'Passord' }).fill(password)
  await page.getByRole('button', { name: 'Logg inn' }).click()
}

export const logIn = async (page: Page, email: string): Promise<void> => {
  await page.goto('/login')
  await enterCredentials(page, email)
  await expect(page).not.toHaveURL(/\/login/)
  await putMessagesAside(page.request)
}

/** On the page that asks whom one will work as. */
export const chooseRole = async (page: Page, role: string | RegExp): Promise<void> => {
  await expect(page.getByRole('heading', { name: 'Hvem vil du arbeide som?' })).toBeVisible()
  await page.getByRole('button', { name: role }).click()
}

export const userMenu = (page: Page) => page.getByRole('button', { name: /^Brukermeny for / })

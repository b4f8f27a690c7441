/** Coming and going, as a person does it. */
import { expect, type Page } from '@playwright/test'
import { DEMO_PASSWORD } from './people.ts'

export const logIn = async (page: Page, email: string): Promise<void> => {
  await page.goto('/login')
  await page.getByRole('textbox', { name: 'E-post' }).fill(email)
  await page.getByRole('textbox', { name: 'Passord' }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Logg inn' }).click()
  await expect(page).not.toHaveURL(/\/login/)
}

/** The page of an organisation, with what other systems work by unfolded. */
import type { Page } from '@playwright/test'

export const openOtherSystems = async (page: Page, organisation: string): Promise<void> => {
  await page.goto(organisation)
  await page.getByRole('button', { name: 'Andre systemer' }).click()
}

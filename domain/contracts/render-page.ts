/**
 * What the render worker and a page of the frontend say to each other. The worker hands over a frozen input; the page
 * answers with one of two flags, never with both. A warm page takes the next input without loading anew.
 */
declare global {
  interface Window {
    /** Waits here for a page that is still loading. */
    __renderInput?: unknown
    /** Settles when one of the flags is up. */
    __setRenderInput?: (input: unknown) => Promise<void>
    __rendered?: boolean
    __failed?: boolean
    __errorMessage?: string
    /** PNG of the drawing as a data URL; null when there is none to take. */
    __capture?: () => Promise<string | null>
  }
}

/** The screenshot page takes any numbers in its address when the input is handed over. */
export const screenshotPath = '/screenshot/0/0'
export const printPath = '/utskrift'

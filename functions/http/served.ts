/** What the app notes about a request while it is served, for the one line in the log. */
export interface Served {
  Variables: { route?: string; userId?: number; refusedWith?: string }
}

/** What people call the roles that they act in. */
export const roleText = {
  SUPERUSER: 'Superbruker',
  ADMINISTRATOR: 'Administrator',
  WORKER: 'Bruker',
} as const

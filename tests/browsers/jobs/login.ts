import { expect, type Job, logInByHand, SEARCH } from './job.ts'

export const loggingIn: Job = {
  name: 'a wrong password is refused in words, the right one leads to work, and a reload stays there',
  allowed: /status of 401/,
  work: async (workplace) => {
    const { person } = workplace
    await logInByHand(workplace, 'gjetting')
    await person.says({ role: 'alert' }, 'Feil e-postadresse eller passord')
    await logInByHand(workplace)
    await person.see(SEARCH)
    await person.tab.go(`${workplace.origin}/produkt/`)
    await person.see(SEARCH)
    const policy = await person.tab.ask(() => document.cookie)
    expect(policy === '', 'a script can read the session')
  },
}

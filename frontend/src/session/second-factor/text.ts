import { texts } from '#domain/texts/texts'

export const setUpText = texts('session/second-factor.set-up', {
  scan: 'Åpne en kodeapp på telefonen (Google Authenticator, Microsoft Authenticator, 1Password eller en annen) og ta bilde av ruten.',
  picture: 'QR-kode til kodeappen',
  onThisPhone: 'Er du på telefonen nå? Åpne kodeappen herfra.',
  byHand: 'Kan du ikke ta bilde? Skriv denne nøkkelen i appen:',
  code: 'Koden i appen',
  codeHelp: 'Seks siffer.',
  switchOn: 'Slå på',
  preparing: 'Lager en nøkkel …',
  tryAgain: 'Prøv igjen',
  keep: 'Gjenopprettingskoder',
  keepHelp:
    'Ta vare på kodene et annet sted enn på telefonen. Med en av dem kommer du inn hvis du mister den. Hver kode virker én gang, og de vises bare nå.',
  copy: 'Kopier kodene',
  copied: 'Kopiert',
  kept: 'Jeg har tatt vare på kodene',
} as const)

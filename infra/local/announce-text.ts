/** What the terminal shows when everything is ready: where it is, who can log in, where the data lies. */

const password = 'lysvag-demo'

/** One account of each kind among the demo users. */
export const accounts = [
  { kind: 'superbruker, to roller', email: 'marit.haugen@lysvag.example' },
  { kind: 'superbruker', email: 'ole.dahl@lysvag.example' },
  { kind: 'kjede', email: 'geir.kolstad@kjede.example' },
  { kind: 'butikk, to roller', email: 'marit.kvalheim@butikk.example' },
  { kind: 'butikk, administrator', email: 'silje.brekke@butikk.example' },
  { kind: 'butikk, selger', email: 'tor.kvalheim@butikk.example' },
  { kind: 'byggmester, to firma', email: 'hilde.birkeland@kvistfri-bygg.example' },
  { kind: 'byggmester, administrator', email: 'arne.nesheim@vinkel-og-vater.example' },
  { kind: 'byggmester, ansatt', email: 'eivind.maelen@kvistfri-bygg.example' },
] as const

const widest = Math.max(...accounts.map(({ kind }) => kind.length))

export const announce = (port: number, dataDir: string): string =>
  [
    '',
    `Klar på http://localhost:${port}`,
    '',
    `Demobrukere, alle med passordet ${password}:`,
    ...accounts.map(({ kind, email }) => `  ${kind.padEnd(widest)}  ${email}`),
    '',
    `Data ligger i ${dataDir}. Stopp med Ctrl-C.`,
  ].join('\n')

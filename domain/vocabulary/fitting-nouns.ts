/**
 * What people call a fitting that the catalogue has several of: the noun, with what tells one from the others beside it, as
 * in «sort vrider», «håndtak i matt krom», «digital kikkert». Which one it is depends on the model.
 */

/** By the field that holds it. A word that is an opening as well («hengslet») is none. */
export const fittingNouns = {
  doorHandleId: [
    ...[
      'vrider',
      'vridere',
      'vrideren',
      'vriderne',
      'vridar',
      'dørvrider',
      'vindusvrider',
      'balkongdørvrider',
    ],
    ...['håndtak', 'håndtaket', 'handtak', 'handtaket', 'dørhåndtak', 'vindushåndtak', 'klinke', 'dørklinke'],
    ...['skyvegrep'],
  ],
  hingeId: ['hengsel', 'hengsler', 'hengslene', 'hengslar'],
  cylinderId: ['sylinder', 'sylinderen', 'låssylinder'],
  closerId: ['dørlukker', 'dørlukkar', 'dørpumpe', 'dørlukkeren', 'dørpumpa'],
  binocular: ['dørkikkert', 'kikkert', 'kikkhull', 'titteøye', 'kikkerten'],
  spacerColor: ['varmkant', 'varmkantlist', 'avstandslist', 'spacer', 'kantlist', 'distanselist', 'skumlist'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type FittingField = keyof typeof fittingNouns

/** Handles, hinges, locks and the other fittings, by kind (trade handbook 7). Rules narrow the lists further. */
import type { Fitting, FittingKind } from '../types.ts'

/** What rules and drawings know by name. */
export const HIDDEN_HINGES = 'HIDDEN'
/** The smart lock that is opened by a finger. */
export const FINGERPRINT = 'SL2'
export const GRIP_IN_LEAF = 'V08'

export const fittings: Readonly<Record<FittingKind, readonly Fitting[]>> = {
  doorHandle: [
    {
      code: 'V01',
      name: 'Vrider på rund rosett, rustfritt stål',
      frameTypes: ['D', 'C', 'L'],
      isDefault: true,
    },
    {
      code: 'V02',
      name: 'Vrider på langskilt, rustfritt stål',
      frameTypes: ['D', 'C', 'L'],
      isDefault: false,
    },
    { code: 'V03', name: 'Vrider på rund rosett, matt sort', frameTypes: ['D', 'C', 'L'], isDefault: false },
    { code: 'V04', name: 'Vrider klassisk, messing', frameTypes: ['D', 'C', 'L'], isDefault: false },
    {
      code: 'V05',
      name: 'Fast håndtak 800 mm rustfritt, vrider innvendig',
      frameTypes: ['D', 'C', 'L'],
      isDefault: false,
    },
    {
      code: 'V06',
      name: 'Fast håndtak 1200 mm matt sort, vrider innvendig',
      frameTypes: ['C', 'L'],
      isDefault: false,
    },
    {
      code: 'V07',
      name: 'Fast håndtak 1600 mm matt sort, vrider innvendig',
      frameTypes: ['C', 'L'],
      isDefault: false,
    },
    { code: 'V08', name: 'Integrert gripespor i dørblad', frameTypes: ['C', 'L'], isDefault: false },
    { code: 'B01', name: 'Balkongdørvrider innvendig, hvit', frameTypes: ['B', 'C*', 'L*'], isDefault: true },
    {
      code: 'B02',
      name: 'Balkongdørvrider innvendig, børstet',
      frameTypes: ['B', 'C*', 'L*'],
      isDefault: false,
    },
    {
      code: 'B03',
      name: 'Balkongdørvrider begge sider, for sylinder',
      frameTypes: ['B', 'C*', 'L*'],
      isDefault: false,
    },
    { code: 'B04', name: 'Låsbar balkongdørvrider', frameTypes: ['B', 'C*', 'L*'], isDefault: false },
    { code: 'S01', name: 'Skyvegrep, hvit', frameTypes: ['M', 'N', 'V'], isDefault: true },
    { code: 'S02', name: 'Skyvegrep, matt sort', frameTypes: ['M', 'N', 'V'], isDefault: false },
    {
      code: 'S03',
      name: 'Skyvegrep begge sider, for sylinder',
      frameTypes: ['M', 'N', 'V'],
      isDefault: false,
    },
    { code: 'W01', name: 'Vindusvrider hvit', frameTypes: ['G', 'T', 'A', 'I', 'J'], isDefault: true },
    { code: 'W02', name: 'Vindusvrider matt krom', frameTypes: ['G', 'T', 'A', 'I', 'J'], isDefault: false },
    { code: 'W03', name: 'Vindusvrider matt sort', frameTypes: ['G', 'T', 'A', 'I', 'J'], isDefault: false },
    { code: 'W04', name: 'Vindusvrider låsbar', frameTypes: ['G', 'T', 'A', 'I', 'J'], isDefault: false },
    {
      code: 'W05',
      name: 'Vindusvrider med knappsikring',
      frameTypes: ['G', 'T', 'A', 'I', 'J'],
      isDefault: false,
    },
    { code: 'W06', name: 'Lavtsittende vrider', frameTypes: ['I', 'J'], isDefault: false },
    {
      code: '00',
      name: 'Uten vrider',
      frameTypes: ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'I', 'J', 'L', 'M', 'N', 'T', 'V', 'X'],
      isDefault: false,
    },
  ],
  hinge: [
    {
      code: 'H01',
      name: 'Justerbare hengsler, galvanisert',
      frameTypes: ['G', 'A', 'I', 'J', 'B', 'D', 'C', 'L', 'V'],
      isDefault: true,
    },
    {
      code: 'H02',
      name: 'Justerbare hengsler, hvit',
      frameTypes: ['G', 'A', 'I', 'J', 'B', 'D', 'C', 'L', 'V'],
      isDefault: false,
    },
    {
      code: 'H03',
      name: 'Justerbare hengsler, sort',
      frameTypes: ['G', 'A', 'I', 'J', 'B', 'D', 'C', 'L', 'V'],
      isDefault: false,
    },
    {
      code: 'H04',
      name: 'Justerbare hengsler, rustfrie',
      frameTypes: ['B', 'D', 'C', 'L'],
      isDefault: false,
    },
    { code: 'HIDDEN', name: 'Skjulte hengsler', frameTypes: ['C', 'L'], isDefault: false },
  ],
  lock: [
    {
      code: '00',
      name: 'Uten lås',
      frameTypes: ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'I', 'J', 'L', 'M', 'N', 'T', 'V', 'X'],
      isDefault: false,
    },
    { code: 'L10', name: 'Låskasse enkel', frameTypes: ['D'], isDefault: true },
    { code: 'L20', name: 'FG-godkjent låskasse med hakereile', frameTypes: ['D'], isDefault: true },
    {
      code: 'L30',
      name: '3-punkts lås med hakereiler, FG-godkjent',
      frameTypes: ['D', 'C', 'L'],
      isDefault: true,
    },
    { code: 'L31', name: '5-punkts lås, FG-godkjent', frameTypes: ['C', 'L'], isDefault: false },
    {
      code: 'L40',
      name: 'Rømningslås, åpnes uten nøkkel innenfra',
      frameTypes: ['D', 'C', 'L'],
      isDefault: false,
    },
    { code: 'L50', name: 'Espagnolett balkongdør', frameTypes: ['B', 'C*', 'L*'], isDefault: true },
    {
      code: 'L51',
      name: 'Espagnolett balkongdør med sylinderlås',
      frameTypes: ['B', 'C*', 'L*'],
      isDefault: false,
    },
    { code: 'L60', name: 'Hakelås skyvedør', frameTypes: ['M', 'N', 'V'], isDefault: true },
    { code: 'L61', name: 'Hakelås skyvedør med sylinder', frameTypes: ['M', 'N', 'V'], isDefault: false },
  ],
  cylinder: [
    {
      code: '00',
      name: 'Uten sylinder',
      frameTypes: ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'I', 'J', 'L', 'M', 'N', 'T', 'V', 'X'],
      isDefault: false,
    },
    {
      code: 'C01',
      name: 'Sylinder utvendig, vrider innvendig',
      frameTypes: ['D', 'C', 'L'],
      isDefault: true,
    },
    {
      code: 'C02',
      name: 'FG-godkjent sylinder utvendig, vrider innvendig',
      frameTypes: ['D', 'C', 'L'],
      isDefault: false,
    },
    {
      code: 'C03',
      name: 'FG-godkjent sikkerhetssylinder med nøkkelkort',
      frameTypes: ['D', 'C', 'L'],
      isDefault: false,
    },
    { code: 'C04', name: 'FG-godkjent sylinder begge sider', frameTypes: ['D', 'C', 'L'], isDefault: false },
    { code: 'C05', name: 'Byggsylinder', frameTypes: ['D', 'C', 'L'], isDefault: false },
    {
      code: 'C11',
      name: 'Sylinder balkongdør/skyvedør',
      frameTypes: ['B', 'C*', 'L*', 'M', 'N', 'V'],
      isDefault: false,
    },
  ],
  smartlock: [
    {
      code: '00',
      name: 'Uten smartlås',
      frameTypes: ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'I', 'J', 'L', 'M', 'N', 'T', 'V', 'X'],
      isDefault: false,
    },
    { code: 'SL1', name: 'Kodelås med app', frameTypes: ['D', 'C', 'L'], isDefault: false },
    { code: 'SL2', name: 'Fingeravtrykkleser i dørblad', frameTypes: ['C', 'L'], isDefault: false },
    {
      code: 'SL3',
      name: 'Klargjort for elektrisk lås (kabelovergang)',
      frameTypes: ['C', 'L'],
      isDefault: false,
    },
  ],
  kickplate: [
    { code: '00', name: 'Ingen', frameTypes: ['B', 'D', 'C', 'L'], isDefault: false },
    {
      code: '15S',
      name: 'Sparkeplate 150 mm rustfritt stål',
      frameTypes: ['B', 'D', 'C', 'L'],
      isDefault: false,
    },
    { code: '25S', name: 'Sparkeplate 250 mm rustfritt stål', frameTypes: ['D', 'C', 'L'], isDefault: false },
    { code: '15B', name: 'Sparkeplate 150 mm matt sort', frameTypes: ['B', 'D', 'C', 'L'], isDefault: false },
    { code: '15M', name: 'Sparkeplate 150 mm messing', frameTypes: ['D', 'C', 'L'], isDefault: false },
  ],
  closer: [
    { code: '00', name: 'Ingen dørlukker', frameTypes: ['D', 'C', 'L'], isDefault: false },
    {
      code: 'DL1',
      name: 'Dørlukker med arm, EN 2–4, lengde 280 mm',
      frameTypes: ['D', 'C', 'L'],
      isDefault: false,
    },
    {
      code: 'DL2',
      name: 'Dørlukker med glideskinne, EN 2–4, lengde 450 mm',
      frameTypes: ['D', 'C', 'L'],
      isDefault: false,
    },
    { code: 'DL3', name: 'Skjult dørlukker, lengde 320 mm', frameTypes: ['C', 'L'], isDefault: false },
  ],
  binocular: [
    { code: '00', name: 'Uten dørkikkert', frameTypes: ['D', 'C', 'L'], isDefault: false },
    { code: 'K1', name: 'Dørkikkert 1500 mm over terskel', frameTypes: ['D', 'C', 'L'], isDefault: false },
    {
      code: 'K2',
      name: 'Dørkikkert lav, 1200 mm over terskel',
      frameTypes: ['D', 'C', 'L'],
      isDefault: false,
    },
    { code: 'K3', name: 'Digital dørkikkert', frameTypes: ['D', 'C', 'L'], isDefault: false },
  ],
}

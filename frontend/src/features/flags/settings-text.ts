/** What the settings of the drawing are called, section by section. */
import { sayIn, texts } from '#domain/texts/texts'

const say = sayIn('flags/settings')

export const sectionText = texts('flags/settings.section', {
  visning: '3D-visning',
  ytelse: 'Ytelse',
  mal: 'Mål',
  lys: 'Lys',
  materialer: 'Materialer',
  glass: 'Glass',
  kanter: 'Kanter',
  feilsoking: 'Feilsøking',
} as const)

export const settingText = texts('flags/settings.setting', {
  cameraFov: 'Synsvinkel',
  cameraFovNarrow: 'Synsvinkel på smal skjerm',
  toneMapping: 'Tonekurve',
  colorSpace: 'Fargerom',
  forcePerformanceMode: 'Ytelsesmodus',
  antialiasing: 'Kantutjevning',
  multisampling: 'Prøver per piksel',
  lowPerformancePixelLimit: 'Pikselgrense ved lav ytelse',
  frameTickerIntervalMs: 'Bildeteller oppdateres hvert',
  debounceTime: 'Ventetid før lagring',
  measurementText: 'Tekststørrelse',
  measurementDimension: 'Målstreker',
  measurementPadding: 'Avstand til produktet',
  measurementSpacing: 'Avstand mellom mål',
  evenLightColor: 'Jevnt lys, farge',
  evenLightIntensity: 'Jevnt lys, styrke',
  lights: 'Lyskilder',
  paintRoughness: 'Maling, ruhet',
  stainRoughness: 'Beis, ruhet',
  aluminiumRoughness: 'Aluminium, ruhet',
  aluminiumMetalness: 'Aluminium, metall',
  steelRoughness: 'Stål, ruhet',
  steelMetalness: 'Stål, metall',
  glassOpacity: 'Klart glass, tetthet',
  frostedGlassOpacity: 'Frostet glass, tetthet',
  glassReflection: 'Speiling',
  edgeThreshold: 'Tegnes fra vinkel',
  edgeThresholdDoor: 'Tegnes fra vinkel, dører',
  edgeMinLength: 'Korteste kant',
  edgeOpacity: 'Tetthet på tegning',
  edgeOpacity3d: 'Tetthet i 3D',
  edgeOpacityDoor: 'Tetthet i 3D, dører',
  showGrid: 'Rutenett på 100\u00a0mm bak tegningen',
  debugLayoutAdr: 'Adresser i felt og ruter',
  debugConnections: 'Ramme rundt sammenkoblede rader',
  debugSync: 'Lagringsstatus på tilbudssiden',
} as const)

export const hintText = texts('flags/settings.hint', {
  perMille: 'Tusendeler av tegningens største side.',
  mode: 'Siden lastes på nytt når modus endres.',
  multisampling: 'Gjelder med FXAA og SMAA.',
  pixelLimit: '0 er ingen grense.',
  frameTicker: 'Vises i 3D når adressen har perf=true.',
} as const)

export const toneMappingNames = texts('flags/settings.tone-mapping-names', {
  none: 'Ingen',
  linear: 'Lineær',
  reinhard: 'Reinhard',
  cineon: 'Cineon',
  aces: 'ACES',
  agx: 'AgX',
  neutral: 'Nøytral',
} as const)

export const colorSpaceNames = texts('flags/settings.color-space-names', {
  srgb: 'sRGB',
  'srgb-linear': 'Lineær sRGB',
} as const)
export const antialiasingNames = texts('flags/settings.antialiasing-names', {
  standard: 'Standard',
  fxaa: 'FXAA',
  smaa: 'SMAA',
  false: 'Av',
} as const)
export const multisamplingNames = texts('flags/settings.multisampling-names', {
  0: 'Ingen',
  2: '2',
  4: '4',
  8: '8',
} as const)

export const lightText = texts('flags/settings.light', {
  name: 'Navn',
  color: 'Farge',
  position: 'Plassering',
  intensity: 'Styrke',
  xOffset: 'Mot høyre',
  yOffset: 'Opp',
  yFactor: 'Opp, ganger høyden',
  zOffset: 'Ut',
  decay: 'Avtar med avstand',
  remove: (name: string) => say`Fjern ${name}`,
  add: 'Legg til lys',
  numbered: (number: number) => say`Lys ${number}`,
} as const)

export const positionModeNames = texts('flags/settings.position-mode-names', {
  fixed: 'Står fast',
  'fixed-flip': 'Følger siden som vises',
  'follow-camera-offset': 'Følger kameraets plass',
  'follow-camera-rotation': 'Følger kameraets retning',
} as const)

/** Lines of a price in words: what is charged, how its figure comes about, and what a price list does not know. */
import { sizeText } from '#domain/messages/figures'
import { sayIn, texts } from '#domain/texts/texts'

const say = sayIn('domain/pricing')

export const lineText = texts('domain/pricing.line', {
  base: (name: string) => say`${name}, grunnpris`,
  shape: 'Skråform',
  wood: 'Treslag',
  specialSize: 'Spesialmål',
  spacer: 'Avstandslist',
  breastwork: 'Brystning',
  insteadOfPost: (name: string) => say`${name} i stedet for fast post`,
  extraFields: 'Ekstra felt',
  extraPanes: 'Ekstra ruter',
  crossingsInGlass: 'Sprossekryss i glass',
  crossingsOutside: 'Sprossekryss utenpå',
  cladding: 'Aluminiumskledning',
  claddingIn: (color: string) => say`Kledning i ${color}`,
  insideColor: (color: string) => say`Innvendig farge ${color}`,
  outsideColor: (color: string) => say`Utvendig farge ${color}`,
  twoColors: 'Tofarget',
  frameColor: (color: string) => say`Karmfarge ${color}`,
  leafColor: (color: string) => say`Farge på dørblad ${color}`,
  laminate: (laminate: string) => say`Dekorlaminat ${laminate}`,
  depth: (depth: number) => say`Karmdybde ${depth}\u00a0mm`,
  groove: (groove: string) => say`Foringsspor ${groove}\u00a0mm`,
  jambExtension: 'Utforing montert',
  flowerBoard: 'Blomsterbrett',
  vent: 'Ventil',
  soundVent: 'Lydventil',
  secondLock: 'Ekstralås',
  keyedAlike: 'Likelåsing',
  extraKeys: 'Ekstra nøkler',
  heavyArms: 'Tungt beslag',
  fourthHinge: 'Fjerde hengsel',
  rounding: 'Avrunding',
})

/** How a figure comes about, between figures. */
export const reasonText = texts('domain/pricing.reason', {
  list: (id: string, because: string) => say`Prisliste ${id}: ${because}`,
  wholeKroner: 'Hele kroner',
  of: (what: string) => say`for ${what}`,
  width: (width: number) => say`for bredde ${width}\u00a0mm`,
  height: (height: number) => say`for høyde ${height}\u00a0mm`,
  share: (percent: string, of: string) => say`${percent}\u00a0% av ${of}`,
  shareAtLeast: (percent: string, of: string, least: string) =>
    say`${percent}\u00a0% av ${of}, minst ${least}`,
  noModule: (width: number, height: number) => say`${sizeText(width, height)} er ikke modulmål`,
  panes: (count: number) => (count === 1 ? say`${count}\u00a0rute` : say`${count}\u00a0ruter`),
  metresOfFrame: (metres: string) => say`${metres}\u00a0m karm`,
  metresOfSash: (metres: string) => say`${metres}\u00a0m ramme`,
  pieces: 'stk.',
})

/** What a price list does not know. */
export const missingText = texts('domain/pricing.missing', {
  frameType: (frameType: string) => say`karmtype ${frameType}`,
  wood: (id: number) => say`treslag ${id}`,
  glass: (code: string) => say`glass ${code}`,
  paneProperty: (id: number) => say`glassegenskap ${id}`,
  spacer: (color: string) => say`avstandslist ${color}`,
  breastwork: 'brystning',
  post: (type: string) => say`post ${type}`,
  crossbar: (type: string) => say`sprosse ${type}`,
  surface: (id: number) => say`panelkvalitet ${id}`,
  jambMaterial: (material: string) => say`utforing i materiale ${material}`,
  boardMaterial: (material: string) => say`blomsterbrett i materiale ${material}`,
  option: (id: number) => say`tilvalg ${id}`,
})

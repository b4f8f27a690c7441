/**
 * What sets each rule off, in the words of the trade (trade handbook 11), and the models that it can concern at all. A
 * person who knows windows reads this beside the rule's own sentence; figures that the sentence carries are not repeated.
 * Without `models` a rule can concern every product but construction parts. A rule that the range gives no occasion for stays,
 * because the handbook has it and the next model may meet it.
 */
import { findGlass } from '#domain/catalogue/catalogue'
import {
  isEntranceDoor,
  isFixedFunction,
  isHinged,
  isSolidDoor,
  isWindow,
} from '#domain/catalogue/model-kind'
import type { FrameTypeId, Model } from '#domain/catalogue/types'
import { sameChoice } from '#domain/product/same-choice'
import { assortmentOf } from './assortment.ts'
import { sizeLimitOf } from './context.ts'
import { hasRoomForBars } from './rows/crossbars.ts'
import { isMadeInShape } from './rows/shapes.ts'

interface RuleWords {
  readonly trigger: string
  readonly models?: (model: Model) => boolean
  /** Where no model of the range can meet it: why, for whoever wonders that it is never seen. */
  readonly idle?: string
}

const isPart = ({ isConstructionPart }: Model): boolean => isConstructionPart === true
const isProduct = (model: Model): boolean => !isPart(model)
const isAny = (): boolean => true

const isOfType =
  (...types: readonly FrameTypeId[]) =>
  (model: Model): boolean =>
    isProduct(model) && types.includes(model.frameType)
const opensAs =
  (...functions: readonly string[]) =>
  (model: Model): boolean =>
    model.functions.some((id) => functions.includes(id))

const isOrdinaryWindow = (model: Model): boolean => isProduct(model) && isWindow(model)
const hasDoorLeaf = (model: Model): boolean => isEntranceDoor(model)
const hasGlass = (model: Model): boolean => isProduct(model) && !isSolidDoor(model)
/** Glass in a frame or a sash, not in the pattern of a door leaf. */
const isGlazed = (model: Model): boolean => isProduct(model) && !isEntranceDoor(model)
const isSlantable = ({ shapes }: Model): boolean => shapes.some((shape) => shape !== 0)
const isFireRated = ({ fireClass }: Model): boolean => fireClass !== undefined
const isFireDoor = (model: Model): boolean => isFireRated(model) && isEntranceDoor(model)
const isSoundRated = ({ soundDb }: Model): boolean => soundDb !== undefined
const takesLock = (model: Model): boolean => assortmentOf(model).lockId.values.length > 0
const takesCylinder = (model: Model): boolean => assortmentOf(model).cylinderId.values.length > 0
const takesCloser = (model: Model): boolean => assortmentOf(model).closerId.values.length > 0
const takesLaminate = (model: Model): boolean => assortmentOf(model).decorLaminate.values.length > 0
const takesDividers = (model: Model): boolean => assortmentOf(model).dividerTypes.length > 0
const takesCrossbars = (model: Model): boolean => assortmentOf(model).crossbarTypes.length > 0
const takesBarsInNarrowGlass = (model: Model): boolean =>
  !isFireRated(model) &&
  assortmentOf(model).crossbarTypes.some(({ kind }) => kind === 'AIR') &&
  assortmentOf(model).glassCode.values.some(({ value }) => {
    const glass = findGlass(value)
    return glass !== null && !hasRoomForBars(glass)
  })
const hasFunctionsOfDifferentSizes = (model: Model): boolean => {
  const [first, ...others] = model.functions.map((id) => sizeLimitOf(model.frameType, id, model))
  return others.some((limit) => !sameChoice(limit, first))
}
const takesVents = (model: Model): boolean => assortmentOf(model).ventsMax > 0
const offersOption =
  (...ids: readonly number[]) =>
  (model: Model): boolean =>
    assortmentOf(model).misc.some(({ value }) => ids.includes(value))
/** Top-swing and side-swing stop half-way by themselves, so their fittings keep children in. */
const GLIDING: readonly string[] = ['TS', 'TSF', 'SSV', 'SSH']
const hasWoodColor = (model: Model): boolean => !isEntranceDoor(model)

export const ruleWords: Readonly<Record<string, RuleWords>> = {
  'R-D-01': { trigger: 'Bredde eller høyde er mindre enn 200 mm.' },
  'R-D-02': { trigger: 'Bredde eller høyde er utenfor det karmtypen lages i med valgt åpningsfunksjon.' },
  'R-D-03': { trigger: 'Arealet er større enn karmtypen lages i med valgt åpningsfunksjon.' },
  'R-D-04': { trigger: 'Den tyngste rammen er tyngre enn beslaget bærer, også med tungt beslag.' },
  'R-D-05': {
    trigger: 'Sidehengslet ramme er bredere enn høy, eller dreh-kipp er bredere enn 1,5 ganger høyden.',
    models: opensAs('SHV', 'SHH', 'SH2', 'TRE', 'DKV', 'DKH', 'DK2'),
  },
  'R-D-06': { trigger: 'En rute er større enn glasset lages i.', models: hasGlass },
  'R-D-07': {
    trigger:
      'Vanlig glass (201, 301–305) og en rute fra 2,5 til 4 m². På karmtype A, J, N og C også fra 4 til 6 m².',
    models: hasGlass,
  },
  'R-D-08': { trigger: 'Den korteste glasskanten er under 150 mm.', models: isGlazed },
  'R-D-09': { trigger: 'Hele produktet veier mer enn 150 kg.' },

  'R-S-01': { trigger: 'Målene gir ikke en form som kan tegnes og lages.' },
  'R-S-02': {
    trigger: 'En vinkel er skrevet inn, og målet den gir, er 0 eller mindre.',
    models: isSlantable,
  },
  'R-S-03': { trigger: 'En vinkel under 1 eller over 90 grader er skrevet inn.', models: isSlantable },
  'R-S-04': { trigger: 'Det spisseste hjørnet i formen er under 20°.', models: isSlantable },
  'R-S-05': {
    trigger: 'Skrå form med en annen funksjon enn fastkarm. Dreh-kipp lages i form 1, 2, 9 og 19.',
    models: ({ shapes, functions }) =>
      shapes.some((shape) => functions.some((id) => !isMadeInShape(shape, id))),
    idle: 'Skrå modeller er fastkarm, eller dreh-kipp i form 1, 2, 9 og 19.',
  },
  'R-S-06': {
    trigger: 'Skrå form med poster, gjennomgående sprosser eller montert utforing.',
    models: isSlantable,
  },
  'R-S-07': { trigger: 'Formen bruker ikke alle delmålene. De som ikke brukes, settes til 0.' },
  'R-S-08': { trigger: 'Formen er ikke blant dem modellen lages i.', models: isAny },
  'R-S-09': {
    trigger: 'Skrå dreh-kipp med hengslene på den korte siden. De flyttes til den lange.',
    models: isSlantable,
  },

  'R-F-01': { trigger: 'Funksjonen er ikke blant dem modellen lages med.', models: isAny },
  'R-F-03': {
    trigger: 'Funksjonen er byttet, og målet passer en annen av modellens funksjoner, men ikke denne.',
    models: hasFunctionsOfDifferentSizes,
    idle: 'Funksjonene som en modell kan leveres med, lages i samme mål.',
  },
  'R-F-04': {
    trigger: 'Toppsving-rammen er tyngre enn vanlig beslag bærer (60 kg) og ikke over 90 kg.',
    models: (model) => isOfType('T')(model) && opensAs('TS', 'TSF')(model),
  },
  'R-F-05': {
    trigger: 'Dørbladet er tyngre enn 80 kg eller høyere enn 2 090 mm.',
    models: (model) => isProduct(model) && !isWindow(model) && model.functions.some(isHinged),
  },
  'R-F-06': {
    trigger: 'Skjulte hengsler på et dørblad over 100 kg eller en branndør.',
    models: (model) => assortmentOf(model).hingeId.values.some(({ value }) => value === 'HIDDEN'),
  },
  'R-F-07': {
    trigger: 'Fastkarm, fast ramme eller sidefelt. Vrider, lås og tilvalg for det som åpnes, tas bort.',
    models: (model) => isProduct(model) && model.functions.some(isFixedFunction),
  },
  'R-F-08': {
    trigger: 'Lavtsittende vrider (W06) på en ramme under 900 mm høyde.',
    models: isOfType('I', 'J'),
  },
  'R-F-09': {
    trigger:
      'Lavtsittende vrider (W06) på dreh-kipp over 1 590 mm. Det blir sidehengslet inn med åpningsbegrenser.',
    models: isOfType('J'),
  },
  'R-F-10': {
    trigger: 'Rømningsbeslag på sidesving, bunnhengslet, fastkarm eller fast ramme.',
    models: (model) => offersOption(103)(model) && opensAs('SSV', 'SSH', 'BI', 'FK', 'FR')(model),
    idle: 'Rømningsbeslag leveres bare på karmtype G, som er topphengslet eller sidehengslet.',
  },
  'R-F-11': {
    trigger:
      'En post, losholt, sprosse eller glassegenskap står i et felt som ikke finnes, eller utenfor det.',
    models: isGlazed,
  },
  'R-F-12': {
    trigger: 'Modellens egne poster er flyttet dit de ikke kan stå, eller fler er satt inn.',
    models: takesDividers,
  },
  'R-F-13': {
    trigger: 'Et felt er mindre enn funksjonen i feltet lages i. Faste felt er minst 250 mm.',
    models: takesDividers,
  },
  'R-F-14': { trigger: 'Mer enn fire poster eller sprosser i samme retning i samme felt.', models: isGlazed },
  'R-F-15': {
    trigger: 'Lysåpningen mellom sprossene er for liten (gjennomgående 100 mm, i glass og løse 80 mm).',
    models: takesCrossbars,
  },
  'R-F-16': {
    trigger: 'Sprosse i glass, men hulrommet i glasset er under 12 mm. Sprossen blir løs.',
    models: takesBarsInNarrowGlass,
    idle: 'Alt annet glass enn brannglass har rom for sprossen, og brannprodukter tar ingen (R-B-01).',
  },
  'R-F-17': { trigger: 'Rømningspost i et vindu som ikke har to rammer.', models: takesDividers },
  'R-F-19': {
    trigger: 'Produktet er delt i felt, og ingen av dem kan åpnes, men funksjonen er en som åpnes.',
    models: isGlazed,
  },
  'R-F-20': { trigger: 'Målet på et felt er utenfor det funksjonen i feltet lages i.', models: isGlazed },
  'R-F-21': { trigger: 'Arealet av et felt er større enn funksjonen i feltet lages i.', models: isGlazed },
  'R-F-22': { trigger: 'En funksjon er valgt for et felt som ikke finnes.', models: isAny },
  'R-F-23': { trigger: 'En losholt er satt loddrett.', models: isOfType('T', 'B', 'C', 'L') },

  'R-G-01': { trigger: 'Glasset er tynnere eller tykkere enn karmtypen tar.', models: hasGlass },
  'R-G-02': { trigger: 'Karmen er for grunn for glassets tykkelse.', models: isAny },
  'R-G-03': { trigger: 'En karmdybde som er for liten for glasset, er skrevet inn.', models: isAny },
  'R-G-04': {
    trigger: 'Karmdybden er ikke blant dem som lages, og utforing er ikke montert.',
    models: isAny,
  },
  'R-G-05': { trigger: 'U-verdien er over 1,2, som er minimumsnivået i TEK17.' },
  'R-G-06': { trigger: 'U-verdien er over 0,80, som er energitiltaket i TEK17, men ikke over 1,2.' },
  'R-G-07': {
    trigger: 'Et felt har tett fylling. Glassegenskaper for feltet tas bort.',
    models: isGlazed,
  },
  'R-G-08': {
    trigger: 'Frostet glass eller ornamentglass sammen med lydlaminat (322–324) eller solglass (331–333).',
    models: hasGlass,
  },
  'R-G-09': { trigger: 'Antikondens sammen med solglass (331–333). Antikondens tas bort.', models: hasGlass },
  'R-G-10': { trigger: 'Avstandslist av aluminium er valgt.', models: hasGlass },
  'R-G-13': { trigger: 'Karmdybden med montert utforing er over 400 mm.', models: isAny },

  'R-K-01': { trigger: 'Glass nær gulvet uten sikkerhetsklasse på noen av sidene.', models: hasGlass },
  'R-K-02': {
    trigger: 'Vinduet er 1 700 mm høyt eller mer, og glasset har ingen sikkerhetsklasse innvendig.',
    models: isOrdinaryWindow,
  },
  'R-K-04': {
    trigger: 'Vindu som åpnes, uten barnesikring, åpningsbegrenser eller vrider med trykknapp.',
    models: (model) =>
      isOrdinaryWindow(model) && model.functions.some((id) => !isFixedFunction(id) && !GLIDING.includes(id)),
  },
  'R-K-05': { trigger: 'Barnesikring er valgt på toppsving eller sidesving.', models: offersOption(101) },
  'R-K-06': {
    trigger: 'Barnesikring sammen med rømningsbeslag eller rømningspost.',
    models: offersOption(101),
  },
  'R-K-07': {
    trigger: 'Rømningsbeslag eller rømningspost er valgt, men åpningen er for liten til å rømme gjennom.',
    models: (model) => offersOption(103)(model) || takesDividers(model),
  },
  'R-K-08': {
    trigger: 'Glassdør med HC-terskel.',
    models: (model) => isGlazed(model) && offersOption(111)(model),
  },

  'R-O-01': { trigger: 'Inngangsdør med fri bredde under 860 mm.', models: hasDoorLeaf },
  'R-O-02': { trigger: 'Inngangsdør med fri høyde under 2 000 mm.', models: hasDoorLeaf },
  'R-O-03': { trigger: 'Eiketerskel 45 mm er valgt.', models: offersOption(112) },
  'R-O-05': {
    trigger: 'Sylinder med vrider innvendig (C04) sammen med rømningslås (L40). C02 settes inn.',
    models: takesCylinder,
  },
  'R-O-06': {
    trigger: 'Smartlås på en låskasse som den ikke virker med.',
    models: (model) => assortmentOf(model).smartlockId.values.length > 0,
  },
  'R-O-07': {
    trigger: 'Integrert gripespor (V08) sammen med annen smartlås enn SL1 eller utvendig sparkeplate.',
    models: hasDoorLeaf,
  },
  'R-O-08': {
    trigger: 'Dørkikkert på en dør med glass mellom 1 100 og 1 600 mm.',
    models: (model) => assortmentOf(model).binocular.values.length > 0,
  },
  'R-O-09': {
    trigger: 'Ekstralås uten bokstav for likelåsing. Bokstaven A settes inn.',
    models: takesCylinder,
  },
  'R-O-10': {
    trigger: 'Likelåsing, ekstra nøkler eller ekstralås uten sylinder. De tas bort.',
    models: isAny,
  },
  'R-O-11': { trigger: 'Inngangsdør uten FG-godkjent låskasse eller sylinder.', models: hasDoorLeaf },
  'R-O-12': {
    trigger: 'Skjult dørlukker (DL3) sammen med skjulte hengsler. DL2 settes inn.',
    models: takesCloser,
  },
  'R-O-13': {
    trigger: 'Eiketerskel og HC-terskel er begge valgt. Eiketerskelen gjelder.',
    models: offersOption(112),
  },
  'R-O-14': { trigger: 'Vrider med sylinder på en lås som ikke tar sylinder.', models: takesLock },

  'R-V-02': { trigger: 'Karmtypen leveres ikke med ventil.', models: (model) => !takesVents(model) },
  'R-V-03': {
    trigger: 'Flere ventiler enn det vannrette overkarmen har plass til (fra 490, 990 og 1 790 mm).',
    models: isProduct,
  },
  'R-V-04': { trigger: 'Ventil i en form uten vannrett overkarm.', models: isSlantable },

  'R-B-01': {
    trigger:
      'Brannklassifisert produkt med ventil, skjulte hengsler, sprosse i glass, deling eller annen montering enn skruefeste.',
    models: isFireRated,
  },
  'R-B-02': { trigger: 'Brannklassifisert produkt med vanlig glass.', models: isFireRated },
  'R-B-03': { trigger: 'Brannklassifisert produkt større enn det som er prøvd.', models: isFireRated },
  'R-B-04': { trigger: 'Branndør uten dørlukker. DL1 settes inn.', models: isFireDoor },
  'R-B-05': { trigger: 'Brannvindu.', models: (model) => isFireRated(model) && isWindow(model) },
  'R-B-06': { trigger: 'Lydproduktet demper mindre enn klassen i navnet.', models: isSoundRated },
  'R-B-07': { trigger: 'Lydprodukt med vanlig ventil.', models: isSoundRated },
  'R-B-08': {
    trigger: 'Branndør med smartlås SL2, gripespor (V08) eller høy sparkeplate på glasset.',
    models: isFireDoor,
  },

  'R-A-01': { trigger: 'Aluminiumskledning er valgt uten farge.', models: hasWoodColor },
  'R-A-02': { trigger: 'Aluminiumskledning er tatt bort. Trefargen gjelder igjen.', models: hasWoodColor },
  'R-A-03': { trigger: 'Aluminiumskledning på en modell som ikke leveres med det.', models: isAny },
  'R-A-04': { trigger: 'Ingen aluminiumsfarge er nær trefargen (ΔE over 10).', models: hasWoodColor },
  'R-A-05': {
    trigger: 'Ingen utvendig farge er valgt, og produktet er uten kledning. Den innvendige brukes.',
    models: hasWoodColor,
  },
  'R-A-06': { trigger: 'Ubehandlet tre utvendig uten kledning.', models: hasWoodColor },
  'R-A-07': { trigger: 'Mørk farge på tre utvendig (lyshet under 60 av 255).', models: hasWoodColor },
  'R-A-08': { trigger: 'Dørblad i eikefiner med malt farge. Klarlakk settes inn.', models: hasDoorLeaf },
  'R-A-09': {
    trigger: 'Dekorlaminat uten kompaktlaminat, eller omvendt. Det andre settes inn.',
    models: takesLaminate,
  },
  'R-A-10': { trigger: 'Dekorlaminat er valgt. Fargen på dørbladet gjelder ikke.', models: takesLaminate },
  'R-A-11': { trigger: 'Eik med malt farge.', models: isProduct },

  'R-J-01': {
    trigger:
      'Utforing er montert uten foringsspor, eller uten at karmen er dypere. Spor og 75 mm legges til.',
  },
  'R-J-02': { trigger: 'Fjæren er bredere enn foringssporet.' },
  'R-J-03': { trigger: 'Blomsterbrett sammen med utforing også under.' },
  'R-J-04': { trigger: 'Blomsterbrett på en dør eller en form uten vannrett bunnkarm.' },
  'R-J-05': { trigger: 'Blomsterbrett. Dybde og utstikk rundes til hele 10 mm, inntil 600 og 100 mm.' },
  'R-J-06': {
    trigger: 'Utforing dypere enn 40 mm foran en innadslående ramme.',
    models: isOfType('I', 'J', 'L'),
  },
  'R-J-07': { trigger: 'Blomsterbrett med dybde 0 mm.', models: isOrdinaryWindow },

  'R-P-01': {
    trigger: 'Overflate for brystning er valgt, men ingen felt har tett fylling.',
    models: isGlazed,
  },
  'R-P-02': { trigger: 'Et felt har tett fylling. Glatt overflate settes inn.', models: isGlazed },
  'R-P-03': {
    trigger: 'En fylling har egen overflate, men er ikke tett lenger eller finnes ikke. Overflaten tas bort.',
    models: (model) => assortmentOf(model).solidPanelQualities.length > 0,
  },

  'R-M-01': {
    trigger: 'Arealet er utenfor det modellen leveres i.',
    models: ({ areaM2 }) => areaM2 !== undefined,
  },
  'R-M-02': {
    trigger: 'Glasset er ikke blant dem modellen leveres med.',
    models: ({ glassCodes }) => glassCodes !== undefined,
  },
  'R-M-03': {
    trigger: 'Branndør med andre hengsler eller annen lås enn den er prøvd med (H01, H04, L30, L40).',
    models: isFireDoor,
  },
  'R-M-04': {
    trigger: 'Et dørblad i en foldedør er smalere enn 500 eller bredere enn 950 mm.',
    models: isOfType('V'),
  },
  'R-M-05': {
    trigger: 'Noe annet enn hengsling, montering eller kledning er endret på en lagervare.',
    models: ({ isStockItem }) => isStockItem === true,
  },
  'R-M-90': {
    trigger: 'Konstruksjonsdelen har feil tykkelse, eller lengden er under 200 eller over 9 990 mm.',
    models: isPart,
  },
  'R-M-91': {
    trigger: 'Noe annet enn lengde, dybde og farge er valgt for en konstruksjonsdel.',
    models: isPart,
  },
}

/** Whether anything that can be chosen on the model may set the rule off. */
export const canConcern = (ruleId: string, model: Model): boolean =>
  (ruleWords[ruleId]?.models ?? isProduct)(model)

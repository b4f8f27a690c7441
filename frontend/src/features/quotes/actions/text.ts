/** Norwegian strings of what can be done with a quote. Exact wordings are those of quote-workflow sections 2, 5 and 8. */
import { sayIn, texts } from '#domain/texts/texts'

const say = sayIn('quotes/actions')

export const actionText = texts('quotes/actions.action', {
  schedule: 'Hurtigregistrering',
  download: 'Last ned',
  downloadAll: 'Alt i én fil (zip)',
  elevationsPdf: 'Oppriss (PDF)',
  elevationsDxf: 'Oppriss (DXF)',
  openingsDxf: 'Veggåpninger (DXF)',
  downloadModel: 'BIM-modell (IFC)',
  downloadGlb: '3D-modell (GLB)',
  downloadOrder: 'Bestilling (EHF)',
  copy: 'Kopier tilbud',
  extend: 'Utvid gyldighet',
  cancel: 'Kanseller',
  label: 'Handlinger',
  next: 'Neste steg',
  preparing: (percent: number) => say`Lager zip … ${Math.round(percent)}\u00a0%`,
  downloadFailed: 'Filen kunne ikke lages.',
  copyFailed: 'Det oppstod en feil under kopiering av tilbud.',
  copied: (from: number, to: number) =>
    say`Tilbud ${from} ble kopiert til ${to}. Du jobber nå på det kopierte tilbudet.`,
  extendFailed: 'Det oppstod en feil under rekalkulering av tilbud.',
  extended: (orderNumber: number) => say`Tilbud ${orderNumber} er rekalkulert med ny gyldighet`,
  cancelQuestion: 'Vil du virkelig kansellere bestillingen?',
  cancelNo: 'Nei',
  cancelYes: 'Ja',
  cancelSent: 'Forespørsel om kansellering av tilbudet sendt.',
  cancelledNow: 'Bestillingen er kansellert.',
  cancelAsked: 'Fabrikken har fått ordren. Leverandøren må godkjenne kanselleringen.',
  cancelAtOnce: 'Fabrikken har ikke fått ordren ennå. Den kanselleres med en gang.',
  handBack: 'Gi tilbake til byggmester',
  handBackQuestion: (agent: string) => say`Vil du gi tilbudet tilbake til ${agent}?`,
  handBackMeans:
    'Bestillingen faller bort, og byggmesteren får beskjed på e-post. Han kan endre tilbudet og bestille på nytt.',
  handBackYes: 'Ja, gi tilbake',
  handedBack: (agent: string) => say`Tilbudet er gitt tilbake til ${agent}.`,
  approveCancellation: 'Godkjenn kansellering',
  approveQuestion: 'Vil du godkjenne kanselleringen?',
  approvedForGood: (orderNumber: number) =>
    say`Bestillingen av tilbud ${orderNumber} er da kansellert. Det kan ikke gjøres om.`,
  approveYes: 'Ja, godkjenn',
  rejectCancellation: 'Avslå kansellering',
  rejectQuestion: 'Vil du avslå kanselleringen?',
  rejectedStands: (orderNumber: number) =>
    say`Bestillingen av tilbud ${orderNumber} blir da stående, og den som ba om kanselleringen får beskjed på e-post.`,
  rejectYes: 'Ja, avslå',
  cancellationApproved: 'Kanselleringen er godkjent.',
  cancellationRejected: 'Kanselleringen er avslått. Ordren står.',
  projectCalculation: 'Prosjektkalkyle: prisene regnes med margin.',
} as const)

/** What the page of the import says. */

import { IMPORT_LINES_MAX } from '#domain/administration/import/columns'
import { importColumnNames } from '#domain/messages/imports'
import { sayIn, texts } from '#domain/texts/texts'

const say = sayIn('import')

const lines = (count: number) => `${count} ${count === 1 ? say`linje` : say`linjer`}`

export const importPageText = texts('import.page', {
  title: 'Import',
  get intro() {
    return say`Butikker og personer fra et regneark: xlsx eller csv, inntil ${IMPORT_LINES_MAX} linjer. Ingenting lagres før du har sett over linjene.`
  },
  loading: 'Henter kjedene …',
  tryAgain: 'Prøv igjen',
  chain: 'Kjede',
  chooseChain: 'Velg kjede',
  chainFirst: 'Linjene kontrolleres når kjeden er valgt.',
  file: 'Velg fil',
  drop: 'Slipp en fil her, eller lim inn celler fra Excel.',
  pasteLabel: 'Lim inn celler fra Excel',
  pasted: 'Innlimte celler',
  templates: 'Tomme maler:',
  templateOf: { stores: 'butikker', people: 'personer' },
  templateName: { stores: 'mal-butikker.xlsx', people: 'mal-personer.xlsx' },
  reading: 'Leser arket …',
  checking: (done: number, all: number) => say`Ser etter ${done} av ${all} linjer …`,
  checkFailed: 'Linjene kunne ikke kontrolleres.',
  kinds: { stores: 'Butikker', people: 'Personer' },
  kind: 'Arket inneholder',
  found: (name: string, count: number) => `${name}: ${lines(count)}`,
  ignored: (headers: readonly string[]) => say`Leses ikke: ${headers.join(', ')}.`,
  another: 'Velg et annet ark',
  filter: 'Vis linjer',
  filters: {
    all: 'Alle',
    fault: 'Feil',
    doubt: 'Tvil',
    new: 'Nye',
    exists: 'Finnes fra før',
    skipped: 'Hoppes over',
  },
  more: (count: number) => say`Vis ${count} til`,
  lineHeading: 'Linje',
  statusHeading: 'Status',
  contentHeading: 'Innhold',
  existing: (name: string, detail: string) => `${name}, ${detail}`,
  status: {
    unchecked: 'Ikke kontrollert',
    fault: 'Feil',
    doubt: 'Tvil',
    new: 'Ny',
    decided: 'Avklart',
    exists: 'Finnes fra før',
    skipped: 'Hoppes over',
  },
  faultOf: (column: string, sentence: string) => `${column}: ${sentence}`,
  columns: importColumnNames as Readonly<Record<string, string>>,
  choose: 'Velg …',
  skip: 'Hopp over linjen',
  answers: {
    'store-similar': 'Opprett som ny butikk',
    'postal-place': 'Bruk poststedet som hører til postnummeret',
    'affiliation-unclear': '',
    'email-known': 'Gi personen rollen',
    'person-similar': 'Opprett som ny person',
    'store-twice': 'Opprett begge butikkene',
    'person-twice': 'Gi samme person begge rollene',
    'person-twin': 'Opprett begge personene',
  },
  take: {
    store: (name: string, detail: string) => say`Det er ${name}, ${detail}`,
    agent: (name: string, detail: string) => say`Det er ${name}, ${detail} (byggmester)`,
    user: (name: string, detail: string) => say`Det er ${name}, ${detail}: gi rollen`,
  },
  forAll: (count: number, answer: string) => say`${answer} (alle ${count})`,
  forAllHeading: 'Avklar flere samtidig:',
  toImport: (count: number) => say`Importer ${lines(count)}`,
  nothing: 'Ingen linjer er klare til import.',
  leftOut: (faults: number, doubts: number) => {
    const parts = [
      ...(faults > 0 ? [say`${lines(faults)} med feil`] : []),
      ...(doubts > 0 ? [say`${lines(doubts)} med tvil som ikke er avklart`] : []),
    ]
    return say`${parts.join(say` og `)} blir ikke med.`
  },
  invite: 'Send invitasjon på e-post til hver nye person når importen er ferdig',
  inviteHelp: 'Ellers kan invitasjonene sendes senere, herfra eller fra siden til hver bruker.',
  progress: (done: number, all: number) => say`Importerer: ${done} av ${all} linjer`,
  inviting: (done: number, all: number) => say`Sender invitasjoner: ${done} av ${all}`,
  stopped: 'Importen stoppet. Det som er importert, er lagret, og ingenting blir laget to ganger.',
  proceed: 'Fortsett',
  end: 'Avslutt her',
  unreached:
    'Importen ble avsluttet her. Importer linjen på nytt; er den kommet med, blir den ikke laget to ganger',
  underWay: 'Importen er ikke ferdig. Bli på siden til den er det.',
  report: 'Importen er ferdig',
  counts: {
    made: 'opprettet',
    'role-added': 'fikk en rolle til',
    exists: 'fantes fra før',
    skipped: 'hoppet over',
    undecided: 'ikke avklart',
    failed: 'med feil',
  },
  failedHeading: 'Ikke importert',
  failedLine: (line: number, name: string, why: string) => say`Linje ${line}, ${name}: ${why}`,
  undecided: 'Tvilen er ikke avklart',
  download: 'Last ned linjene som ikke ble importert',
  downloadName: 'ikke-importert.xlsx',
  why: 'Hvorfor',
  inviteNow: (count: number) => say`Send invitasjon til ${count} nye`,
  invited: (count: number) => say`${count} ${count === 1 ? say`invitasjon` : say`invitasjoner`} er sendt.`,
  notInvitedHeading: (count: number) => say`Fikk ingen invitasjon: ${count}`,
  others: (count: number) => say`… og ${lines(count)} til`,
  inviteAgain: (count: number) =>
    count === 1 ? say`Send invitasjonen som gjenstår` : say`Send de ${count} invitasjonene som gjenstår`,
  onceMore: 'Importer et ark til',
} as const)

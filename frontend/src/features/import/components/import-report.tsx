/** How far the import is, and in the end what became of every line. */
import { Alert, Button, Group, Progress, Text } from '@mantine/core'
import { IconDownload, IconMail } from '@tabler/icons-react'
import type { ImportSheet } from '#domain/administration/import/read-import'
import classes from '../import-page.module.css'
import type { NotImported } from '../sheet/given-sheets.ts'
import { saveNotImported } from '../sheet/save-sheet.ts'
import type { PreviewLine } from '../state/decisions.ts'
import { importPageText } from '../text.ts'
import { canBeInvited, type Importing } from '../use-import.ts'

/** In words; a list of thousands is in the sheet. */
const LISTED = 20

const whyNot = (lines: readonly PreviewLine[], { outcomes }: Importing): readonly NotImported[] => {
  const failed = outcomes.flatMap(({ line, status, sentence }) =>
    status === 'failed' ? [{ line, why: sentence }] : [],
  )
  const leftOut = lines.flatMap(({ line, state, wrong }) => {
    if (state === 'fault')
      return [
        {
          line,
          why: wrong
            .map(({ column, sentence }) =>
              importPageText.faultOf(importPageText.columns[column] ?? column, sentence),
            )
            .join('. '),
        },
      ]
    return state === 'doubt' ? [{ line, why: importPageText.undecided }] : []
  })
  return [...failed, ...leftOut].toSorted((one, other) => one.line - other.line)
}

/** What a line is called by whoever has the sheet: who or what stands in it, and else what stands there first. */
const nameIn = (cells: PreviewLine['cells']): string => {
  const { name, fullName, firstname, lastname } = cells
  const called = name ?? fullName ?? [firstname, lastname].filter(Boolean).join(' ')
  return called || (Object.values(cells)[0] ?? '')
}

/** Whoever was made and has got no invitation, with the reason, in the order of the sheet. */
const notInvited = ({ outcomes, invitations }: Importing): readonly NotImported[] => {
  const lineOf = new Map(outcomes.map(({ id, line }) => [id, line]))
  return (invitations?.passedOver ?? [])
    .flatMap(({ id, sentence }) => {
      const line = lineOf.get(id)
      return line === undefined ? [] : [{ line, why: sentence }]
    })
    .toSorted((one, other) => one.line - other.line)
}

const countsOf = (lines: readonly PreviewLine[], { outcomes }: Importing) => {
  const outcome = (status: string) => outcomes.filter((each) => each.status === status).length
  const state = (wanted: string) => lines.filter((each) => each.state === wanted).length
  return {
    made: outcome('made'),
    'role-added': outcome('role-added'),
    exists: outcome('exists') + state('exists'),
    skipped: state('skipped'),
    undecided: state('doubt'),
    failed: outcome('failed') + state('fault'),
  } as const
}

interface Props {
  readonly sheet: ImportSheet
  readonly lines: readonly PreviewLine[]
  readonly importing: Importing
  readonly onClose: () => void
}

const Running = ({ importing: { progress, proceed, end } }: Pick<Props, 'importing'>) => {
  const { phase, done, all, problem } = progress
  const words = phase === 'inviting' ? importPageText.inviting(done, all) : importPageText.progress(done, all)
  return (
    <>
      <Text role="status">{words}</Text>
      <Progress size="lg" mt="xs" value={all === 0 ? 0 : (100 * done) / all} aria-label={words} />
      {problem !== null && (
        <Alert color="red" variant="light" role="alert" mt="md" title={importPageText.stopped}>
          {problem}
          <Group mt="sm">
            <Button onClick={proceed}>{importPageText.proceed}</Button>
            <Button variant="default" onClick={() => end(importPageText.unreached)}>
              {importPageText.end}
            </Button>
          </Group>
        </Alert>
      )}
    </>
  )
}

const Done = ({ sheet, lines, importing, onClose }: Props) => {
  const counts = countsOf(lines, importing)
  const notImported = whyNot(lines, importing)
  const nameOf = new Map(lines.map(({ line, cells }) => [line, nameIn(cells)]))
  const { invitations } = importing
  const passedOver = notInvited(importing)
  const toInvite = invitations === null ? counts.made : invitations.passedOver.filter(canBeInvited).length
  const canInvite = sheet.kind === 'people' && toInvite > 0
  return (
    <>
      <h2 className={classes.heading}>{importPageText.report}</h2>
      <div role="status">
        <ul className={classes.counts}>
          {(Object.keys(counts) as (keyof typeof counts)[])
            .filter((each) => counts[each] > 0)
            .map((each) => (
              <li key={each}>
                <strong>{counts[each]}</strong> {importPageText.counts[each]}
              </li>
            ))}
          {invitations !== null && <li>{importPageText.invited(invitations.invited)}</li>}
        </ul>
      </div>
      {notImported.length > 0 && (
        <>
          <h3 className={classes.heading}>{importPageText.failedHeading}</h3>
          <ul className={classes.notImported}>
            {notImported.slice(0, LISTED).map(({ line, why }) => (
              <li key={line}>{importPageText.failedLine(line, nameOf.get(line) ?? '', why)}</li>
            ))}
            {notImported.length > LISTED && <li>{importPageText.others(notImported.length - LISTED)}</li>}
          </ul>
          <Button
            variant="default"
            leftSection={<IconDownload size={16} aria-hidden />}
            onClick={() => void saveNotImported(sheet, notImported)}
          >
            {importPageText.download}
          </Button>
        </>
      )}
      {passedOver.length > 0 && (
        <>
          <h3 className={classes.heading}>{importPageText.notInvitedHeading(passedOver.length)}</h3>
          <ul className={classes.notImported}>
            {passedOver.slice(0, LISTED).map(({ line, why }) => (
              <li key={line}>{importPageText.failedLine(line, nameOf.get(line) ?? '', why)}</li>
            ))}
            {passedOver.length > LISTED && <li>{importPageText.others(passedOver.length - LISTED)}</li>}
          </ul>
        </>
      )}
      <div className={classes.foot}>
        {canInvite && (
          <Button
            variant="default"
            leftSection={<IconMail size={16} aria-hidden />}
            onClick={importing.invite}
          >
            {invitations === null ? importPageText.inviteNow(toInvite) : importPageText.inviteAgain(toInvite)}
          </Button>
        )}
        <Button onClick={onClose}>{importPageText.onceMore}</Button>
      </div>
    </>
  )
}

export const ImportReport = (props: Props) => (
  <section className={classes.preview}>
    {props.importing.progress.phase === 'done' ? (
      <Done {...props} />
    ) : (
      <Running importing={props.importing} />
    )}
  </section>
)

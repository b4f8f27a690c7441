/** A table from a spreadsheet before it becomes lines: what each column is, as guessed, and what the lines will be. */
import { Button, Checkbox, Modal, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import type { ColorLists } from '#domain/catalogue/types'
import { type ColumnRole, columnRoles, guessColumns, type TableColumns } from '#domain/schedule/table/columns'
import type { Table } from '#domain/schedule/table/read-table'
import { tableLines } from '#domain/schedule/table/table-lines'
import { pasteText } from '../text.ts'
import classes from './paste-dialog.module.css'

const ROWS_SHOWN = 4

interface Props {
  readonly table: Table
  readonly colorLists: ColorLists
  readonly onInsert: (lines: readonly string[]) => void
  readonly onClose: () => void
}

const roleChoices = columnRoles.map((value) => ({ value, label: pasteText.roles[value] }))

export const PasteDialog = ({ table, colorLists, onInsert, onClose }: Props) => {
  const [columns, setColumns] = useState<TableColumns>(() => guessColumns(table, colorLists))
  const lines = tableLines(table, columns)
  const setRole = (column: number, role: ColumnRole) =>
    setColumns({
      ...columns,
      roles: columns.roles.map((before, index) => (index === column ? role : before)),
    })
  return (
    <Modal opened onClose={onClose} title={pasteText.title} size={1040}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onInsert(lines)
        }}
      >
        <p className={classes.intro}>{pasteText.intro(lines.length)}</p>
        <Checkbox
          label={pasteText.headings}
          checked={columns.hasHeadings}
          onChange={({ currentTarget }) => setColumns({ ...columns, hasHeadings: currentTarget.checked })}
        />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
        <section className={classes.sheet} aria-label={pasteText.first} tabIndex={0}>
          <table>
            <thead>
              <tr>
                {columns.roles.map((role, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                  <th key={column}>
                    <NativeSelect
                      aria-label={pasteText.column(column + 1)}
                      size="xs"
                      data={roleChoices}
                      value={role}
                      onChange={({ currentTarget }) => setRole(column, currentTarget.value as ColumnRole)}
                    />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.slice(0, ROWS_SHOWN).map((cells, row) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
                <tr key={row} data-heading={(row === 0 && columns.hasHeadings) || undefined}>
                  {cells.map((cell, column) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
                    <td key={column} data-ignored={columns.roles[column] === 'ignore' || undefined}>
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <h3 className={classes.previewTitle}>{pasteText.preview}</h3>
        <ol className={classes.preview}>
          {lines.slice(0, ROWS_SHOWN).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
        <div className={classes.dialogActions}>
          <Button variant="default" onClick={onClose}>
            {pasteText.cancel}
          </Button>
          <Button type="submit" disabled={lines.length === 0} data-autofocus>
            {pasteText.insert(lines.length)}
          </Button>
        </div>
      </form>
    </Modal>
  )
}

/** The first rows of a sheet, and above each column what it is and what its figures are in. */
import { NativeSelect } from '@mantine/core'
import type { LengthUnit } from '#domain/schedule/lengths'
import { type ColumnRole, columnRoles, type TableColumns } from '#domain/schedule/table/column-roles'
import { MEASURED } from '#domain/schedule/table/columns'
import type { Table } from '#domain/schedule/table/read-table'
import { fromSheetText } from '../text.ts'
import classes from './sheet-dialog.module.css'

const ROWS_SHOWN = 4

interface Props {
  readonly table: Table
  readonly columns: TableColumns
  readonly onChange: (columns: TableColumns) => void
}

const without = <Item,>(items: readonly Item[], at: number, item: Item): readonly Item[] =>
  items.map((before, index) => (index === at ? item : before))

const roleChoices = () => columnRoles.map((value) => ({ value, label: fromSheetText.roles[value] }))
const unitChoices = () => [
  { value: '', label: fromSheetText.noUnit },
  ...(Object.keys(fromSheetText.units) as LengthUnit[]).map((value) => ({
    value,
    label: fromSheetText.units[value],
  })),
]

export const ColumnTable = ({ table, columns, onChange }: Props) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
  <section className={classes.sheet} aria-label={fromSheetText.first} tabIndex={0}>
    <table>
      <thead>
        <tr>
          {columns.roles.map((role, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
            <th key={column}>
              <NativeSelect
                aria-label={fromSheetText.column(column + 1)}
                size="xs"
                data={roleChoices()}
                value={role}
                onChange={({ currentTarget }) =>
                  onChange({
                    ...columns,
                    roles: without(columns.roles, column, currentTarget.value as ColumnRole),
                  })
                }
              />
              {MEASURED.includes(role) ? (
                <NativeSelect
                  aria-label={fromSheetText.unitOf(column + 1)}
                  className={classes.unit ?? ''}
                  size="xs"
                  data={unitChoices()}
                  value={columns.units[column] ?? ''}
                  onChange={({ currentTarget }) =>
                    onChange({
                      ...columns,
                      units: without(
                        columns.units,
                        column,
                        currentTarget.value === '' ? null : (currentTarget.value as LengthUnit),
                      ),
                    })
                  }
                />
              ) : null}
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
)

/** One model a line, group by group; a line unfolds what the model is made with and what its price is made of. */
import { useState } from 'react'
import type { ModelGroup } from '../state/model-groups.ts'
import { modelsText } from '../text.ts'
import { ModelDetails } from './model-details.tsx'
import { ModelLine } from './model-line.tsx'
import classes from './model-table.module.css'

const COLUMNS = 11

export const ModelTable = ({ groups }: { groups: readonly ModelGroup[] }) => {
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set())
  const toggle = (id: number) =>
    setOpen((before) => new Set(before.has(id) ? [...before].filter((each) => each !== id) : [...before, id]))
  return (
    <table className={classes.table} aria-label={modelsText.models}>
      <thead className={classes.head}>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{modelsText.picture}</span>
          </th>
          <th scope="col">{modelsText.number}</th>
          <th scope="col">{modelsText.name}</th>
          <th scope="col">{modelsText.functions}</th>
          <th scope="col">{modelsText.width}</th>
          <th scope="col">{modelsText.height}</th>
          <th scope="col">{modelsText.standard}</th>
          <th scope="col">{modelsText.glass}</th>
          <th scope="col">{modelsText.uValue}</th>
          <th scope="col">{modelsText.weight}</th>
          <th scope="col">{modelsText.price}</th>
        </tr>
      </thead>
      {groups.map(({ pk, name, models }) => (
        <tbody key={pk}>
          <tr className={classes.group}>
            <th scope="rowgroup" colSpan={COLUMNS}>
              {name}
            </th>
          </tr>
          {models.flatMap((model) => [
            <ModelLine
              key={model.id}
              model={model}
              isOpen={open.has(model.id)}
              detailsId={`modell-${model.id}`}
              onToggle={() => toggle(model.id)}
            />,
            ...(open.has(model.id)
              ? [
                  <tr key={`${model.id} details`} id={`modell-${model.id}`} className={classes.opened}>
                    <td colSpan={COLUMNS}>
                      <ModelDetails model={model} />
                    </td>
                  </tr>,
                ]
              : []),
          ])}
        </tbody>
      ))}
    </table>
  )
}

/** How the list price comes about: every line with its reason, adding up to the krone. */
import { useMemo } from 'react'
import { price } from '#domain/pricing/price-product'
import { kronerOf } from '#domain/units'
import { formatMoney } from '../../../../ui/format.ts'
import { useEditor } from '../../state/use-editor.ts'
import { editorText } from '../../text.ts'
import classes from './price.module.css'

export const BuildUp = () => {
  const { configuration, list } = useEditor()
  const priced = useMemo(() => (list === null ? null : price(configuration, list)), [configuration, list])
  if (!priced?.ok) return null
  const { lines, gross } = priced.value
  return (
    <details className={classes.build}>
      <summary>{editorText.buildUp}</summary>
      <dl className={classes.lines}>
        {lines.map(({ code, label, amount, because }) => (
          <div key={`${code} ${label}`} className={classes.line}>
            <dt>
              {label}
              <span className={classes.because}>{because}</span>
            </dt>
            <dd>{formatMoney(kronerOf(amount))}</dd>
          </div>
        ))}
        <div className={`${classes.line} ${classes.sum}`}>
          <dt>{editorText.listPrice}</dt>
          <dd>{formatMoney(kronerOf(gross))}</dd>
        </div>
      </dl>
    </details>
  )
}

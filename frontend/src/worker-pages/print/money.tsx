import { formatMoney } from '../../ui/format.ts'
import styles from './document.module.css'

/** A sum whose unit stands back a little: the eye reads the figure. */
export const Money = ({ kroner }: { kroner: number }) => {
  const [unit, ...figure] = formatMoney(kroner).split('\u00a0')
  return (
    <span className={styles.money}>
      <span className={styles.unit}>{unit}</span>
      {`\u00a0${figure.join('\u00a0')}`}
    </span>
  )
}

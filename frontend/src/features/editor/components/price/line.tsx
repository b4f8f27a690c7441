import { formatMoney } from '../../../../ui/format.ts'
import classes from './price.module.css'

interface LineProps {
  readonly label: string
  readonly amount: number | null
  readonly strong?: boolean
}

/** An amount in kroner and what it is. */
export const PriceLineRow = ({ label, amount, strong = false }: LineProps) => (
  <div className={`${classes.line} ${strong ? classes.sum : ''}`}>
    <dt>{label}</dt>
    <dd>{formatMoney(amount)}</dd>
  </div>
)

/** How the price of a row comes about: line by line with its reason, then the steps to what a piece is sold for. */
import { useQuery } from '@tanstack/react-query'
import type { ApiPriceBuildUp } from '#domain/contracts/price-build-up'
import { oreOf } from '#domain/units'
import { formatMoney } from '../../../ui/format.ts'
import { formatDifference } from '../../../ui/format-difference.ts'
import { buildUpQuery } from '../sending/get-changes.ts'
import classes from './price-build-up.module.css'
import { buildUpText } from './text.ts'

interface Props {
  readonly orderNumber: number
  readonly rowNumber: number
}

export const PriceBuildUpSheet = ({ orderNumber, rowNumber }: Props) => {
  const { data, isError } = useQuery(buildUpQuery(orderNumber, rowNumber))
  return data === undefined ? (
    <p className={classes.soft} role="status">
      {isError ? buildUpText.failed : buildUpText.loading}
    </p>
  ) : (
    <Lines built={data} />
  )
}

const Lines = ({ built }: { built: ApiPriceBuildUp }) => (
  <>
    <dl className={classes.lines}>
      {built.lines.map(({ code, label, amount, because }) => (
        <div key={`${code} ${label}`} className={classes.line}>
          <dt>
            {label}
            <span className={classes.because}>{because}</span>
          </dt>
          <dd>{formatMoney(amount)}</dd>
        </div>
      ))}
      <Sum label={buildUpText.listPrice} amount={built.gross} />
      {built.steps.map(({ label, amount }) => (
        <div key={label} className={classes.line}>
          <dt>{label}</dt>
          <dd>{formatDifference(oreOf(amount))}</dd>
        </div>
      ))}
      {built.steps.length > 0 && <Sum label={buildUpText.unitPrice} amount={built.unitPrice} />}
      {built.numberOf !== 1 && <Sum label={buildUpText.times(built.numberOf)} amount={built.linePrice} />}
    </dl>
    <p className={classes.soft}>{buildUpText.exclTax}</p>
  </>
)

const Sum = ({ label, amount }: { label: string; amount: number }) => (
  <div className={`${classes.line} ${classes.sum}`}>
    <dt>{label}</dt>
    <dd>{formatMoney(amount)}</dd>
  </div>
)

/** What the product is, technically: what a customer asks, what a building case needs. */
import { IconAward, IconLeaf } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { ProductRow } from '#domain/contracts/product'
import { formatUValue, formatWeight } from '../../../../ui/format.ts'
import { useEditor } from '../../state/use-editor.ts'
import { editorText } from '../../text.ts'
import classes from './price.module.css'

/** NOBB numbers of one or two characters stand for none. */
const NOBB_LEAST = 3

interface FactsPanelProps {
  /** How it is mounted in the quote, where that is not for its own choices to say. */
  readonly coupledBy: ProductRow['mountingType'] | null
}

export const FactsPanel = ({ coupledBy }: FactsPanelProps) => {
  const { configuration } = useEditor()
  const { facts, thermal, weight, values } = configuration
  const mounting = coupledBy ?? facts.mountingType
  const yesNo = (is: boolean) => (is ? editorText.yes : editorText.no)
  return (
    <section className={classes.panel} aria-label={editorText.technical}>
      <h2 className={classes.heading}>{editorText.technical}</h2>
      <dl className={classes.facts}>
        {thermal.uValue === null ? null : (
          <Fact label={editorText.uValue} unit="W/m²K">
            {formatUValue(thermal.uValue)}
          </Fact>
        )}
        <Fact label={editorText.weight} unit="kg">
          {formatWeight(weight.totalKg)}
        </Fact>
        <Fact label={editorText.depth} unit="mm">
          {values.depth}
        </Fact>
        {facts.soundDb === null ? null : (
          <Fact label={editorText.sound} unit="dB">
            {facts.soundDb}
          </Fact>
        )}
        <Fact label={editorText.escape}>{yesNo(facts.emergencyExit)}</Fact>
        <Fact label={editorText.ce}>{yesNo(facts.ceMarked)}</Fact>
        <Fact label={editorText.swan}>
          {facts.swan ? <IconLeaf size={15} color="#2f7d46" aria-hidden /> : null} {yesNo(facts.swan)}
        </Fact>
        <Fact label={editorText.warranty}>
          <IconAward size={15} color="var(--ink-soft)" aria-hidden /> {editorText.years(facts.warrantyYears)}
        </Fact>
        {facts.fastlaneObstacle === null ? <Fact label={editorText.fastlane}>{editorText.yes}</Fact> : null}
        {facts.nobbNumber.length < NOBB_LEAST ? null : (
          <Fact label={editorText.nobb}>{facts.nobbNumber}</Fact>
        )}
        <Fact label={editorText.mounting}>
          <span className={mounting.ok ? undefined : classes.bad}>{mounting.description}</span>
        </Fact>
      </dl>
    </section>
  )
}

interface FactProps {
  readonly label: string
  readonly unit?: string
  readonly children: ReactNode
}

const Fact = ({ label, unit, children }: FactProps) => (
  <div className={classes.fact}>
    <dt>{label}</dt>
    <dd>
      {children}
      {unit ? <span className={classes.unit}> {unit}</span> : null}
    </dd>
  </div>
)

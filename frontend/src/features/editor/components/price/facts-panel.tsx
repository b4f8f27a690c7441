/** What the product is, technically: what a customer asks, what a building case needs. */

import { IconAward, IconLeaf } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { frameTypeOf } from '#domain/catalogue/catalogue'
import { isWindow } from '#domain/catalogue/model-kind'
import { isNobbNumber } from '#domain/catalogue/nobb'
import type { ProductRow } from '#domain/contracts/product'
import { frameDepthOf } from '#domain/layout/depth'
import type { Configuration } from '#domain/rules/configuration'
import { formatUValue, formatWeight } from '../../../../ui/format.ts'
import { editorText } from '../../text.ts'
import classes from './price.module.css'

interface FactsPanelProps {
  readonly configuration: Configuration
  /** How it is mounted in the quote, where that is not for its own choices to say. */
  readonly coupledBy: ProductRow['mountingType'] | null
}

export const FactsPanel = ({ configuration, coupledBy }: FactsPanelProps) => {
  const { model, facts, thermal, weight, values } = configuration
  // Nobody climbs through a post, and windows and doors are what can have the swan.
  const isPart = model.isConstructionPart === true
  const mounting = coupledBy ?? facts.mountingType
  const yesNo = (is: boolean) => (is ? editorText.yes : editorText.no)
  return (
    <section className={classes.panel} aria-label={editorText.technical}>
      <h2 className={classes.heading}>{editorText.technical}</h2>
      <dl className={classes.facts}>
        {thermal.uValue === null ? null : (
          <Fact label={editorText.uValue} unit="W/(m²K)">
            {formatUValue(thermal.uValue)}
          </Fact>
        )}
        {weight.totalKg === null ? null : (
          <Fact label={editorText.weight} unit="kg">
            {formatWeight(weight.totalKg)}
          </Fact>
        )}
        <Fact label={editorText.depth} unit="mm">
          {frameDepthOf(values, frameTypeOf(model.frameType))}
        </Fact>
        {facts.soundDb === null ? null : (
          <Fact label={editorText.sound} unit="dB">
            {facts.soundDb}
          </Fact>
        )}
        {/* The measures of the rule are a window's; nobody asks a door whether one gets out by it. */}
        {isPart || !isWindow(model) ? null : (
          <Fact label={editorText.escape}>{yesNo(facts.emergencyExit)}</Fact>
        )}
        <Fact label={editorText.ce}>{yesNo(facts.ceMarked)}</Fact>
        {isPart ? null : (
          <Fact label={editorText.swan}>
            {facts.swan ? <IconLeaf size={15} color="#2f7d46" aria-hidden /> : null} {yesNo(facts.swan)}
          </Fact>
        )}
        <Fact label={editorText.warranty}>
          <IconAward size={15} color="var(--ink-soft)" aria-hidden /> {editorText.years(facts.warrantyYears)}
        </Fact>
        {facts.fastlaneObstacle === null ? <Fact label={editorText.fastlane}>{editorText.yes}</Fact> : null}
        {!isNobbNumber(facts.nobbNumber) ? null : <Fact label={editorText.nobb}>{facts.nobbNumber}</Fact>}
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

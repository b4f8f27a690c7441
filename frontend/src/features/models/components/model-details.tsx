/** A model laid open: limits, what it comes with, how its price adds up, and the rules that it can meet. */
import type { ReactNode } from 'react'
import type { ModelSheet } from '#domain/contracts/models'
import { formatMoney } from '../../../ui/format.ts'
import { modelsText } from '../text.ts'
import { LimitsTable } from './limits-table.tsx'
import classes from './model-details.module.css'
import { RulesOfModel } from './rules-of-model.tsx'

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={classes.part} aria-label={title}>
    <h2 className={classes.title}>{title}</h2>
    {children}
  </section>
)

export const ModelDetails = ({ model }: { model: ModelSheet }) => (
  <div className={classes.details}>
    <Part title={modelsText.limits}>
      <LimitsTable model={model} />
    </Part>
    <Part title={modelsText.start}>
      <Start model={model} />
    </Part>
    <Part title={modelsText.buildUp}>
      <BuildUp model={model} />
    </Part>
    <RulesOfModel model={model} />
  </div>
)

const Start = ({ model: { start } }: { model: ModelSheet }) => (
  <dl className={classes.facts}>
    {start.choices.map(({ field, value, alternatives }) => (
      <div key={field}>
        <dt>{field}</dt>
        <dd>
          {value}
          {alternatives !== null && (
            <span className={classes.soft}> {modelsText.alternatives(alternatives)}</span>
          )}
        </dd>
      </div>
    ))}
  </dl>
)

const BuildUp = ({ model: { price, priceLacks } }: { model: ModelSheet }) => {
  if (price === null) return <p className={classes.lacks}>{priceLacks}</p>
  return (
    <dl className={classes.lines}>
      {price.lines.map(({ label, amount, because }) => (
        <div key={`${label} ${because}`}>
          <dt>
            {label}
            <span className={classes.because}>{because}</span>
          </dt>
          <dd>{formatMoney(amount)}</dd>
        </div>
      ))}
      <div className={classes.sum}>
        <dt>{modelsText.sum}</dt>
        <dd>{formatMoney(price.list)}</dd>
      </div>
    </dl>
  )
}

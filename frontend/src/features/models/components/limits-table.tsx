/** Least and greatest outer sizes by opening function, and what else bounds a model. */
import type { ModelSheet } from '#domain/contracts/models'
import { formatWhole } from '../../../ui/format.ts'
import { sharedLimits } from '../state/model-groups.ts'
import { modelsText } from '../text.ts'
import classes from './model-details.module.css'

const span = (min: number, max: number): string => `${formatWhole(min)}–${formatWhole(max)}`
const number = (value: number): string => value.toLocaleString('nb-NO')

export const LimitsTable = ({ model }: { model: ModelSheet }) => {
  const { functions, frameType, shapes, depths, areaM2 } = model
  const limited = sharedLimits(functions)
  return (
    <>
      {limited.map(({ names, limits }) => (
        <dl key={names.join()} className={classes.facts}>
          <div className={classes.head}>
            <dt>{modelsText.functions}</dt>
            <dd>{names.join(', ')}</dd>
          </div>
          {limits === null ? (
            <div>
              <dt>{modelsText.limits}</dt>
              <dd>{modelsText.byLength}</dd>
            </div>
          ) : (
            <>
              <Fact term={modelsText.width} unit="mm" value={span(limits.widthMin, limits.widthMax)} />
              <Fact term={modelsText.height} unit="mm" value={span(limits.heightMin, limits.heightMax)} />
              <Fact term={modelsText.area} unit="m²" value={number(limits.areaMaxM2)} />
              <Fact term={modelsText.sash} unit="kg" value={number(limits.sashMaxKg)} />
            </>
          )}
          {limits?.alsoLying === true && (
            <div>
              <dt className="visually-hidden">{modelsText.limits}</dt>
              <dd>{modelsText.alsoLying}</dd>
            </div>
          )}
        </dl>
      ))}
      <dl className={classes.facts}>
        {areaM2 !== null && (
          <Fact term={modelsText.modelArea} unit="m²" value={`${number(areaM2.min)}–${number(areaM2.max)}`} />
        )}
        <Fact term={modelsText.frameType} value={`${frameType.id} ${frameType.name}`} />
        <Fact term={modelsText.depths} unit="mm" value={depths.map(number).join(', ')} />
        <Fact term={modelsText.shapes} value={shapes.map(({ id, name }) => `${id} ${name}`).join(', ')} />
      </dl>
    </>
  )
}

const Fact = ({ term, value, unit }: { term: string; value: string; unit?: string }) => (
  <div>
    <dt>{term}</dt>
    <dd>
      {value}
      {unit !== undefined && <span className={classes.soft}> {unit}</span>}
    </dd>
  </div>
)

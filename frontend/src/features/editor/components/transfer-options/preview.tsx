/** What taking over would change: the drawing and the price before and after, each field, and what is refused. */
import { Table } from '@mantine/core'
import { IconAlertTriangle, IconArrowRight } from '@tabler/icons-react'
import { useMemo } from 'react'
import type { ColorLists } from '#domain/catalogue/types'
import { sayValue } from '#domain/configurator/say-value'
import type { OptionTransfer } from '#domain/configurator/transfer-options'
import { buildScene } from '#domain/drawing/build-scene'
import { toSvgNodes } from '#domain/drawing/to-svg'
import { fieldName } from '#domain/messages/fields'
import { grossOf } from '#domain/pricing/price-product'
import type { ChoiceField } from '#domain/product/product'
import type { Configuration } from '#domain/rules/configuration'
import { SvgDrawing } from '../../../../drawing/svg/svg-drawing.tsx'
import { formatDelta } from '../../state/price-delta.ts'
import { useEditor } from '../../state/use-editor.ts'
import { transferText } from './text.ts'
import classes from './transfer-options.module.css'

export const TransferPreview = ({ result }: { readonly result: OptionTransfer }) => {
  const { configuration: before, colorLists } = useEditor()
  const { patch, refused, absent, configuration: after } = result
  const fields = Object.keys(patch) as ChoiceField[]
  const speaker = { model: before.model, colorLists }
  return (
    <>
      <div className={classes.pictures}>
        <Picture configuration={before} colorLists={colorLists} label={transferText.now} />
        <IconArrowRight size={20} aria-hidden />
        <Picture configuration={after} colorLists={colorLists} label={transferText.after} />
        <Difference before={before} after={after} />
      </div>
      {fields.length === 0 ? null : (
        <Table fz="sm" verticalSpacing={4} layout="fixed" className={classes.table}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{transferText.field}</Table.Th>
              <Table.Th>{transferText.now}</Table.Th>
              <Table.Th>{transferText.after}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {fields.map((field) => (
              <Table.Tr key={field}>
                <Table.Th scope="row" fw={400} className={classes.field}>
                  {fieldName(field)}
                </Table.Th>
                <Table.Td>{sayValue(field, before.product.choices[field], speaker)}</Table.Td>
                <Table.Td fw={600}>{sayValue(field, after.product.choices[field], speaker)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
      {refused.length + absent.length === 0 ? null : (
        <section aria-label={transferText.unchanged} className={classes.unchanged}>
          <h3>{transferText.unchanged}</h3>
          <ul>
            {refused.map(({ field, sentence }) => (
              <li key={field}>
                <IconAlertTriangle size={16} aria-hidden />
                <span>
                  <span className={classes.field}>{fieldName(field)}</span>: {sentence}
                </span>
              </li>
            ))}
            {absent.length === 0 ? null : (
              <li>
                <IconAlertTriangle size={16} aria-hidden />
                <span>{transferText.absent(absent.map(fieldName))}</span>
              </li>
            )}
          </ul>
        </section>
      )}
    </>
  )
}

interface PictureProps {
  readonly configuration: Configuration
  readonly colorLists: ColorLists
  readonly label: string
}

const Picture = ({ configuration, colorLists, label }: PictureProps) => {
  const node = useMemo(() => {
    const scene = buildScene(configuration, colorLists, { side: 'outside', measurements: false })
    return toSvgNodes(scene, { isThumbnail: true })
  }, [configuration, colorLists])
  return (
    <figure className={classes.picture}>
      <div aria-hidden>
        <SvgDrawing node={node} />
      </div>
      <figcaption>{label}</figcaption>
    </figure>
  )
}

interface DifferenceProps {
  readonly before: Configuration
  readonly after: Configuration
}

/** What it costs, in the viewer's own prices. */
const Difference = ({ before, after }: DifferenceProps) => {
  const { list, priceFactor } = useEditor()
  if (list === null || priceFactor === null) return null
  const [from, to] = [grossOf(before, list), grossOf(after, list)]
  if (!from.ok || !to.ok) return null
  return (
    <p className={classes.price}>
      {formatDelta((to.value - from.value) * priceFactor)} <span>{transferText.perPiece}</span>
    </p>
  )
}

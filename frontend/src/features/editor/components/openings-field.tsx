/** How the product opens; of a divided window, how the field does that is selected in the drawing. */
import { frameTypeOf } from '#domain/catalogue/catalogue'
import type { Option } from '#domain/configurator/option'
import { fieldFunctionOptionsOf } from '#domain/configurator/options'
import { fieldFunctionCandidates } from '#domain/configurator/panel-candidates'
import { isBarName } from '#domain/drawing/part-names'
import { fieldOf } from '#domain/drawing/selection'
import { useEditor } from '../state/use-editor.ts'
import { editorText } from '../text.ts'
import { PictureChoice, type PictureChoiceProps } from './controls/picture-choice.tsx'
import { OpeningPicture } from './pictures/opening-picture.tsx'
import { ScopeLine } from './scope-line.tsx'

interface OpeningsFieldProps extends Omit<PictureChoiceProps, 'options' | 'picture'> {
  readonly ofProduct: () => readonly Option[]
}

export const OpeningsField = ({ ofProduct, ...props }: OpeningsFieldProps) => {
  const { configuration, colorLists, list, selected } = useEditor()
  const choosable = configuration.layout.fields
    .map(({ address }) => address)
    .filter((address) => fieldFunctionCandidates(configuration, address).length > 0)
  const [only, ...others] = selected.flatMap((part) => {
    const cavity = isBarName(part) ? null : fieldOf(part, configuration.layout)
    return cavity !== null && choosable.includes(cavity) ? [cavity] : []
  })
  const panel = only !== undefined && others.length === 0 ? only : ''
  const isDoor = frameTypeOf(configuration.model.frameType).kind === 'DOOR'

  return (
    <>
      <PictureChoice
        {...props}
        options={
          panel === ''
            ? ofProduct()
            : fieldFunctionOptionsOf(configuration, panel, colorLists, list ?? undefined)
        }
        picture={({ value }) => <OpeningPicture functionId={String(value)} isDoor={isDoor} />}
      />
      {choosable.length === 0 ? null : <ScopeLine panel={panel} whole={editorText.wholeProduct} />}
    </>
  )
}

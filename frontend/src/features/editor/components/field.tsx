/** One line of the table of fields as a control, joined to the product that is being edited. */
import { useCallback, useMemo } from 'react'
import { findColor } from '#domain/catalogue/catalogue'
import type { Color } from '#domain/catalogue/types'
import { applyTo } from '#domain/configurator/apply'
import { candidates } from '#domain/configurator/candidates'
import type { Option } from '#domain/configurator/option'
import { sentenceOf } from '#domain/messages/words'
import { useRefusedText } from '../../../row/use-refused-texts.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { colorListOfField } from '../fields/color-lists.ts'
import { isChanged, resetPatch } from '../fields/defaults.ts'
import type { FieldSpec, NumberSpec, OptionSpec, TextSpec } from '../fields/field-spec.ts'
import { isRefused } from '../fields/is-refused.ts'
import { measureOf } from '../fields/typed-measure.ts'
import { mergeOptions } from '../state/merge-options.ts'
import { type Editor, useEditor } from '../state/use-editor.ts'
import { ChoiceControl } from './controls/choice-control.tsx'
import { ColorControl } from './controls/color-control.tsx'
import type { FieldInfo } from './controls/field-frame.tsx'
import { NumberControl } from './controls/number-control.tsx'
import { PictureChoice } from './controls/picture-choice.tsx'
import { SwitchControl } from './controls/switch-control.tsx'
import { TextControl } from './controls/text-control.tsx'
import { OpeningsField } from './openings-field.tsx'
import { PanelProperties } from './panel-properties.tsx'
import { PanelQualities } from './panel-qualities.tsx'
import { GlassPicture } from './pictures/glass-picture.tsx'
import { ShapePicture } from './pictures/shape-picture.tsx'

const BarsControl = lazyPart(async () => (await import('./dividers/bars-control.tsx')).BarsControl)

const infoOf = (spec: FieldSpec, editor: Editor): FieldInfo => {
  const { choices, defaults, configuration, refused, locked, edit, flush } = editor
  const forced = configuration.forced.find(({ field, code }) => field === spec.field && code !== undefined)
  return {
    id: spec.id,
    label: spec.label,
    locked,
    refused: isRefused(spec, refused, choices) ? refused.sentence : undefined,
    note: forced?.code
      ? sentenceOf({ code: forced.code, ...(forced.data && { data: forced.data }) })
      : undefined,
    onReset: isChanged(spec, choices, defaults) ? () => edit(resetPatch(spec, choices, defaults)) : undefined,
    onLeave: flush,
  }
}

export const EditorField = ({ spec }: { readonly spec: FieldSpec }) => {
  const editor = useEditor()
  if (spec.isVisible && !spec.isVisible(editor.configuration)) return null
  switch (spec.kind) {
    case 'number':
      return <NumberField spec={spec} />
    case 'text':
      return <TextField spec={spec} />
    case 'dividers':
    case 'crossbars':
      return <BarsControl field={spec.kind} info={infoOf(spec, editor)} />
    case 'panel-properties':
      return <PanelProperties info={infoOf(spec, editor)} />
    case 'panel-qualities':
      return <PanelQualities info={infoOf(spec, editor)} />
    default:
      return <OptionField spec={spec} />
  }
}

const NumberField = ({ spec }: { readonly spec: NumberSpec }) => {
  const editor = useEditor()
  const { configuration, place } = editor
  const measure = useMemo(() => measureOf(spec, configuration), [spec, configuration])
  return (
    <NumberControl
      info={infoOf(spec, editor)}
      measure={measure}
      refusedText={useRefusedText(place, spec.id, spec.label)}
      stepping={spec.stepping}
      entry={spec.group === 'dimensions' ? 'measure' : undefined}
    />
  )
}

const TextField = ({ spec }: { readonly spec: TextSpec }) => {
  const editor = useEditor()
  const { configuration, colorLists, place } = editor
  const refusalOf = useCallback(
    (value: string): string | null => {
      const tried = applyTo(configuration, spec.write(value), colorLists)
      return tried.ok ? null : sentenceOf(tried)
    },
    [configuration, colorLists, spec],
  )
  return (
    <TextControl
      info={infoOf(spec, editor)}
      value={spec.read(configuration.values)}
      maxLength={spec.maxLength}
      placeholder={spec.placeholder}
      refusedText={useRefusedText(place, spec.id, spec.label)}
      refusalOf={refusalOf}
      onCommit={(value) => editor.edit(spec.write(value))}
    />
  )
}

const colorInForce = (spec: OptionSpec, { configuration, colorLists }: Editor): Color | null => {
  const { values, colors } = configuration
  if (spec.options === 'aluminiumColor') return colors.cladding
  if (spec.options === 'outerColor') return colors.outer
  const list = colorListOfField(spec.options)
  return findColor(colorLists, list, String(values[spec.field]))
}

const codeOf = ({ value }: Option): string | null => (typeof value === 'string' ? value : null)

const OptionField = ({ spec }: { readonly spec: OptionSpec }) => {
  const editor = useEditor()
  const { configuration, colorLists, options, edit } = editor
  const now = candidates[spec.options](configuration, colorLists)
  const optionsOf = () => mergeOptions(now, options[spec.options])
  const info = infoOf(spec, editor)
  const onChoose = ({ patch }: Option) => edit(patch)
  const chosen = now.find(({ selected }) => selected)

  switch (spec.kind) {
    case 'openings':
      return <OpeningsField info={info} onChoose={onChoose} ofProduct={optionsOf} />
    case 'shapes':
      return now.length === 1 ? null : (
        <PictureChoice
          info={info}
          onChoose={onChoose}
          options={optionsOf()}
          picture={({ value }) => <ShapePicture shapeId={Number(value)} />}
        />
      )
    case 'glasses':
      return (
        <ChoiceControl
          info={info}
          onChoose={onChoose}
          chosen={chosen}
          optionsOf={optionsOf}
          picture={({ value }) => <GlassPicture code={String(value)} />}
        />
      )
    case 'colors':
      return (
        <ColorControl
          info={info}
          onChoose={onChoose}
          list={colorListOfField(spec.options)}
          chosen={colorInForce(spec, editor)}
          optionsOf={optionsOf}
          codeOf={codeOf}
        />
      )
    case 'switch':
      return <SwitchField info={info} onChoose={onChoose} options={optionsOf()} />
    case 'switches':
      return optionsOf().map((option) => (
        <SwitchControl
          key={option.label}
          info={{ ...info, id: `${spec.id}-${String(option.value)}`, label: option.label }}
          checked={option.selected}
          other={option}
          onToggle={() => edit(option.patch)}
        />
      ))
    default:
      return <ChoiceControl info={info} onChoose={onChoose} chosen={chosen} optionsOf={optionsOf} />
  }
}

interface SwitchFieldProps {
  readonly info: FieldInfo
  readonly onChoose: (option: Option) => void
  readonly options: readonly Option[]
}

/** Either one option that turns itself on and off, or two of which one is chosen. */
const SwitchField = ({ info, onChoose, options }: SwitchFieldProps) => {
  const [only, ...others] = options
  const other = others.length === 0 ? only : options.find(({ selected }) => !selected)
  return (
    <SwitchControl
      info={info}
      checked={others.length === 0 ? only?.selected === true : other?.value === false}
      other={other}
      onToggle={() => other && onChoose(other)}
    />
  )
}

/** The lamps of the 3D view: each with its own group, one more, one less. */
import { Button } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { lightSchema } from '../../../config/render-config.ts'
import type { Light } from '../../../config/shipped-render-config.ts'
import classes from '../flags-page.module.css'
import { lightText, positionModeNames } from '../settings-text.ts'
import { lightFields } from '../state/fields.ts'
import { SettingField } from './setting-field.tsx'

interface LightFieldsProps {
  readonly lights: readonly Light[]
  readonly most: number
  readonly onChange: (lights: readonly Light[]) => void
}

const newLight = (name: string): Light => ({
  name,
  color: '#ffffff',
  intensity: 0.5,
  yOffset: 0,
  yFactor: 0,
  xOffset: 0,
  zOffset: 0,
  decay: 0,
  positionMode: 'fixed',
})

export const LightFields = ({ lights, most, onChange }: LightFieldsProps) => {
  const change = (at: number, changed: Partial<Light>) =>
    onChange(lights.map((light, index) => (index === at ? { ...light, ...changed } : light)))
  return (
    <div className={classes.lights}>
      {lights.map((light, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lights have no other identity than their order
        <fieldset key={at} className={classes.light}>
          <legend>{light.name}</legend>
          <div className={classes.grid}>
            <SettingField
              label={lightText.name}
              schema={lightSchema.shape.name}
              value={light.name}
              onChange={(name) => change(at, { name: String(name) })}
            />
            <SettingField
              label={lightText.color}
              schema={lightSchema.shape.color}
              value={light.color}
              onChange={(color) => change(at, { color: String(color) })}
            />
            <SettingField
              label={lightText.position}
              names={positionModeNames}
              schema={lightSchema.shape.positionMode}
              value={light.positionMode}
              onChange={(positionMode) => change(at, { positionMode: positionMode as Light['positionMode'] })}
            />
            {lightFields.map(({ key, ...field }) => (
              <SettingField
                key={key}
                {...field}
                schema={lightSchema.shape[key]}
                value={light[key]}
                onChange={(value) => change(at, { [key]: value })}
              />
            ))}
          </div>
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            leftSection={<IconTrash size={16} aria-hidden />}
            onClick={() => onChange(lights.filter((_, index) => index !== at))}
          >
            {lightText.remove(light.name)}
          </Button>
        </fieldset>
      ))}
      {lights.length < most ? (
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => onChange([...lights, newLight(lightText.numbered(lights.length + 1))])}
        >
          {lightText.add}
        </Button>
      ) : null}
    </div>
  )
}

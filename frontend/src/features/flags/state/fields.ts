/**
 * What the settings page shows, section by section (D-056). Limits and shipped values are not here: they are read from
 * the configuration's own schema.
 */
import type * as z from 'zod'
import { configSchemas } from '../../../config/checked-config.ts'
import type { ConfigName } from '../../../config/stored-config.ts'
import { modeNames } from '../../../drawing/mode/mode-text.ts'
import {
  antialiasingNames,
  colorSpaceNames,
  hintText,
  lightText,
  multisamplingNames,
  sectionText,
  settingText,
  toneMappingNames,
} from '../settings-text.ts'

export interface FlagFieldSpec {
  readonly config: ConfigName
  readonly key: string
  readonly label: string
  readonly unit?: string
  readonly hint?: string
  /** What the values of a list are called. */
  readonly names?: Readonly<Record<string, string>>
}

export interface FlagSection {
  readonly id: string
  readonly title: string
  readonly fields: readonly FlagFieldSpec[]
}

type SettingKey = keyof typeof settingText

const app = (key: SettingKey, more: Omit<FlagFieldSpec, 'config' | 'key' | 'label'> = {}): FlagFieldSpec => ({
  config: 'appConfig',
  key,
  label: settingText[key],
  ...more,
})
const render = (
  key: SettingKey,
  more: Omit<FlagFieldSpec, 'config' | 'key' | 'label'> = {},
): FlagFieldSpec => ({ config: 'renderConfig', key, label: settingText[key], ...more })

const mm = { unit: 'mm' }
const degrees = { unit: '°' }
const perMille = {
  unit: '‰',
  get hint() {
    return hintText.perMille
  },
}

export const sections: readonly FlagSection[] = [
  {
    id: 'visning',
    get title() {
      return sectionText.visning
    },
    fields: [
      render('cameraFov', degrees),
      render('cameraFovNarrow', degrees),
      render('toneMapping', {
        names: toneMappingNames,
      }),
      render('colorSpace', { names: colorSpaceNames }),
    ],
  },
  {
    id: 'ytelse',
    get title() {
      return sectionText.ytelse
    },
    fields: [
      app('forcePerformanceMode', {
        get hint() {
          return hintText.mode
        },
        names: modeNames,
      }),
      render('antialiasing', {
        names: antialiasingNames,
      }),
      render('multisampling', {
        get hint() {
          return hintText.multisampling
        },
        names: multisamplingNames,
      }),
      render('lowPerformancePixelLimit', {
        unit: 'px',
        get hint() {
          return hintText.pixelLimit
        },
      }),
      app('frameTickerIntervalMs', {
        unit: 'ms',
        get hint() {
          return hintText.frameTicker
        },
      }),
      app('debounceTime', { unit: 'ms' }),
    ],
  },
  {
    id: 'mal',
    get title() {
      return sectionText.mal
    },
    fields: [
      render('measurementText', perMille),
      render('measurementDimension', perMille),
      render('measurementPadding', perMille),
      render('measurementSpacing', perMille),
    ],
  },
  {
    id: 'lys',
    get title() {
      return sectionText.lys
    },
    fields: [render('evenLightColor'), render('evenLightIntensity'), render('lights')],
  },
  {
    id: 'materialer',
    get title() {
      return sectionText.materialer
    },
    fields: [
      render('paintRoughness'),
      render('stainRoughness'),
      render('aluminiumRoughness'),
      render('aluminiumMetalness'),
      render('steelRoughness'),
      render('steelMetalness'),
    ],
  },
  {
    id: 'glass',
    get title() {
      return sectionText.glass
    },
    fields: [render('glassOpacity'), render('frostedGlassOpacity'), render('glassReflection')],
  },
  {
    id: 'kanter',
    get title() {
      return sectionText.kanter
    },
    fields: [
      render('edgeThreshold', degrees),
      render('edgeThresholdDoor', degrees),
      render('edgeMinLength', mm),
      render('edgeOpacity'),
      render('edgeOpacity3d'),
      render('edgeOpacityDoor'),
    ],
  },
  {
    id: 'feilsoking',
    get title() {
      return sectionText.feilsoking
    },
    fields: [app('showGrid'), app('debugLayoutAdr'), app('debugConnections'), app('debugSync')],
  },
]

/** A light's own fields. */
export const lightFields = [
  {
    key: 'intensity',
    get label() {
      return lightText.intensity
    },
  },
  {
    key: 'xOffset',
    get label() {
      return lightText.xOffset
    },
    unit: 'mm',
  },
  {
    key: 'yOffset',
    get label() {
      return lightText.yOffset
    },
    unit: 'mm',
  },
  {
    key: 'yFactor',
    get label() {
      return lightText.yFactor
    },
  },
  {
    key: 'zOffset',
    get label() {
      return lightText.zOffset
    },
    unit: 'mm',
  },
  {
    key: 'decay',
    get label() {
      return lightText.decay
    },
  },
] as const

export const schemaOf = ({ config, key }: Pick<FlagFieldSpec, 'config' | 'key'>): z.ZodType => {
  const schema = (configSchemas[config].shape as Record<string, z.ZodType>)[key]
  if (schema === undefined) throw new Error(`no setting ${config}.${key}`)
  return schema
}

/**
 * What the settings page shows, section by section (D-056). Limits and shipped values are not here: they are read from
 * the configuration's own schema.
 */
import type * as z from 'zod'
import { configSchemas } from '../../../config/checked-config.ts'
import type { ConfigName } from '../../../config/stored-config.ts'
import { modeNames } from '../../../drawing/mode/mode-names.ts'

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

const app = (
  key: string,
  label: string,
  more: Omit<FlagFieldSpec, 'config' | 'key' | 'label'> = {},
): FlagFieldSpec => ({
  config: 'appConfig',
  key,
  label,
  ...more,
})
const render = (
  key: string,
  label: string,
  more: Omit<FlagFieldSpec, 'config' | 'key' | 'label'> = {},
): FlagFieldSpec => ({ config: 'renderConfig', key, label, ...more })

const mm = { unit: 'mm' }
const degrees = { unit: '°' }
const perMille = { unit: '‰', hint: 'Tusendeler av tegningens største side.' }

export const sections: readonly FlagSection[] = [
  {
    id: 'visning',
    title: '3D-visning',
    fields: [
      render('cameraFov', 'Synsvinkel', degrees),
      render('cameraFovNarrow', 'Synsvinkel på smal skjerm', degrees),
      render('toneMapping', 'Tonekurve', {
        names: {
          none: 'Ingen',
          linear: 'Lineær',
          reinhard: 'Reinhard',
          cineon: 'Cineon',
          aces: 'ACES',
          agx: 'AgX',
          neutral: 'Nøytral',
        },
      }),
      render('colorSpace', 'Fargerom', { names: { srgb: 'sRGB', 'srgb-linear': 'Lineær sRGB' } }),
    ],
  },
  {
    id: 'ytelse',
    title: 'Ytelse',
    fields: [
      app('forcePerformanceMode', 'Ytelsesmodus', {
        hint: 'Siden lastes på nytt når modus endres.',
        names: modeNames,
      }),
      render('antialiasing', 'Kantutjevning', {
        names: { standard: 'Standard', fxaa: 'FXAA', smaa: 'SMAA', false: 'Av' },
      }),
      render('multisampling', 'Prøver per piksel', {
        hint: 'Gjelder med FXAA og SMAA.',
        names: { 0: 'Ingen', 2: '2', 4: '4', 8: '8' },
      }),
      render('lowPerformancePixelLimit', 'Pikselgrense ved lav ytelse', {
        unit: 'px',
        hint: '0 er ingen grense.',
      }),
      app('frameTickerIntervalMs', 'Bildeteller oppdateres hvert', {
        unit: 'ms',
        hint: 'Vises i 3D når adressen har perf=true.',
      }),
      app('debounceTime', 'Ventetid før lagring', { unit: 'ms' }),
    ],
  },
  {
    id: 'mal',
    title: 'Mål',
    fields: [
      render('measurementText', 'Tekststørrelse', perMille),
      render('measurementDimension', 'Målstreker', perMille),
      render('measurementPadding', 'Avstand til produktet', perMille),
      render('measurementSpacing', 'Avstand mellom mål', perMille),
    ],
  },
  {
    id: 'lys',
    title: 'Lys',
    fields: [
      render('evenLightColor', 'Jevnt lys, farge'),
      render('evenLightIntensity', 'Jevnt lys, styrke'),
      render('lights', 'Lyskilder'),
    ],
  },
  {
    id: 'materialer',
    title: 'Materialer',
    fields: [
      render('paintRoughness', 'Maling, ruhet'),
      render('stainRoughness', 'Beis, ruhet'),
      render('aluminiumRoughness', 'Aluminium, ruhet'),
      render('aluminiumMetalness', 'Aluminium, metall'),
      render('steelRoughness', 'Stål, ruhet'),
      render('steelMetalness', 'Stål, metall'),
    ],
  },
  {
    id: 'glass',
    title: 'Glass',
    fields: [
      render('glassOpacity', 'Klart glass, tetthet'),
      render('frostedGlassOpacity', 'Frostet glass, tetthet'),
      render('glassReflection', 'Speiling'),
    ],
  },
  {
    id: 'kanter',
    title: 'Kanter',
    fields: [
      render('edgeThreshold', 'Tegnes fra vinkel', degrees),
      render('edgeThresholdDoor', 'Tegnes fra vinkel, dører', degrees),
      render('edgeMinLength', 'Korteste kant', mm),
      render('edgeOpacity', 'Tetthet på tegning'),
      render('edgeOpacity3d', 'Tetthet i 3D'),
      render('edgeOpacityDoor', 'Tetthet i 3D, dører'),
    ],
  },
  {
    id: 'feilsoking',
    title: 'Feilsøking',
    fields: [
      app('showGrid', 'Rutenett på 100\u00a0mm bak tegningen'),
      app('debugLayoutAdr', 'Adresser i felt og ruter'),
      app('debugConnections', 'Ramme rundt sammenkoblede rader'),
      app('debugSync', 'Lagringsstatus på tilbudssiden'),
    ],
  },
]

/** The names of a light's own fields. */
export const lightFields = [
  { key: 'intensity', label: 'Styrke' },
  { key: 'xOffset', label: 'Mot høyre', unit: 'mm' },
  { key: 'yOffset', label: 'Opp', unit: 'mm' },
  { key: 'yFactor', label: 'Opp, ganger høyden' },
  { key: 'zOffset', label: 'Ut', unit: 'mm' },
  { key: 'decay', label: 'Avtar med avstand' },
] as const

export const positionModeNames = {
  fixed: 'Står fast',
  'fixed-flip': 'Følger siden som vises',
  'follow-camera-offset': 'Følger kameraets plass',
  'follow-camera-rotation': 'Følger kameraets retning',
} as const

export const schemaOf = ({ config, key }: Pick<FlagFieldSpec, 'config' | 'key'>): z.ZodType => {
  const schema = (configSchemas[config].shape as Record<string, z.ZodType>)[key]
  if (schema === undefined) throw new Error(`no setting ${config}.${key}`)
  return schema
}

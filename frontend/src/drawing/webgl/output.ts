/** How the light that has been worked out becomes colours on the screen. */
import {
  ACESFilmicToneMapping,
  AgXToneMapping,
  CineonToneMapping,
  LinearSRGBColorSpace,
  LinearToneMapping,
  NeutralToneMapping,
  NoToneMapping,
  ReinhardToneMapping,
  SRGBColorSpace,
  type ToneMapping,
} from 'three'
import type { RenderConfig } from '../../config/shipped-render-config.ts'

const toneMappings: Record<RenderConfig['toneMapping'], ToneMapping> = {
  none: NoToneMapping,
  linear: LinearToneMapping,
  reinhard: ReinhardToneMapping,
  cineon: CineonToneMapping,
  aces: ACESFilmicToneMapping,
  agx: AgXToneMapping,
  neutral: NeutralToneMapping,
}

export const outputOf = ({ toneMapping, colorSpace }: Pick<RenderConfig, 'toneMapping' | 'colorSpace'>) => ({
  toneMapping: toneMappings[toneMapping],
  outputColorSpace: colorSpace === 'srgb' ? SRGBColorSpace : LinearSRGBColorSpace,
})

/** Says that performance is reduced, and lets a person choose another way of drawing (D-041, D-203). */
import { NativeSelect } from '@mantine/core'
import { changePerformanceMode } from '../../config/checked-config.ts'
import type { PerformanceMode } from '../../config/shipped-app-config.ts'
import { isPerformanceMode, switchableModes } from './decide-renderer.ts'
import classes from './mode-notice.module.css'
import { modeNames, modeText } from './mode-text.ts'

export const ModeNotice = ({ mode }: { readonly mode: PerformanceMode }) => {
  const offered = switchableModes.some((offer) => offer === mode)
    ? switchableModes
    : [mode, ...switchableModes]
  return (
    <div className={classes.notice}>
      <p className={classes.text} id="ytelsesmodus">
        {modeText.reduced}
      </p>
      <NativeSelect
        size="xs"
        aria-labelledby="ytelsesmodus"
        value={mode}
        data={offered.map((offer) => ({ value: offer, label: modeNames[offer] }))}
        onChange={({ currentTarget: { value } }) => {
          if (isPerformanceMode(value)) changePerformanceMode(value)
        }}
      />
    </div>
  )
}

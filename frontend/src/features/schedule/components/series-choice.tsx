/** Which series a model is of where the line does not say it. */
import { SegmentedControl } from '@mantine/core'
import type { Series } from '#domain/schedule/find-model'
import { scheduleText } from '../text.ts'
import classes from './series-choice.module.css'

interface Props {
  readonly series: Series
  readonly onChange: (series: Series) => void
}

export const SeriesChoice = ({ series, onChange }: Props) => (
  <fieldset className={classes.series}>
    <legend>{scheduleText.series}</legend>
    <SegmentedControl
      size="xs"
      aria-label={scheduleText.series}
      value={series}
      onChange={(value) => onChange(value)}
      data={[
        { value: 'basic', label: 'Basic' },
        { value: 'extra', label: 'eXtra' },
      ]}
    />
  </fieldset>
)

/** Whether whoever administrates the organisation needs a second factor to log in. */
import { Switch } from '@mantine/core'
import { useId } from 'react'
import { useDemandSecondFactor } from '../api/organisation-calls.ts'
import classes from '../organisation-page.module.css'
import { secondFactorText } from '../text.ts'
import { FailureAlert } from './failure-alert.tsx'

interface Props {
  readonly type: 'agents' | 'stores' | 'chains'
  readonly organisation: {
    readonly id: number
    readonly version: number
    /** Missing for whoever may not demand one. */
    readonly secondFactorRequired?: boolean | undefined
  }
}

export const SecondFactorDemand = ({ type, organisation }: Props) => {
  const { id, version, secondFactorRequired } = organisation
  const heading = useId()
  const save = useDemandSecondFactor(type, id)
  if (secondFactorRequired === undefined) return null
  return (
    <section className={classes.part} aria-labelledby={heading}>
      <h2 id={heading} className={classes.heading}>
        {secondFactorText.heading}
      </h2>
      <Switch
        mt="xs"
        label={secondFactorText.demand}
        description={secondFactorText.help}
        checked={save.isPending ? save.variables.secondFactorRequired : secondFactorRequired}
        onChange={({ currentTarget }) =>
          save.mutate({ version, secondFactorRequired: currentTarget.checked })
        }
      />
      {save.isError && <FailureAlert error={save.error} />}
    </section>
  )
}

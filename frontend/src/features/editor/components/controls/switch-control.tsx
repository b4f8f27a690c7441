/** Yes or no, with its price. Where it cannot be had it says why on hover, focus and tap. */
import { useState } from 'react'
import type { Option } from '#domain/configurator/option'
import message from './field.module.css'
import type { FieldInfo } from './field-frame.tsx'
import { PriceDelta } from './price-delta.tsx'
import classes from './switch-control.module.css'

interface SwitchControlProps {
  readonly info: FieldInfo
  readonly checked: boolean
  /** What pressing it would choose: its price, and whether it can be had. Absent while that is not known. */
  readonly other?: Option | undefined
  readonly onToggle: (checked: boolean) => void
}

export const SwitchControl = ({ info, checked, other, onToggle }: SwitchControlProps) => {
  const { id, label, locked, refused, onLeave } = info
  const [explained, setExplained] = useState(false)
  const barred = other !== undefined && !other.available
  const reason = barred ? other.reason : undefined
  return (
    <div className={classes.switch}>
      <label className={classes.switchLabel} data-unavailable={barred || undefined} data-hint={reason}>
        <input
          id={id}
          type="checkbox"
          checked={checked}
          disabled={locked}
          aria-disabled={barred}
          aria-description={reason}
          onChange={() => (barred ? setExplained(true) : onToggle(!checked))}
          onBlur={() => {
            setExplained(false)
            onLeave()
          }}
        />
        {label}
      </label>
      {other && !checked ? <PriceDelta option={other} /> : <span />}
      {refused || explained ? (
        <p role="alert" className={`${message.message} ${refused ? message.refused : message.note}`}>
          {refused ?? reason}
        </p>
      ) : null}
    </div>
  )
}

/** A property of the glass as a small sign with its name. A property without a sign of its own gets the general one. */
import {
  IconBlur,
  IconBolt,
  IconDroplet,
  IconDropletOff,
  IconFeather,
  IconFlame,
  type IconProps,
  IconShadow,
  IconShieldCheck,
  IconShieldHalf,
  IconShieldLock,
  IconSquare,
  IconSquareFilled,
  IconSunOff,
  IconTexture,
  IconVolumeOff,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import classes from './row-facts.module.css'

/** By id of the property (trade handbook 4). */
const icons: Readonly<Record<number, ComponentType<IconProps>>> = {
  1: IconBolt,
  2: IconShieldHalf,
  3: IconVolumeOff,
  4: IconSunOff,
  5: IconDroplet,
  6: IconBlur,
  7: IconFlame,
  8: IconDropletOff,
  9: IconShieldLock,
  10: IconShieldCheck,
  11: IconShadow,
  12: IconTexture,
  13: IconFeather,
  14: IconSquareFilled,
}

export const PanelPropertyIcon = ({ id, name }: { id: number; name: string }) => {
  const Icon = icons[id] ?? IconSquare
  return (
    <span className={classes.property} role="img" aria-label={name} data-hint={name}>
      <Icon size={16} stroke={1.6} aria-hidden />
    </span>
  )
}

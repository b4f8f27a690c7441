/** What each handle looks like on either side (trade handbook 7, doorHandleId). */
import { blackLacquer, brass, steel, whiteLacquer } from '../materials.ts'
import type { Material } from '../scene.ts'

export interface Grip {
  readonly form: 'lever-on-rose' | 'lever-on-plate' | 'window-lever' | 'slide-grip' | 'pull' | 'recess'
  readonly material: Material
  /** Set on pulls and recesses, mm. */
  readonly length?: number
}

export interface HandleKind {
  readonly outside?: Grip
  readonly inside?: Grip
}

const onRose = (material: Material): Grip => ({ form: 'lever-on-rose', material })
const onPlate = (material: Material): Grip => ({ form: 'lever-on-plate', material })
const windowLever = (material: Material): HandleKind => ({ inside: { form: 'window-lever', material } })
const bothSides = (grip: Grip): HandleKind => ({ outside: grip, inside: grip })
const pull = (length: number, material: Material): HandleKind => ({
  outside: { form: 'pull', material, length },
  inside: onRose(material),
})

/** '00' and unknown codes have none. */
export const handleKinds: Readonly<Record<string, HandleKind>> = {
  V01: bothSides(onRose(steel)),
  V02: bothSides(onPlate(steel)),
  V03: bothSides(onRose(blackLacquer)),
  V04: bothSides(onRose(brass)),
  V05: pull(800, steel),
  V06: pull(1200, blackLacquer),
  V07: pull(1600, blackLacquer),
  V08: { outside: { form: 'recess', material: steel, length: 1200 }, inside: onRose(steel) },
  B01: { inside: onPlate(whiteLacquer) },
  B02: { inside: onPlate(steel) },
  B03: bothSides(onPlate(steel)),
  B04: { inside: onPlate(whiteLacquer) },
  S01: { inside: { form: 'slide-grip', material: whiteLacquer } },
  S02: { inside: { form: 'slide-grip', material: blackLacquer } },
  S03: bothSides({ form: 'slide-grip', material: steel }),
  W01: windowLever(whiteLacquer),
  W02: windowLever(steel),
  W03: windowLever(blackLacquer),
  W04: windowLever(whiteLacquer),
  W05: windowLever(whiteLacquer),
  W06: windowLever(whiteLacquer),
}

/**
 * The steps of each quote, kept in the tab: they outlive the page and a reload, and are nobody else's. Whoever logs in as another
 * person begins anew.
 */
import { NO_STEPS, type StepList } from './steps.ts'

const keyOf = (orderNumber: number): string => `steps ${orderNumber}`
const OWNER = 'steps of'

const lists = new Map<number, StepList>()
const listeners = new Set<() => void>()

/** A tab without storage keeps them as long as it lives. */
const stored = (orderNumber: number): StepList => {
  try {
    const text = sessionStorage.getItem(keyOf(orderNumber))
    return text === null ? NO_STEPS : { ...NO_STEPS, ...(JSON.parse(text) as StepList), latest: null }
  } catch {
    return NO_STEPS
  }
}

const save = (key: string, text: string): void => {
  try {
    sessionStorage.setItem(key, text)
  } catch {
    // Full or not allowed.
  }
}

export const stepsOf = (orderNumber: number): StepList => {
  const cached = lists.get(orderNumber)
  if (cached !== undefined) return cached
  const list = stored(orderNumber)
  lists.set(orderNumber, list)
  return list
}

const tell = (): void => {
  for (const listener of listeners) listener()
}

export const changeSteps = (orderNumber: number, change: (list: StepList) => StepList): void => {
  const before = stepsOf(orderNumber)
  const after = change(before)
  if (after === before) return
  lists.set(orderNumber, after)
  save(keyOf(orderNumber), JSON.stringify(after))
  tell()
}

/** The id of what was done last. */
export const lastStep = (orderNumber: number): number | null => stepsOf(orderNumber).past.at(-1)?.id ?? null

export const watchSteps = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Who works in this tab, also where nothing can be stored. */
let owner: string | null = null

const storedOwner = (): string | null => {
  try {
    return sessionStorage.getItem(OWNER)
  } catch {
    return null
  }
}

const forgetStored = (): void => {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith('steps ')) sessionStorage.removeItem(key)
  } catch {
    // Nothing is stored where nothing may be.
  }
}

/** Another person’s steps are not his. */
export const beginSteps = (userId: number): void => {
  const before = owner ?? storedOwner()
  owner = `${userId}`
  if (before === owner) return
  forgetStored()
  save(OWNER, owner)
  if (before === null) return
  lists.clear()
  tell()
}

/** With the session they end; a page that opens before somebody else's has begun finds none. */
export const forgetSteps = (): void => {
  owner = null
  forgetStored()
  lists.clear()
  tell()
}

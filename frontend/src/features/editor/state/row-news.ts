/** Tells the other tabs of this browser what was saved here, so that two tabs of one person do not fight over a row. */
interface SavedElsewhere {
  readonly orderNumber: number
  readonly rowNumber: number
  readonly revision: string
}

const channel = new BroadcastChannel('saved rows')

export const tellOtherTabs = (saved: SavedElsewhere): void => channel.postMessage(saved)

/** Answers how to stop listening. */
export const hearOtherTabs = (listener: (saved: SavedElsewhere) => void): (() => void) => {
  const hear = ({ data }: MessageEvent<SavedElsewhere>) => listener(data)
  channel.addEventListener('message', hear)
  return () => channel.removeEventListener('message', hear)
}

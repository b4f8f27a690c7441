/** Tells the other tabs of this browser which row was saved here, so that they show it and build on it. */
interface SavedElsewhere {
  readonly orderNumber: number
  readonly rowNumber: number
}

const channel = new BroadcastChannel('saved rows')

export const notifyOtherTabs = ({ orderNumber, rowNumber }: SavedElsewhere): void =>
  channel.postMessage({ orderNumber, rowNumber })

/** Answers how to stop listening. */
export const hearOtherTabs = (listener: (saved: SavedElsewhere) => void): (() => void) => {
  const hear = ({ data }: MessageEvent<SavedElsewhere>) => listener(data)
  channel.addEventListener('message', hear)
  return () => channel.removeEventListener('message', hear)
}

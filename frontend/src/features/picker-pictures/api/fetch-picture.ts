/** A picture that the worker may still be making: asked for until it is there, as a data URL. */
const ATTEMPTS = 20
const PAUSE_MS = 1000
/** Accepted, and not made yet. */
const UNDER_WAY = 202

export const dataUrlOf = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })

/** Throws when the server refuses to make it, or when it never comes. */
export const fetchPicture = async (address: string): Promise<string> => {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const answer = await fetch(address, { credentials: 'same-origin' })
    if (answer.status !== UNDER_WAY) {
      if (!answer.ok) throw new Error(String(answer.status))
      return dataUrlOf(await answer.blob())
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  throw new Error('the picture never came')
}

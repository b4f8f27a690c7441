/** Tells the server's log that a product could not be drawn (D-224): warnings and errors of the console are sent there. */
import { sceneText } from '#domain/drawing/text'

export const reportDrawingFailure = (error: unknown): void => {
  // biome-ignore lint/suspicious/noConsole: what is written here reaches the server's log
  console.error(sceneText.error, error)
}

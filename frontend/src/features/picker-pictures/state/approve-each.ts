/** «Godkjenn alle»: one picture after the other, whatever becomes of those before it. */

/** Answers what was said of the first that was refused; null when all are shown. Never throws. */
export const approveEach = async <Picture>(
  pictures: readonly Picture[],
  approve: (picture: Picture) => Promise<unknown>,
): Promise<unknown> => {
  const refused: unknown[] = []
  for (const picture of pictures) await approve(picture).catch((error: unknown) => refused.push(error))
  return refused[0] ?? null
}

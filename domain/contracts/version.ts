/** The version that the client shows and every answer of the server carries; a difference means: reload. */
export const clientVersion = '2025.10.2'

/** Two releases may have one number, so that the build belongs to it where there is one. */
export const versionWith = (build: string | null | undefined): string =>
  build ? `${clientVersion}+${build}` : clientVersion

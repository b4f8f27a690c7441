/** The version that the client shows and every answer of the server carries; a difference means: reload. */
export const clientVersion = '2025.10.2'

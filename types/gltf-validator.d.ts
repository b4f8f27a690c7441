/** Khronos' validator brings no types; as much of it as the tests use. */
declare module 'gltf-validator' {
  interface Issue {
    readonly code: string
    readonly message: string
    /** 0 error, 1 warning, 2 information, 3 hint. */
    readonly severity: number
    readonly pointer?: string
  }
  export const validateBytes: (
    data: Uint8Array,
    options?: { readonly maxIssues?: number },
  ) => Promise<{ readonly issues: { readonly messages: readonly Issue[] } }>
}

/** Whether this browser can draw in WebGL 2 at all. The context that was tried is given back at once. */
export const supportsWebgl = (): boolean => {
  try {
    const context = document.createElement('canvas').getContext('webgl2')
    context?.getExtension('WEBGL_lose_context')?.loseContext()
    return context !== null
  } catch {
    return false
  }
}

/** A while, or until the browser says that it is connected again. */
export const waitToRetry = (milliseconds: number): Promise<void> =>
  new Promise((resume) => {
    const retryNow = () => {
      clearTimeout(timer)
      if (typeof window !== 'undefined') window.removeEventListener('online', retryNow)
      resume()
    }
    const timer = setTimeout(retryNow, milliseconds)
    if (typeof window !== 'undefined') window.addEventListener('online', retryNow)
  })

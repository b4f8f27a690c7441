/** The small functions that CloudFront runs at the edge, as the text that it is given. */
import { sitePath } from '../site-path.ts'

/** For the site: /ping is answered at once, an address of the application becomes its one page. */
export const siteRequest = `
${sitePath.toString()}
function handler(event) {
  if (event.request.uri === '/ping') {
    return {
      statusCode: 200,
      statusDescription: 'OK',
      headers: { 'cache-control': { value: 'no-store' }, 'content-type': { value: 'text/plain' } },
      body: 'pong',
    }
  }
  event.request.uri = sitePath(event.request.uri)
  return event.request
}
`

/** For the functions: the API behind has a host of its own and sees only the CDN's address. */
export const apiRequest = `
function handler(event) {
  event.request.headers['x-forwarded-host'] = event.request.headers.host
  event.request.headers['x-viewer-address'] = { value: event.viewer.ip }
  return event.request
}
`

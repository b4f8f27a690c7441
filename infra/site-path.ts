/**
 * Which file answers an address of the site. CloudFront runs this very function at the edge (its text is copied
 * there), so it stands alone: no imports, nothing outside its own body.
 */
export function sitePath(uri: string): string {
  const path = uri === '/react' || uri.startsWith('/react/') ? uri.slice('/react'.length) || '/' : uri
  const lastSegment = path.slice(path.lastIndexOf('/') + 1)
  // A page of the application has no extension: the router in the browser knows what it shows.
  return lastSegment.includes('.') ? path : '/index.html'
}

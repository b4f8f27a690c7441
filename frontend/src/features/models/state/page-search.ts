/** What the model page shows, as it stands in the address: the view, the words searched for, the group of models. */
export interface PageSearch {
  readonly view: 'models' | 'rules'
  readonly q: string
  /** Null is every group. */
  readonly group: number | null
}

export const readPageSearch = (params: URLSearchParams): PageSearch => {
  const group = Number(params.get('gruppe') ?? '')
  return {
    view: params.get('vis') === 'regler' ? 'rules' : 'models',
    q: params.get('q') ?? '',
    group: Number.isSafeInteger(group) && group > 0 ? group : null,
  }
}

/** What is as it would be anyway is left out of the address. */
export const writePageSearch = ({ view, q, group }: PageSearch): URLSearchParams => {
  const params = new URLSearchParams()
  if (view === 'rules') params.set('vis', 'regler')
  if (q !== '') params.set('q', q)
  if (group !== null) params.set('gruppe', String(group))
  return params
}

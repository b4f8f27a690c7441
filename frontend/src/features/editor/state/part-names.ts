/** What the parts of a drawing are called: 'c1r1/sash' is «Ramme, felt c1r1», 'divider/V2' «Stående post 2». */

const numberIn = (name: string): string => /(\d+)$/.exec(name)?.[1] ?? ''
const uprightOrLevel = (name: string): string => (/\/?V\d+$/.test(name) ? 'Stående' : 'Liggende')

const inField = (id: string, suffix: string): string => {
  const field = id.slice(0, -suffix.length)
  return field === '' ? '' : `, felt ${field}`
}

export const partName = (id: string): string => {
  const [, place = '', kind = '', bar = ''] = /^(.*?)\/?(divider|crossbar)\/([VH]\d+)$/.exec(id) ?? []
  if (kind !== '') {
    const where = place === '' ? '' : `, felt ${place}`
    const thing = kind === 'crossbar' ? 'sprosse' : bar.startsWith('V') ? 'post' : 'losholt'
    return `${uprightOrLevel(bar)} ${thing} ${numberIn(bar)}${where}`
  }
  if (id.endsWith('/sash')) return `Ramme${inField(id, '/sash')}`
  if (id.endsWith('leaf')) return 'Dørblad'
  return `Rute, felt ${id}`
}

export const isBarName = (id: string): boolean => /(divider|crossbar)\/[VH]\d+$/.test(id)

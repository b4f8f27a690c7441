/**
 * Where a request comes from, as what one household or office has: an IPv4 address, or the first 64 bits of an IPv6 address, of which
 * everybody has more than can be counted one by one.
 */
import { isIPv6 } from 'node:net'

const groupsOf = (part: string): string[] => (part === '' ? [] : part.split(':'))

export const networkOf = (address: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  if (!isIPv6(address)) return address
  const [bare = ''] = address.split('%')
  const [before = '', after = ''] = bare.split('::')
  const [head, tail] = [groupsOf(before), groupsOf(after)]
  // An IPv4 address at the end stands for two groups, and lies behind the first four in any case.
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0')
  const network = [...head, ...(bare.includes('::') ? zeros : []), ...tail].slice(0, 4)
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}

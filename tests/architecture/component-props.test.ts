/** A component that takes many props is several ideas in one; what belongs together is passed as one thing. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '#infra/paths'
import { componentsIn } from './component-props.ts'

const PROPS_MAX = 9

const tooWide = (source: string): string[] =>
  componentsIn(source)
    .filter(({ props }) => props > PROPS_MAX)
    .map(({ name, props }) => `${name} takes ${props} props: pass what belongs together as one`)

const sources = readdirSync(join(root, 'frontend/src'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.tsx'))
  .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))

test(`no component takes more than ${PROPS_MAX} props`, () => {
  expect(sources.flatMap(componentsIn).length).toBeGreaterThan(300)
  expect(sources.flatMap(tooWide)).toEqual([])
})

const ten = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']
const names = ten.join(', ')
const members = ten.map((name) => `${name}: string`).join('; ')

test.each([
  `export const Planted = ({ ${names} }: Props) => <p>{a}</p>`,
  `interface Props { ${members} }\nexport const Planted = (props: Props) => <p>{props.a}</p>`,
  `interface Base { ${members} }\ninterface Props extends Base { k: string }\nconst Planted = memo(({ a }: Props) => <p>{a}</p>)`,
  `export const Planted = (props: Props) => { const { ${names} } = props; return <p>{a}</p> }`,
  `export const Planted = ({ a, ...rest }: Props) => { const { ${ten.slice(1).join(', ')} } = rest; return <p>{a}</p> }`,
  `export function Planted({ ${names} }: { ${members} }) { return <p>{a}</p> }`,
])('a component that takes more is found: %s', (planted) => {
  expect(tooWide(planted)).toHaveLength(1)
})

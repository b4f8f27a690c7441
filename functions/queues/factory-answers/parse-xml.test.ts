// XML from outside: what is well-formed is read, and what is made to do harm is refused at once.
import { expect, test } from 'vitest'
import { parseXml } from './parse-xml.ts'

const prefixes = { 'urn:a': 'a' }
const parse = (xml: string) => parseXml(xml, prefixes)

test('elements are read with their text, by their namespace whatever its prefix', () => {
  expect(
    parse(
      '<?xml version="1.0"?><!-- hei --><x:r xmlns:x="urn:a" y="1"><x:v>1 &lt; 2 &amp; &#xe5;</x:v><x:v><![CDATA[<b>]]></x:v></x:r>',
    ),
  ).toEqual({
    name: 'a:r',
    text: '',
    children: [
      { name: 'a:v', text: '1 < 2 & å', children: [] },
      { name: 'a:v', text: '<b>', children: [] },
    ],
  })
})

const laughs = `<!DOCTYPE r [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><r>&b;</r>`

test.each([
  ['entities that grow', laughs],
  ['an entity that is a file', '<!DOCTYPE r [<!ENTITY f SYSTEM "file:///etc/passwd">]><r>&f;</r>'],
  ['a document type elsewhere', '<!DOCTYPE r SYSTEM "http://fabrikk.example/r.dtd"><r/>'],
  ['a document type after the root', '<r/><!DOCTYPE r>'],
  ['elements without end', '<r>'.repeat(5000)],
  ['depth', `${'<r>'.repeat(50)}${'</r>'.repeat(50)}`],
  ['a tag that another closes', '<r><s></r></s>'],
  ['text outside', '<r/>hei'],
  ['two roots', '<r/><s/>'],
  ['nothing', ''],
  ['half a document', '<r><s>1</s>'],
  ['a prefix that is nobody’s', '<r><q:s/></r>'],
  ['too many elements', `<r>${'<s/>'.repeat(100_001)}</r>`],
  ['a document that is too long', `<r>${' '.repeat(1024 * 1024)}</r>`],
])('%s is refused', (_, xml) => {
  const started = performance.now()
  expect(() => parse(xml)).toThrow()
  expect(performance.now() - started).toBeLessThan(2000)
})

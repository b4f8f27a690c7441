/** An order against its XML schema (`order.xsd`), by libxml2. */
import { readFileSync } from 'node:fs'
import { XmlDocument, XmlValidateError, XsdValidator, xmlRegisterInputProvider } from 'libxml2-wasm'
import { fsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs'

// The schema imports two others, which the library reads by this.
xmlRegisterInputProvider(fsInputProviders)

const readSchema = (): XsdValidator => {
  const file = new URL('order.xsd', import.meta.url)
  return XsdValidator.fromDoc(XmlDocument.fromBuffer(readFileSync(file), { url: file.href }))
}
const validator = readSchema()

/** What the schema refuses, in the words of libxml2; nothing where the order is valid. */
export const schemaFaults = (xml: string): readonly string[] => {
  const order = XmlDocument.fromString(xml)
  try {
    validator.validate(order)
    return []
  } catch (error) {
    if (error instanceof XmlValidateError) return error.details.map(({ message }) => message.trim())
    throw error
  } finally {
    order.dispose()
  }
}

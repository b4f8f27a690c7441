/** An answer as the factory's system sends it: as JSON (contracts/factory-answer.ts), or as an Order Response of EHF. */
import { type FactoryAnswer, factoryAnswer } from '#domain/contracts/factory-answer'
import {
  type OrderResponse,
  readOrderResponse,
  responsePrefixes,
} from '#domain/exchange/peppol/order-response'
import { parseXml } from './parse-xml.ts'

type SaidByFactory =
  | { readonly form: 'json'; readonly answer: FactoryAnswer }
  | { readonly form: 'ehf'; readonly response: OrderResponse }

const XML = /^\uFEFF?\s*</

export const readAnswer = (body: string, receivedAt: Date): SaidByFactory => {
  if (!XML.test(body)) return { form: 'json', answer: factoryAnswer.parse(JSON.parse(body)) }
  const read = readOrderResponse(
    parseXml(body.replace(/^\uFEFF/, ''), responsePrefixes),
    receivedAt.toISOString(),
  )
  if (!read.ok) throw new Error(read.fault)
  return { form: 'ehf', response: read.response }
}

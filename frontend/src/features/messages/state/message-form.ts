/** A message as it is typed, and back: days as they are written, moments as they are kept. Pure. */
import { newWindow, readDate, statedWindow, writtenDate } from '#domain/administration/publishing-window'
import { dateText } from '#domain/calendar'
import { type CreateMessageBody, createMessageBody, type EditedMessage } from '#domain/contracts/message'
import { formText } from '#domain/messages/forms'

export interface MessageValues {
  readonly title: string
  readonly content: string
  /** 'DD.MM.YYYY'. */
  readonly from: string
  readonly to: string
  readonly status: EditedMessage['status']
  readonly audience: EditedMessage['audience']['kind']
  /** Empty as long as none is chosen. */
  readonly chainId: string
}
type MessageField = keyof MessageValues

/** What the form begins with. */
export const emptyMessage = (now: Date): CreateMessageBody => ({
  title: '',
  content: '',
  ...newWindow(now),
  status: 'draft',
  audience: { kind: 'everybody' },
})

export const valuesOf = ({ audience, ...message }: CreateMessageBody): MessageValues => ({
  title: message.title,
  content: message.content,
  from: dateText(message.validFrom),
  to: dateText(message.validTo),
  status: message.status,
  audience: audience.kind,
  chainId: audience.kind === 'chain' ? String(audience.chainId) : '',
})

const dayFault = (text: string): string | null => {
  if (text.trim() === '') return formText.required
  return readDate(text) === null ? formText.date : null
}

/** As people write a day, whatever way it was typed; what is none is left as it is. */
export const tidyDate = (text: string): string => {
  const day = readDate(text)
  return day === null ? text : writtenDate(day)
}

const audienceOf = ({ audience, chainId }: MessageValues): CreateMessageBody['audience'] =>
  audience === 'chain' ? { kind: audience, chainId: Number(chainId) } : { kind: audience }

/** At which field of the form the contract's faults are said. */
const fieldsByName: Readonly<Record<string, MessageField>> = {
  title: 'title',
  content: 'content',
  validFrom: 'from',
  validTo: 'to',
  audience: 'chainId',
}

export type JudgedMessage =
  | { readonly ok: true; readonly body: CreateMessageBody }
  | { readonly ok: false; readonly faults: Partial<Record<MessageField, string>> }

/** `before` is what the form was opened with: a day that stands as it was keeps its time. */
export const judgeMessage = (values: MessageValues, before: CreateMessageBody): JudgedMessage => {
  const [from, to] = [readDate(values.from), readDate(values.to)]
  const window = from === null || to === null ? before : statedWindow({ from, to }, before)
  const { validFrom, validTo } = window
  const { title, content, status } = values
  const parsed = createMessageBody.safeParse({
    title,
    content,
    validFrom,
    validTo,
    status,
    audience: audienceOf(values),
  })
  const faults: Partial<Record<MessageField, string>> = {}
  for (const { path, message } of parsed.error?.issues.toReversed() ?? []) {
    const field = fieldsByName[String(path[0])]
    if (field !== undefined) faults[field] = message
  }
  for (const name of ['from', 'to'] as const) {
    const fault = dayFault(values[name])
    if (fault !== null) faults[name] = fault
  }
  if (values.audience === 'chain' && values.chainId === '') faults.chainId = formText.required
  return parsed.success && Object.keys(faults).length === 0
    ? { ok: true, body: parsed.data }
    : { ok: false, faults }
}

/** All messages with what a writer wants to know of them, each with a way to its form. */
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { phaseOf } from '#domain/administration/system-message'
import type { EditedMessage } from '#domain/contracts/message'
import { formatDate, formatMoment } from '../../../ui/format.ts'
import classes from '../messages.module.css'
import { publishedText, writtenText } from '../text.ts'

interface Props {
  readonly messages: readonly EditedMessage[]
  readonly now: Date
  readonly audienceOf: (message: EditedMessage) => string
}

const headings = () => [
  writtenText.id,
  writtenText.updated,
  writtenText.messageTitle,
  writtenText.status,
  writtenText.validFrom,
  writtenText.validTo,
  writtenText.action,
]

export const WrittenList = ({ messages, now, audienceOf }: Props) => (
  <table className={`${classes.list} ${classes.written}`} aria-label={writtenText.title}>
    <thead>
      <tr>
        {headings().map((heading) => (
          <th key={heading} scope="col">
            {heading}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {messages.map((message) => (
        <tr key={message.id}>
          <td className={classes.number} data-label={writtenText.id}>
            {message.id}
          </td>
          <td data-label={writtenText.updated}>{formatMoment(message.lastUpdated)}</td>
          <td className={classes.what}>
            <strong>{message.title}</strong>
            <span className={classes.soft}>
              {audienceOf(message)}, {writtenText.phases[phaseOf(message, now)]}
            </span>
          </td>
          <td>{publishedText[message.status]}</td>
          <td data-label={writtenText.validFrom}>{formatDate(message.validFrom)}</td>
          <td data-label={writtenText.validTo}>{formatDate(message.validTo)}</td>
          <td className={classes.act}>
            <Button
              component={Link}
              to={`/admin/messages/${message.id}`}
              variant="default"
              size="compact-sm"
              aria-label={writtenText.editOf(message.title)}
            >
              {writtenText.edit}
            </Button>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

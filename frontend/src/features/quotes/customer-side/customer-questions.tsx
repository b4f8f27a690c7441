/**
 * What the customer has asked of single rows, the newest first. It came by mail too, and is answered there; whoever has done so says it
 * here, and it waits no more.
 */
import { Button } from '@mantine/core'
import type { CustomerSide } from '#domain/contracts/customer-link'
import panel from '../panels/panel.module.css'
import classes from './customer-side.module.css'
import { useMarkReplied } from './customer-side-calls.ts'
import { sideText } from './text.ts'

type Questions = CustomerSide['questions']

interface Props {
  readonly orderNumber: number
  readonly questions: Questions
  readonly mayReply: boolean
}

export const CustomerQuestions = ({ orderNumber, questions, mayReply }: Props) => {
  const waiting = questions.filter(({ isReplied }) => !isReplied)
  const replied = questions.filter(({ isReplied }) => isReplied)
  const [latest] = waiting
  return (
    <>
      {latest !== undefined && (
        <>
          <h3 className={classes.subheading}>{sideText.questions}</h3>
          <QuestionList questions={waiting} />
          {mayReply && <Replied orderNumber={orderNumber} upTo={latest.at} count={waiting.length} />}
        </>
      )}
      {replied.length > 0 && (
        <details className={classes.replied}>
          <summary>{sideText.replied}</summary>
          <QuestionList questions={replied} />
        </details>
      )}
    </>
  )
}

const QuestionList = ({ questions }: { questions: Questions }) => (
  <ul className={classes.questions}>
    {questions.map(({ id, rowNumber, name, text, at }) => (
      <li key={id}>
        <p className={panel.soft}>{sideText.asked(rowNumber, name, at)}</p>
        <p className={classes.words}>{text}</p>
      </li>
    ))}
  </ul>
)

/** Of those that are shown: one that comes meanwhile waits. */
const Replied = ({ orderNumber, upTo, count }: { orderNumber: number; upTo: string; count: number }) => {
  const markReplied = useMarkReplied(orderNumber)
  return (
    <Button
      className={classes.press ?? ''}
      variant="subtle"
      color="gray.8"
      size="compact-sm"
      loading={markReplied.isPending}
      onClick={() => markReplied.mutate({ upTo })}
    >
      {sideText.markReplied(count)}
    </Button>
  )
}

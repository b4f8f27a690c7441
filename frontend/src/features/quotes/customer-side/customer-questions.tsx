/** What the customer has asked of single rows, the newest first. It came by mail too, and is answered there. */
import type { CustomerSide } from '#domain/contracts/customer-link'
import panel from '../panels/panel.module.css'
import classes from './customer-side.module.css'
import { sideText } from './text.ts'

export const CustomerQuestions = ({ questions }: Pick<CustomerSide, 'questions'>) => {
  if (questions.length === 0) return null
  return (
    <>
      <h3 className={classes.subheading}>{sideText.questions}</h3>
      <ul className={classes.questions}>
        {questions.map(({ id, rowNumber, name, text, at }) => (
          <li key={id}>
            <p className={panel.soft}>{sideText.asked(rowNumber, name, at)}</p>
            <p className={classes.words}>{text}</p>
          </li>
        ))}
      </ul>
    </>
  )
}

/** What is remarked on words that a row is written in: what follows from them, what is refused, and what is unclear with its answers. */
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Choice, Doubt } from '#domain/schedule/doubt'
import classes from './remarks.module.css'

export const Remark = ({ children }: { readonly children: ReactNode }) => (
  <p className={classes.notice}>{children}</p>
)

export const RefusalRemark = ({ children }: { readonly children: ReactNode }) => (
  <p className={classes.refused}>{children}</p>
)

export const Notices = ({ sentences }: { readonly sentences: readonly string[] }) =>
  sentences.map((sentence) => (
    <Remark key={sentence}>
      <IconInfoCircle size={15} stroke={1.7} aria-hidden />
      {sentence}
    </Remark>
  ))

interface DoubtsProps {
  readonly doubts: readonly Doubt[]
  readonly onChoose: (choice: Choice) => void
}

export const Doubts = ({ doubts, onChoose }: DoubtsProps) =>
  doubts.map(({ code, sentence, at, choices }) => (
    <div key={`${code} ${at.start} ${sentence}`} className={classes.doubt}>
      <span className={classes.sentence}>
        <IconAlertTriangle size={15} stroke={1.8} aria-hidden />
        {sentence}
      </span>
      {choices.map((choice) => (
        <button key={choice.label} type="button" className={classes.choice} onClick={() => onChoose(choice)}>
          {choice.label}
        </button>
      ))}
    </div>
  ))

/** An e-mail address that is broken between lines where people read it in parts: after @ and dots, not within a word. */
import { Fragment } from 'react'

export const EmailText = ({ email }: { readonly email: string }) =>
  email.split(/(?<=[@.])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: The parts of one text stay where they are.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))

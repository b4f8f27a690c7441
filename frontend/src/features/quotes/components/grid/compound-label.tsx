/** A label whose long words may break between their parts, where the field is narrower: «Forhandler|margin». */
import { Fragment } from 'react'

export const CompoundLabel = ({ text }: { readonly text: string }) =>
  text.split(/(?<=\w)(?=margin|rabatt)/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))

/** The recovery codes, shown once, to be kept somewhere. */
import { Button, CopyButton, Text } from '@mantine/core'
import classes from './second-factor.module.css'
import { setUpText } from './text.ts'

interface Props {
  readonly codes: readonly string[]
  readonly onKept: () => void
}

export const ShownRecoveryCodes = ({ codes, onKept }: Props) => (
  <section className={classes.steps} aria-label={setUpText.keep}>
    <Text role="status">{setUpText.keepHelp}</Text>
    <ul className={classes.codes}>
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ul>
    <div className={classes.buttons}>
      <CopyButton value={codes.join('\n')}>
        {({ copied, copy }) => (
          <Button variant="default" onClick={copy}>
            {copied ? setUpText.copied : setUpText.copy}
          </Button>
        )}
      </CopyButton>
      <Button onClick={onKept} autoFocus>
        {setUpText.kept}
      </Button>
    </div>
  </section>
)

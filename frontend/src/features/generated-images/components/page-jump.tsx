/** Goes to a page by its number. What is no page is said, and the list stays where it is. */
import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import classes from '../generated-images-page.module.css'
import { pageIn } from '../state/page-jump.ts'
import { generatedImagesText } from '../text.ts'

interface Props {
  readonly pages: number
  /** Counts from 1. */
  readonly onJump: (page: number) => void
}

export const PageJump = ({ pages, onJump }: Props) => {
  const [typed, setTyped] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const page = pageIn(typed, pages)
    setIsWrong(page === null)
    if (page === null) return
    setTyped('')
    onJump(page)
  }
  return (
    <form className={classes.jump} noValidate onSubmit={submit}>
      <TextInput
        label={generatedImagesText.toPage}
        description={generatedImagesText.ofPages(pages)}
        inputMode="numeric"
        value={typed}
        error={isWrong && generatedImagesText.wrongPage(pages)}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value)
          setIsWrong(false)
        }}
        inputContainer={(field) => (
          <div className={classes.field}>
            {field}
            <Button type="submit" variant="default">
              {generatedImagesText.go}
            </Button>
          </div>
        )}
      />
    </form>
  )
}

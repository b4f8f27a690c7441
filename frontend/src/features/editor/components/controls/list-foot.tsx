/**
 * The foot of an open list: why the option that is pointed at cannot be had, or what else it changes. It is as high as its
 * longest sentence from the start: a list that grew would slide away under the pointer.
 */
import { IconAlertTriangle } from '@tabler/icons-react'
import type { Option } from '#domain/configurator/option'
import { editorText } from '../../text.ts'
import classes from './controls.module.css'

const sentenceOf = (option: Option | null): string =>
  (option?.available === false ? option.reason : option?.changes?.join('. ')) ?? ''

interface ListFootProps {
  readonly options: readonly Option[]
  readonly pointedAt: Option | null
}

export const ListFoot = ({ options, pointedAt }: ListFootProps) => {
  const [longest = ''] = options.map(sentenceOf).toSorted((one, other) => other.length - one.length)
  if (longest === '') return null
  const sentence = sentenceOf(pointedAt)
  return (
    <div className={classes.footer} data-empty={sentence === '' || undefined}>
      <IconAlertTriangle size={16} aria-hidden />
      <span className={classes.said}>
        <span className={classes.room} aria-hidden>
          {longest}
        </span>
        <span role="status">{sentence}</span>
        {sentence === '' ? <span aria-hidden>{editorText.pointAtOption}</span> : null}
      </span>
    </div>
  )
}

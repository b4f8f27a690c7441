/** admin/buffers: what the system keeps so as not to make it again, how much of it, and clearing it. For super users. */
import { Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { NotLoaded } from '../../ui/not-loaded.tsx'
import { buffersQuery } from './api/buffers.ts'
import classes from './buffers-page.module.css'
import { BufferTable } from './components/buffer-table.tsx'
import { ClearAll } from './components/clear-all.tsx'
import { filterBuffers } from './state/filter-buffers.ts'
import { buffersText, contentsText } from './text.ts'

export const BuffersPage = () => {
  const query = useQuery(buffersQuery)
  const [typed, setTyped] = useState('')
  const shown = query.data && filterBuffers(query.data, typed, contentsText)
  return (
    <div className={classes.page}>
      <title>{buffersText.title}</title>
      <h1 className={classes.title}>{buffersText.title}</h1>
      <Text c="gray.7">{buffersText.help}</Text>
      <div className={classes.tools}>
        <TextInput
          type="search"
          label={buffersText.filter}
          value={typed}
          onChange={({ currentTarget: { value } }) => setTyped(value)}
        />
        <ClearAll />
      </div>
      {(query.data === undefined || query.error !== null) && <NotLoaded query={query} text={buffersText} />}
      {shown !== undefined && shown.length > 0 && <BufferTable buffers={shown} />}
      <Text role="status">{shown?.length === 0 ? buffersText.none(typed.trim()) : ''}</Text>
    </div>
  )
}

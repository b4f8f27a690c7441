/** admin/texts: every text that people read, and the words that super users put in its place. */
import { Alert, Button, NativeSelect } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { categoryText } from '#domain/administration/text-category-text'
import { textCategories } from '#domain/contracts/text-category'
import type { ApiText, DefaultText } from '#domain/contracts/texts'
import { type ListAddress, readListAddress, writeListAddress } from '../../ui/list-address.ts'
import page from '../../ui/list-page.module.css'
import { PagedList } from '../../ui/paged-list.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { toastInfo } from '../../ui/toasts.ts'
import { builtTextsQuery, writtenTextsQuery } from './api/texts.ts'
import { TextForm } from './components/text-form.tsx'
import { TextList } from './components/text-list.tsx'
import {
  foundTexts,
  joinTexts,
  type ListedText,
  listedText,
  SHOWN,
  type TextFilter,
} from './state/listed-texts.ts'
import { textFieldText, textListText } from './text.ts'
import classes from './texts-page.module.css'

const SIZES = [10, 20, 50, 100] as const

type Address = ListAddress & TextFilter

const readAddress = (params: URLSearchParams): Address => ({
  ...readListAddress(params, SIZES),
  category: textCategories.find((category) => category === params.get('category')) ?? null,
  show: SHOWN.find((show) => show === params.get('show')) ?? 'all',
})

const writeAddress = ({ category, show, ...list }: Address): URLSearchParams => {
  const params = writeListAddress(list)
  if (category !== null) params.set('category', category)
  if (show !== 'all') params.set('show', show)
  return params
}

interface Chosen {
  /** Null: a new one. */
  readonly text: ListedText | null
  /** Another one is another form. */
  readonly turn: number
}

/** The text in the form; what is typed and not saved is not put away for another one. */
const useChosen = () => {
  const [chosen, setChosen] = useState<Chosen>({ text: null, turn: 0 })
  const isTyped = useRef(false)
  const put = (text: ListedText | null) => setChosen(({ turn }) => ({ text, turn: turn + 1 }))
  return {
    chosen,
    isTyped,
    put,
    choose: (text: ListedText | null) => {
      if (isTyped.current) toastInfo(textFieldText.unsaved)
      else put(text)
    },
  }
}

/** Both lists together, as a list that is fetched. */
const useTexts = () => {
  const [built, written] = [useQuery(builtTextsQuery), useQuery(writtenTextsQuery)]
  const all = useMemo(
    () => (built.data && written.data ? joinTexts(built.data.texts, written.data) : undefined),
    [built.data, written.data],
  )
  const byKey = useMemo(() => new Map(built.data?.texts.map((text) => [text.key, text])), [built.data])
  return {
    all,
    builtOf: (key: string): DefaultText | null => byKey.get(key) ?? null,
    isProduction: built.data?.isProduction ?? null,
    error: all === undefined ? (built.error ?? written.error) : null,
    isFetching: built.isFetching || written.isFetching,
    refetch: () => Promise.all([built.refetch(), written.refetch()]),
  }
}

export const TextsPage = () => {
  const [params, setParams] = useSearchParams()
  const address = readAddress(params)
  const go = (next: Address, replace = false) => setParams(writeAddress(next), { replace })
  const narrow = (filter: Partial<TextFilter>) => go({ ...address, ...filter, page: 0 }, true)
  const { all, builtOf, isProduction, ...query } = useTexts()
  const { chosen, isTyped, put, choose } = useChosen()
  const found = useDeferredValue(all && foundTexts(all, address))
  const first = address.page * address.pageSize
  const isNarrow = address.q !== '' || address.category !== null || address.show !== 'all'

  const onSaved = (text: ApiText) => put(listedText(text, builtOf(text.entryKey)))
  return (
    <div className={page.page}>
      <title>{textListText.title}</title>
      <div className={classes.head}>
        <h1 className={page.title}>{textListText.title}</h1>
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => choose(null)}
        >
          {textListText.create}
        </Button>
      </div>
      {isProduction === false && (
        <Alert color="yellow" variant="light" mb="md" role="note">
          {textListText.outsideProduction}
        </Alert>
      )}
      <div className={classes.columns}>
        <section aria-label={textListText.title}>
          <div className={classes.filters}>
            <div className={classes.box}>
              <SearchBox
                label={textListText.box}
                hint={textListText.hint}
                q={address.q}
                onSearch={(q) => narrow({ q })}
                autoFocus
              />
            </div>
            <NativeSelect
              className={classes.filter ?? ''}
              aria-label={textListText.category}
              data={[
                { value: '', label: textListText.anyCategory },
                ...textCategories.map((value) => ({ value, label: categoryText[value] })),
              ]}
              value={address.category ?? ''}
              onChange={({ currentTarget: { value } }) =>
                narrow({ category: textCategories.find((category) => category === value) ?? null })
              }
            />
            <NativeSelect
              className={classes.filter ?? ''}
              aria-label={textListText.show}
              data={SHOWN.map((value) => ({ value, label: textListText[value] }))}
              value={address.show}
              onChange={({ currentTarget: { value } }) =>
                narrow({ show: SHOWN.find((show) => show === value) ?? 'all' })
              }
            />
          </div>
          <PagedList
            query={{ ...query, data: found?.slice(first, first + address.pageSize + 1) }}
            text={textListText}
            page={address}
            sizes={SIZES}
            onPage={(next) => go({ ...address, ...next })}
            nothing={
              <>
                <p>{textListText.nothing}</p>
                {isNarrow && (
                  <Button variant="default" onClick={() => narrow({ q: '', category: null, show: 'all' })}>
                    {textListText.clear}
                  </Button>
                )}
              </>
            }
          >
            {(rows) => <TextList rows={rows} onChoose={choose} />}
          </PagedList>
        </section>
        <section className={classes.panel} aria-labelledby="text-form">
          <h2 id="text-form" className={classes.heading}>
            {chosen.text === null ? textFieldText.create : textFieldText.edit}
          </h2>
          <TextForm
            key={chosen.turn}
            chosen={chosen.text}
            builtOf={builtOf}
            takesFocus={chosen.turn > 0}
            isTyped={isTyped}
            onSaved={onSaved}
            onReset={() => put(null)}
          />
        </section>
      </div>
    </div>
  )
}

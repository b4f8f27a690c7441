/** admin/redisimages: the pictures of rows that lie in their buffer. For super users. */
import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useHref, useSearchParams } from 'react-router'
import { IMAGES_A_PAGE } from '#domain/contracts/buffer'
import { BackLink } from '../../ui/back-link.tsx'
import { formatWhole } from '../../ui/format.ts'
import { NotLoaded } from '../../ui/not-loaded.tsx'
import { Pager } from '../../ui/pager.tsx'
import { type Page, readPage, writePage } from '../../ui/paging.ts'
import { generatedImagesQuery } from './api/generated-images.ts'
import { BaseUrlField } from './components/base-url-field.tsx'
import { ImageTable } from './components/image-table.tsx'
import { PageJump } from './components/page-jump.tsx'
import classes from './generated-images-page.module.css'
import { pagesOf } from './state/page-jump.ts'
import { generatedImagesText } from './text.ts'

const SIZES = [10, 20, 50, IMAGES_A_PAGE] as const

interface ListProps {
  readonly page: Page
  readonly base: string
  readonly onPage: (page: Page) => void
}

const List = ({ page, base, onPage }: ListProps) => {
  const query = useQuery(generatedImagesQuery(page))
  if (query.data === undefined) return <NotLoaded query={query} text={generatedImagesText} />
  const { items, total, first } = query.data
  if (total === 0) return <Text role="status">{generatedImagesText.none}</Text>
  const pages = pagesOf(total, page.pageSize)
  return (
    <>
      <PageJump pages={pages} onJump={(next) => onPage({ ...page, page: next - 1 })} />
      <div className={classes.list}>
        {items.length === 0 ? (
          <Text p="md" role="status">
            {generatedImagesText.noPage}
          </Text>
        ) : (
          <ImageTable images={items} base={base} isStale={query.isPlaceholderData} />
        )}
        <Pager
          page={page}
          sizes={SIZES}
          range={
            items.length === 0
              ? ''
              : generatedImagesText.range(first, first + items.length - 1, formatWhole(total))
          }
          hasNext={page.page + 1 < pages}
          // Back from beyond the last page is the last page.
          onChange={(next) => onPage({ ...next, page: Math.min(next.page, pages - 1) })}
        />
      </div>
    </>
  )
}

export const GeneratedImagesPage = () => {
  const [params, setParams] = useSearchParams()
  const home = useHref('/')
  const [base, setBase] = useState(() => (window.location.origin + home).replace(/\/+$/, ''))
  const page = readPage(params, SIZES, IMAGES_A_PAGE)
  return (
    <div className={classes.page}>
      <title>{generatedImagesText.title}</title>
      <BackLink to="/admin/buffers">{generatedImagesText.toBuffers}</BackLink>
      <h1 className={classes.title}>{generatedImagesText.title}</h1>
      <Text c="gray.7">{generatedImagesText.help}</Text>
      <div className={classes.base}>
        <BaseUrlField base={base} onChange={setBase} />
      </div>
      <List page={page} base={base} onPage={(next) => setParams(writePage(next, IMAGES_A_PAGE))} />
    </div>
  )
}

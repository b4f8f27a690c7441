/** One picture a line: what it shows, when it was made, where it is seen, and a button that has it drawn anew. */
import { Anchor, Button } from '@mantine/core'
import type { ApiGeneratedImage } from '#domain/contracts/buffer'
import { formatMoment } from '../../../ui/format.ts'
import { type Column, ListTable } from '../../../ui/list-table.tsx'
import { useGenerate } from '../api/generated-images.ts'
import classes from '../generated-images-page.module.css'
import { imagePath, previewAddress } from '../state/base-url.ts'
import { generatedImagesText } from '../text.ts'

interface Props {
  readonly images: readonly ApiGeneratedImage[]
  readonly base: string
  readonly isStale: boolean
}

const nameOf = ({ orderNumber, rowNumber }: ApiGeneratedImage): string =>
  generatedImagesText.rowOf(orderNumber, rowNumber)

const keyOf = ({ orderNumber, rowNumber }: ApiGeneratedImage): string => `${orderNumber}/${rowNumber}`

const linksOf = (image: ApiGeneratedImage) =>
  [
    [generatedImagesText.image, imagePath(image)],
    [generatedImagesText.preview, previewAddress(image)],
    [generatedImagesText.webgl, previewAddress(image, 'webgl')],
  ] as const

const PICTURE_PX = 56

export const ImageTable = ({ images, base, isStale }: Props) => {
  const generate = useGenerate()
  const columns: readonly Column<ApiGeneratedImage>[] = [
    {
      heading: generatedImagesText.row,
      isTitle: true,
      cell: (image) => (
        <span className={classes.row}>
          {/* The page is that of the buffer here, whatever the links lead to. The stamp is another once it is drawn anew. */}
          <img
            key={image.modified}
            src={`${imagePath(image)}?${image.modified}`}
            alt=""
            loading="lazy"
            width={PICTURE_PX}
            height={PICTURE_PX}
          />
          {nameOf(image)}
        </span>
      ),
    },
    {
      heading: generatedImagesText.made,
      cell: ({ modified }) => formatMoment(new Date(modified).toISOString()),
    },
    {
      heading: generatedImagesText.links,
      cell: (image) => (
        <span className={classes.links}>
          {linksOf(image).map(([what, path]) => (
            <Anchor
              key={path}
              href={base + path}
              target="_blank"
              rel="noreferrer"
              aria-label={generatedImagesText.linkOf(what, nameOf(image))}
            >
              {what}
            </Anchor>
          ))}
        </span>
      ),
    },
    {
      heading: generatedImagesText.generate,
      hidesHeading: true,
      isPlain: true,
      className: classes.act,
      cell: (image) => {
        const isBusy = generate.isPending && keyOf(generate.variables as ApiGeneratedImage) === keyOf(image)
        return (
          <Button
            variant="default"
            size="compact-sm"
            // It stays in reach of the keyboard meanwhile.
            aria-disabled={generate.isPending || undefined}
            data-disabled={generate.isPending || undefined}
            aria-label={generatedImagesText.linkOf(generatedImagesText.generate, nameOf(image))}
            onClick={() => {
              if (!generate.isPending) generate.mutate(image)
            }}
          >
            {isBusy ? generatedImagesText.generating : generatedImagesText.generate}
          </Button>
        )
      },
    },
  ]
  return (
    <ListTable
      rows={images}
      keyOf={keyOf}
      columns={columns}
      label={generatedImagesText.title}
      isStale={isStale}
      cardsBelow={820}
    />
  )
}

/** The five colours of a product beside each other, each with how light it is; one that the product has not is left out. */
import { intensityOf } from '#domain/catalogue/lab'
import type { ApiPictureCard } from '#domain/contracts/pictures'
import { formatWhole } from '../../../ui/format.ts'
import classes from '../picker-pictures-page.module.css'
import { cardText, partText } from '../text.ts'

type Part = keyof ApiPictureCard['colors']
const parts: readonly Part[] = ['outer', 'inner', 'aluminium', 'frame', 'doorLeaf']

export const Swatches = ({ colors }: Pick<ApiPictureCard, 'colors'>) => (
  <ul className={classes.swatches} aria-label={cardText.swatches}>
    {parts.map((part) => {
      const color = colors[part]
      if (color === null) return null
      const intensity = formatWhole(Math.round(intensityOf(color.rgbHex)))
      const label = cardText.swatch(partText[part], color.description, color.code, intensity)
      return (
        <li key={part} title={label}>
          <span className={classes.swatch} style={{ background: color.rgbHex }} aria-hidden />
          <span className={classes.intensity} aria-hidden>
            {intensity}
          </span>
          <span className="visually-hidden">{label}</span>
        </li>
      )
    })}
  </ul>
)

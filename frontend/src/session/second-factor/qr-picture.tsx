/** An address as a picture that a telephone reads. Loaded when somebody sets up a second factor. */
import encodeQR from 'qr'
import classes from './second-factor.module.css'
import { setUpText } from './text.ts'

/** Dark squares as one path, in units of a square. */
const pathOf = (squares: readonly (readonly boolean[])[]): string =>
  squares.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')

export const QrPicture = ({ address }: { readonly address: string }) => {
  const squares = encodeQR(address, 'raw', { border: 4 })
  return (
    <svg
      className={classes.picture}
      viewBox={`0 0 ${squares.length} ${squares.length}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={setUpText.picture}
    >
      <path d={pathOf(squares)} fill="#1d2528" />
    </svg>
  )
}

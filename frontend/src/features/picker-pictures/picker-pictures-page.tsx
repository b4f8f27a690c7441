/** admin/produktvelgerbilder: the pictures that the product menu shows, drawn for the whole range or one by one. For super users. */
import { useSearchParams } from 'react-router'
import { CardGrid } from './components/card-grid.tsx'
import { RunReport } from './components/run-report.tsx'
import classes from './picker-pictures-page.module.css'
import { askedOrder } from './state/order-number.ts'
import { pickerPicturesText } from './text.ts'

export const PickerPicturesPage = () => {
  const [address, setAddress] = useSearchParams()
  const asked = askedOrder(address.get('orderNumber'))
  return (
    <div className={classes.page}>
      <title>{pickerPicturesText.title}</title>
      <h1 className={classes.title}>{pickerPicturesText.title}</h1>
      <RunReport />
      <CardGrid
        asked={asked}
        onAsk={(orderNumber) => setAddress(orderNumber === '' ? {} : { orderNumber })}
      />
    </div>
  )
}

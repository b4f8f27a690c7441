/** Product groups, in the order of the menu (trade handbook 9). */
import { withDisplayNames } from '../display-names.ts'
import type { ProductGroup } from '../types.ts'

export const productGroups: readonly ProductGroup[] = /* @__PURE__ */ withDisplayNames([
  { pk: 10, name: 'Vinduer Basic', description: 'Trevinduer med 105 mm karm, 2- og 3-lags glass' },
  { pk: 20, name: 'Vinduer eXtra', description: 'Høyisolerte vinduer med 120 mm karm' },
  { pk: 30, name: 'Innadslående vinduer', description: 'Dreh-kipp, sidehengslet og bunnhengslet inn' },
  { pk: 40, name: 'Brann- og lydvinduer', description: 'EI30 og lydvinduer Rw 40–46 dB' },
  { pk: 50, name: 'Skråvinduer', description: 'Fastkarm med skrå sider, trekant, møne og trapes' },
  { pk: 60, name: 'Balkong- og terrassedører', description: 'Glassdører, enkle og doble' },
  { pk: 70, name: 'Skyve- og foldedører', description: 'Skyvedør, hevskyvedør og foldedør' },
  { pk: 80, name: 'Ytterdører Basic 60', description: '60 mm dørblad' },
  { pk: 90, name: 'Ytterdører eXtra 80', description: '80 mm dørblad' },
  { pk: 100, name: 'Brann- og lyddører', description: 'EI30 og Rw 35/40/43 dB' },
  { pk: 110, name: 'Bod- og hyttedører', description: 'Enkle dører for bod, anneks og hytte' },
  { pk: 120, name: 'Sidefelt og overlys', description: 'Felt ved siden av og over dør' },
  { pk: 130, name: 'Konstruksjonsdeler', description: 'Koblingsposter, påforing og underkarm' },
  { pk: 140, name: 'Lagervarer', description: 'Faste størrelser på lager' },
])

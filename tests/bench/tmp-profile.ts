import { colorBook } from '#domain/catalogue/colors/color-book'
import { apply, applyTo } from '#domain/configurator/apply'
import { configure } from '#domain/configurator/configure'
import { createProduct } from '#domain/configurator/create'
import { optionsOf } from '#domain/configurator/options'
import { layOut } from '#domain/layout/lay-out'
import { thermalOf } from '#domain/physics/u-value'
import { weightOf } from '#domain/physics/weight'
import { priceList2026 } from '#domain/pricing/lists/2026-1'
import { price } from '#domain/pricing/price-product'
import { buildScene } from '#domain/drawing/build-scene'
import { svgText } from '#domain/drawing/svg-text'
import { toSvgNodes } from '#domain/drawing/to-svg'
const only = process.argv[2]
const time = (name: string, f: (i: number) => unknown, n = 100) => { for (let i=0;i<n;i++) f(i); const ts: number[]=[]; for (let i=0;i<n;i++) { const t=performance.now(); f(i); ts.push(performance.now()-t) } ts.sort((a,b)=>a-b); console.log(name.padEnd(40), 'median', ts[n>>1].toFixed(3), 'min', ts[0].toFixed(3)) }
const bars = (direction: 'VERTICAL'|'HORIZONTAL', across: number) => [1,2,3,4].map(i => ({panel:'',direction,typeId:'P60',position:Math.round(across*i/5)}))
for (const id of [1001, 1002]) {
  const plain = createProduct(id); if (!plain.ok) throw 0
  const r = apply(plain.value, id===1001 ? { width: 2490, height: 1990, dividers: [...bars('VERTICAL',2490), ...bars('HORIZONTAL',1990)] } : {}, colorBook); if (!r.ok) throw 0
  const c = r.value.configuration
  console.log('--', id)
  time('json x10', () => { for (let i=0;i<10;i++) JSON.parse(JSON.stringify(c)) })
  time('json choices x10', () => { for (let i=0;i<10;i++) JSON.parse(JSON.stringify(c.product)) })
  time('layOut', () => layOut(c.values, c.model))
  time('thermal', () => thermalOf(c.layout, c.values, c.model))
  time('weight', () => weightOf(c.layout, c.values, c.model))
  time('configure', () => configure(c.product, colorBook))
  time('applyTo width', (i) => applyTo(c, {width: c.values.width-1-i%100}, colorBook))
  time('applyTo colour', (i) => applyTo(c, {innerColor: i%2?'RAL 9005':'RAL 9010'}, colorBook))
  time('price', () => price(c, priceList2026))
  time('scene', () => buildScene(c, colorBook, { side: 'outside', measurements: true }))
  const s = buildScene(c, colorBook, { side: 'outside', measurements: true })
  time('svg', () => svgText(toSvgNodes(s)))
  time('options all', () => Object.values(optionsOf(c, colorBook, priceList2026)).flat().length, 40)
  const o = optionsOf(c, colorBook, priceList2026)
  for (const f of Object.keys(o) as (keyof typeof o)[]) if (o[f].length > 2) time('  '+f+' '+o[f].length, () => optionsOf(c, colorBook, priceList2026)[f], 40)
}
import { settleChoices, refusalOf } from '#domain/configurator/evaluate'
import { measuredOf, pricedOf } from '#domain/configurator/configure'
import { judge } from '#domain/configurator/apply'
import { grossOf } from '#domain/pricing/price-product'
import { changedFields } from '#domain/configurator/patch'
import { findForeign } from '#domain/configurator/membership'
{
  const plain = createProduct(1001); if (!plain.ok) throw 0
  const r = apply(plain.value, { width: 2490, height: 1990, dividers: [...bars('VERTICAL',2490), ...bars('HORIZONTAL',1990)] }, colorBook); if (!r.ok) throw 0
  const c = r.value.configuration
  const N = 200
  const rep = (name: string, f: (i:number)=>unknown) => time(name, () => { for (let i=0;i<N;i++) f(i) }, 30)
  console.log('per', N)
  for (const [label, patchOf] of [['colour', (i:number)=>({innerColor: i%2?'RAL 9005':'RAL 9010'})],['glass', (i:number)=>({glassCode: i%2?'303':'302'})],['misc',(i:number)=>({misc: [104]})]] as const) {
    rep(label+' judge', (i) => judge(c, patchOf(i), colorBook))
    rep(label+' changed+foreign', (i) => { const p=patchOf(i); const f = changedFields(c.product.choices,p); return findForeign(f,{...c.product.choices,...p},c.model,colorBook) })
    rep(label+' settle', (i) => settleChoices(c.model, {...c.product.choices, ...patchOf(i)}, colorBook, measuredOf(c)))
    const ss = [0,1].map(i => { const s = settleChoices(c.model, {...c.product.choices, ...patchOf(i)}, colorBook, measuredOf(c)); if (!s.ok) throw 0; return s.settled })
    rep(label+' refusal (warm measures)', (i) => refusalOf(ss[i%2]))
    rep(label+' price', (i) => grossOf(pricedOf(ss[i%2]), priceList2026))
  }
}

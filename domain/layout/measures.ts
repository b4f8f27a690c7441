/** Areas and lengths of polygons in the units of the trade; remembered, because price, weight, heat loss and rules all ask. */
import { areaOf, perimeterOf } from '#domain/geometry/polygon'
import { m2Of, metresOf } from '#domain/units'
import { perPolygon } from './remembered.ts'

export const areaM2 = perPolygon((polygon) => m2Of(areaOf(polygon)))
export const perimeterM = perPolygon((polygon) => metresOf(perimeterOf(polygon)))

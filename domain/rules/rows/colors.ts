/** Colours, cladding and surfaces (trade handbook 11, A-01 to A-11, and 6). */

import { findColor } from '#domain/catalogue/catalogue'
import { COMPACT_LAMINATE } from '#domain/catalogue/data/panel-qualities'
import { STANDARD_COLOR } from '#domain/catalogue/data/standard-color'
import { OAK } from '#domain/catalogue/data/wood-and-mounting'
import { intensityOf } from '#domain/catalogue/lab'
import { matchAluminium, NEAR_ENOUGH } from '#domain/catalogue/match-aluminium'
import { isEntranceDoor } from '#domain/catalogue/model-kind'
import { NONE } from '#domain/catalogue/none'
import { isStain, UNTREATED } from '#domain/catalogue/stain'
import type { RuleContext } from '../context.ts'
import { applies, type CheckRule, type EditRule, type ForceRule, inSection } from '../rule.ts'

const CLEAR_VARNISH = 'BEIS-01'
const OAK_VENEER = 4
const FIRST_LAMINATE = 'L101'
export const DARK_BELOW = 60

/** The wood colour outside: as chosen, else as inside; untreated wood stays inside. */
const outerWoodOf = ({ choices }: RuleContext): string | null =>
  choices.outerColor ?? (choices.innerColor === UNTREATED ? STANDARD_COLOR : choices.innerColor)

const matchFor = (context: RuleContext) => matchAluminium(context.colorLists, outerWoodOf(context) ?? '')

const claddingColorOf = (context: RuleContext): string | null =>
  context.choices.aluminium.color ?? matchFor(context)?.color.code ?? null

export const colorForces: readonly ForceRule[] = [
  {
    id: 'R-A-05',
    severity: 'FORCE',
    when: (context) => {
      const { values } = context
      const code = outerWoodOf(context)
      return applies(!values.aluminium.selected && values.outerColor === null && code !== null)
    },
    put: (context) => ({ outerColor: outerWoodOf(context) }),
    source: inSection(11, 'A-05'),
  },
  {
    id: 'R-A-01',
    severity: 'FORCE',
    when: (context) => {
      const { values, choices } = context
      const code = claddingColorOf(context)
      return (
        values.aluminium.selected &&
        choices.aluminium.color === null &&
        code !== null &&
        values.aluminium.color !== code && { code }
      )
    },
    put: (context) => ({
      aluminium: { selected: true, color: claddingColorOf(context) },
    }),
    code: 'color.cladding-set',
    source: inSection(11, 'A-01'),
  },
  {
    id: 'R-A-01',
    severity: 'FORCE',
    when: ({ values }) => applies(values.aluminium.selected && values.outerColor !== values.aluminium.color),
    put: ({ values }) => ({ outerColor: values.aluminium.color }),
    source: inSection(11, 'A-01'),
  },
  {
    id: 'R-A-09',
    severity: 'FORCE',
    when: ({ values }) =>
      applies(values.decorLaminate !== NONE && values.panelQualityId !== COMPACT_LAMINATE),
    put: () => ({ panelQualityId: COMPACT_LAMINATE }),
    code: 'color.laminate-needs-surface',
    refuses: { fields: ['panelQualityId'], code: 'color.laminate-needs-surface' },
    source: inSection(11, 'A-09'),
  },
  {
    id: 'R-A-09',
    severity: 'FORCE',
    when: ({ values }) =>
      applies(values.decorLaminate === NONE && values.panelQualityId === COMPACT_LAMINATE),
    put: () => ({ decorLaminate: FIRST_LAMINATE }),
    code: 'color.laminate-needs-surface',
    source: inSection(11, 'A-09'),
  },
  {
    id: 'R-A-10',
    severity: 'FORCE',
    when: ({ values }) => applies(values.decorLaminate !== NONE && values.wingColor !== null),
    put: () => ({ wingColor: null }),
    source: inSection(11, 'A-10'),
  },
  {
    id: 'R-A-08',
    severity: 'FORCE',
    when: ({ values }) =>
      applies(
        values.panelQualityId === OAK_VENEER && values.wingColor !== null && !isStain(values.wingColor),
      ),
    put: () => ({ wingColor: CLEAR_VARNISH }),
    code: 'color.oak-veneer',
    refuses: { fields: ['wingColor'], code: 'color.oak-veneer' },
    source: inSection(11, 'A-08'),
  },
]

export const colorChecks: readonly CheckRule[] = [
  {
    id: 'R-A-03',
    severity: 'LIMIT',
    when: ({ model, values }) =>
      values.aluminium.selected &&
      (isEntranceDoor(model) || model.noCladding === true || model.isStockItem === true) && {
        model: model.name,
      },
    code: 'color.no-cladding',
    path: 'aluminium',
    source: inSection(11, 'A-03'),
  },
  {
    id: 'R-A-04',
    severity: 'WARN',
    when: (context) => {
      const { values, choices } = context
      const match = matchFor(context)
      return (
        values.aluminium.selected &&
        choices.aluminium.color === null &&
        match !== null &&
        match.distance > NEAR_ENOUGH && { code: match.color.code }
      )
    },
    code: 'color.no-near-cladding',
    source: inSection(11, 'A-04'),
  },
  {
    id: 'R-A-06',
    severity: 'LIMIT',
    when: ({ values }) => applies(!values.aluminium.selected && values.outerColor === UNTREATED),
    code: 'color.untreated-outside',
    path: 'outerColor',
    source: inSection(11, 'A-06'),
  },
  {
    id: 'R-A-07',
    severity: 'WARN',
    when: ({ values, colorLists }) => {
      if (values.aluminium.selected || values.outerColor === null) return false
      const color = findColor(colorLists, 'wood', values.outerColor)
      return applies(color !== null && intensityOf(color.rgbHex) < DARK_BELOW)
    },
    code: 'color.dark-on-wood',
    source: inSection(11, 'A-07'),
  },
  {
    id: 'R-A-11',
    severity: 'LIMIT',
    when: ({ values }) => {
      const onWood = [
        values.innerColor,
        values.aluminium.selected ? null : values.outerColor,
        values.frameColor,
        values.wingColor,
      ]
      return applies(values.woodtypeId === OAK && onWood.some((code) => code !== null && !isStain(code)))
    },
    code: 'color.oak',
    path: 'woodtypeId',
    source: inSection(11, 'A-11'),
  },
]

export const colorEdits: readonly EditRule[] = [
  {
    id: 'R-A-02',
    severity: 'INFO',
    when: ({ values }, { before }) =>
      before.aluminium.selected &&
      !values.aluminium.selected &&
      values.outerColor !== null && { code: values.outerColor },
    code: 'color.outer-set',
    path: 'aluminium',
    source: inSection(11, 'A-02'),
  },
]

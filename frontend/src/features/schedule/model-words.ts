/** What a group of a model is, and what has become of it, in words. */
import type { GroupChange } from '#domain/exchange/ifc-import/compare-with-quote'
import type { LeftOutPieces, PieceGroup } from '#domain/exchange/ifc-import/groups'
import { foundText, leftOutPieceText, openingNames, pieceSizeText } from '#domain/exchange/ifc-import/text'
import { sizeText } from '#domain/messages/figures'
import { fromModelText } from './text.ts'

/** What a person calls it, short enough for a label. */
export const groupName = ({ reference, kind, width, height }: PieceGroup): string =>
  [reference, foundText.kinds[kind], sizeText(width, height)].filter((word) => word !== '').join(' ')

/** Everything that the file says of it, the mark and the size first. */
export const pieceGroupWords = (group: PieceGroup): string => {
  const { pieces, storeys, opening, typeName, fire, sound, uValue, isExternal } = group
  const opens = [opening.operation, ...opening.panels].flatMap((each) =>
    each === null ? [] : [openingNames[each] ?? each],
  )
  return [
    groupName(group),
    foundText.pieces(pieces.length),
    storeys.map(({ name, count }) => foundText.onStorey(name, count)).join(', '),
    opens.join(' + '),
    fire === '' ? '' : foundText.fire(fire),
    sound === '' ? '' : foundText.sound(sound),
    uValue === null ? '' : foundText.uValue(uValue),
    isExternal === null ? '' : foundText[isExternal ? 'external' : 'internal'],
    typeName === '' ? '' : fromModelText.type(typeName),
  ]
    .filter((word) => word !== '')
    .join(' · ')
}

/** Null where nothing is compared. */
export const changeWords = (
  { width, height, pieces }: PieceGroup,
  change: GroupChange | null,
): string | null => {
  const { changes } = fromModelText
  if (change === null) return null
  if (change.kind === 'new') return changes.new
  if (change.kind === 'parted') return changes.parted(change.rowNumber)
  const { rowNumber, size, count } = change
  const different = [
    ...(size === null ? [] : [changes.size(sizeText(size.width, size.height), sizeText(width, height))]),
    ...(count === null ? [] : [changes.count(count, pieces.length)]),
  ]
  return different.length === 0 ? changes.same(rowNumber) : changes.changed(rowNumber, different.join(', '))
}

export const isGroupChanged = (change: GroupChange | null): boolean =>
  change?.kind !== 'known' || change.size !== null || change.count !== null

export const leftOutWords = ({ reason, count, examples }: LeftOutPieces): string =>
  fromModelText.leftOutPieces(
    count,
    leftOutPieceText[reason],
    examples
      .map(({ name, width, height }) =>
        [name, pieceSizeText(width, height)].filter((word) => word !== '').join(', '),
      )
      .filter((word) => word !== '')
      .join('; '),
  )

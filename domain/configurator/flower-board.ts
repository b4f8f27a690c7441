/** A flower board that somebody chooses (trade handbook 7): one without a depth begins with one that can be sawn. */
import { FLOWER_BOARD } from '#domain/catalogue/data/linings'
import type { Choices } from '#domain/product/product'

type FlowerBoard = Choices['flowerBoard']

export const chosenBoard = (board: FlowerBoard): FlowerBoard =>
  board.selected ? board : { ...board, selected: true, depth: board.depth || FLOWER_BOARD.firstDepth }

/**
 * What a line of a sheet means beside what is there already: something new, something that exists, or a doubt that a person has to
 * decide before anything is made. Never a silent guess. Pure.
 */
import type { Role } from '#domain/access/access'
import { roleNames } from '#domain/access/role-names-text'
import { fill } from '#domain/messages/fill'
import { type ImportDoubtCode, importDoubts, importFaults } from '#domain/messages/imports'
import { distanceOf, toleranceOf } from '#domain/vocabulary/distance'
import { fold } from '#domain/vocabulary/fold'
import { firmForms } from '#domain/vocabulary/import-words'
import type { ImportedPerson, ImportedStore, ImportFault } from './read-line.ts'

/** Something that is there, as a person tells it from others. */
export interface ImportCandidate {
  readonly type: 'store' | 'agent' | 'user'
  readonly id: number
  readonly name: string
  /** Place, or e-mail address. */
  readonly detail: string
}

export interface ImportDoubt {
  readonly code: ImportDoubtCode
  readonly sentence: string
  readonly candidates: readonly ImportCandidate[]
}

type Unfit =
  | { readonly status: 'fault'; readonly faults: readonly ImportFault[] }
  | { readonly status: 'exists'; readonly existing: ImportCandidate }
  | { readonly status: 'doubt'; readonly doubts: readonly ImportDoubt[] }

const fault = (column: ImportFault['column'], sentence: string): Unfit => ({
  status: 'fault',
  faults: [{ column, sentence }],
})

const wordsOf = (name: string): readonly string[] =>
  name
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map(fold)
    .filter((word) => word !== '' && !firmForms.some((form) => form === word))

/** A name as it is compared. */
export interface ComparedName {
  readonly folded: string
  readonly words: readonly string[]
  /** The same words in whatever order, whatever kind of firm: «Sandnes Tømmerringen AS». */
  readonly bare: string
}

export const comparedName = (name: string): ComparedName => {
  const words = wordsOf(name)
  return { folded: fold(name), words, bare: words.toSorted().join(' ') }
}

/** All words alike but one, in which a letter or two are wrong: «Tømmeringen Sandnes». */
const isMistyped = ({ words: a }: ComparedName, { words: b }: ComparedName): boolean => {
  if (a.length !== b.length) return false
  const at = a.findIndex((word, index) => word !== b[index])
  if (a.some((word, index) => index > at && word !== b[index])) return false
  const [one, other] = [a[at] ?? '', b[at] ?? '']
  const most = Math.min(toleranceOf(one), toleranceOf(other))
  return distanceOf(one, other, most) <= most
}

export const isSameName = (one: string, other: string): boolean => fold(one) === fold(other)

/** Written otherwise: other order, kind of firm, a letter wrong. */
export const isLikeName = (one: ComparedName, other: ComparedName): boolean =>
  one.folded === other.folded || one.bare === other.bare || isMistyped(one, other)

/** What people shorten a name to: «Sandnes» for «Tømmerringen Sandnes». */
export const isShortFor = (short: ComparedName, name: ComparedName): boolean =>
  short.words.length > 0 && short.words.every((word) => name.words.includes(word))

interface Accepting {
  /** Doubts that a person has said are meant so. */
  readonly accepted: readonly ImportDoubtCode[]
}

const undecided = (doubts: readonly ImportDoubt[], { accepted }: Accepting): readonly ImportDoubt[] =>
  doubts.filter(({ code }) => !accepted.includes(code))

export interface KnownStore {
  readonly id: number
  readonly name: string
  readonly address: { readonly postalCode: string; readonly postalAddress: string }
  readonly phoneNumber: string
}

export const storeCandidate = ({ id, name, address }: KnownStore): ImportCandidate => ({
  type: 'store',
  id,
  name,
  detail: `${address.postalCode} ${address.postalAddress}`,
})

export interface StoreSurroundings {
  /** Name of the postal place; null where nobody has the code. */
  readonly place: string | null
  /** What an import has made of such a line before. */
  readonly imported: KnownStore | null
  /** Stores of the chain with a name like it, and any with its phone number. */
  readonly known: readonly KnownStore[]
}

export interface ComparedStore {
  readonly name: ComparedName
  readonly postalCode: string
  readonly phoneNumber: string
}

/** Nearly the same name, or the same place and phone number. */
export const isSimilarStore = (one: ComparedStore, other: ComparedStore): boolean => {
  const isSamePlace = one.postalCode === other.postalCode
  const isSamePhone = one.phoneNumber !== '' && one.phoneNumber === other.phoneNumber
  if (isSamePlace && isSamePhone) return true
  if (one.name.bare === other.name.bare) return true
  return (isSamePlace || isSamePhone) && isMistyped(one.name, other.name)
}

export const comparedStore = ({ name, postalCode, phoneNumber }: ImportedStore): ComparedStore => ({
  name: comparedName(name),
  postalCode,
  phoneNumber,
})

const comparedKnown = ({ name, address, phoneNumber }: KnownStore): ComparedStore => ({
  name: comparedName(name),
  postalCode: address.postalCode,
  phoneNumber: phoneNumber.replace(/\s/g, ''),
})

const isSamePlaceName = (one: string, other: string): boolean => {
  const [a, b] = [fold(one), fold(other)]
  return a.startsWith(b) || b.startsWith(a)
}

export type JudgedStore = Unfit | { readonly status: 'new'; readonly place: string }

export const judgeStore = (
  item: ImportedStore,
  { place, imported, known }: StoreSurroundings,
  decisions: Accepting,
): JudgedStore => {
  if (place === null) return fault('postalCode', importFaults.unknownPostalCode)
  const same =
    imported ??
    known.find(({ name, address }) => isSameName(name, item.name) && address.postalCode === item.postalCode)
  if (same !== undefined) return { status: 'exists', existing: storeCandidate(same) }
  const { postalCode, postalAddress: written } = item
  const similar = known.filter((store) => isSimilarStore(comparedStore(item), comparedKnown(store)))
  const doubts: ImportDoubt[] = []
  if (similar.length > 0)
    doubts.push({
      code: 'store-similar',
      sentence: importDoubts['store-similar'],
      candidates: similar.map(storeCandidate),
    })
  if (written !== '' && !isSamePlaceName(written, place))
    doubts.push({
      code: 'postal-place',
      sentence: fill(importDoubts['postal-place'], { postalCode, place, written }),
      candidates: [],
    })
  const left = undecided(doubts, decisions)
  return left.length > 0 ? { status: 'doubt', doubts: left } : { status: 'new', place }
}

export interface KnownPerson {
  readonly id: number
  readonly name: string
  readonly email: string
  /** Whether the person may log in at all. */
  readonly isEnabled: boolean
  readonly roles: readonly {
    readonly role: Role
    readonly isEnabled: boolean
    /** Where. */
    readonly type: string
    readonly id: number
  }[]
}

const personCandidate = ({ id, name, email }: KnownPerson): ImportCandidate => ({
  type: 'user',
  id,
  name,
  detail: email,
})

export interface PersonSurroundings {
  /** The affiliation that a person has chosen: null where it is gone, undefined where nobody has chosen. */
  readonly chosen: ImportCandidate | null | undefined
  /** Those whose name or number is exactly what the sheet says, and those whose name is like it. */
  readonly exact: readonly ImportCandidate[]
  readonly like: readonly ImportCandidate[]
  /** Whoever has the e-mail address. */
  readonly holder: KnownPerson | null
  /** People with the same name and phone number. */
  readonly similar: readonly KnownPerson[]
}

export interface PersonDecisions extends Accepting {
  /** Somebody of the same name and phone number who is meant. */
  readonly personId: number | null
}

export type JudgedPerson =
  | Unfit
  | {
      readonly status: 'new'
      readonly affiliation: ImportCandidate
      /** Whoever is there already and gets the role; null for a new person. */
      readonly giveTo: KnownPerson | null
    }

/** A role that the person has there already: that it is the one of the sheet, or what is to be done about it first. */
const judgeHeldRole = (
  person: KnownPerson,
  { role, isEnabled }: KnownPerson['roles'][number],
  asked: ImportedPerson['role'],
): Unfit => {
  const { name } = person
  if (!isEnabled) return fault('affiliation', importFaults.roleDisabled(name))
  if (asked === 'ADMINISTRATOR' && role !== asked)
    return fault('role', importFaults.otherRole(name, roleNames[role]))
  return { status: 'exists', existing: personCandidate(person) }
}

/** Whoever of those that are there is meant, and what is doubted about it. */
const meantPerson = (
  { holder, similar }: PersonSurroundings,
  { personId }: PersonDecisions,
): { readonly person: KnownPerson | null; readonly doubt: ImportDoubt | null } => {
  if (holder !== null) {
    const sentence = fill(importDoubts['email-known'], { name: holder.name })
    return {
      person: holder,
      doubt: { code: 'email-known', sentence, candidates: [personCandidate(holder)] },
    }
  }
  const person = similar.find(({ id }) => id === personId) ?? null
  if (similar.length === 0 || person !== null) return { person, doubt: null }
  return {
    person: null,
    doubt: {
      code: 'person-similar',
      sentence: importDoubts['person-similar'],
      candidates: similar.map(personCandidate),
    },
  }
}

export const judgePerson = (
  item: ImportedPerson,
  surroundings: PersonSurroundings,
  decisions: PersonDecisions,
): JudgedPerson => {
  const { chosen, exact, like } = surroundings
  if (chosen === null) return fault('affiliation', importFaults.gone)
  const candidates = exact.length > 0 ? exact : like
  if (chosen === undefined && candidates.length === 0)
    return fault('affiliation', importFaults.noAffiliation(item.affiliation))
  const affiliation = chosen ?? (exact.length === 1 ? exact[0] : undefined)
  const { person, doubt } = meantPerson(surroundings, decisions)
  if (person?.isEnabled === false) return fault('email', importFaults.disabled(person.name))
  const held = person?.roles.find(({ type, id }) => type === affiliation?.type && id === affiliation.id)
  if (person !== null && held !== undefined) return judgeHeldRole(person, held, item.role)
  const unclear: ImportDoubt = {
    code: 'affiliation-unclear',
    sentence: fill(importDoubts['affiliation-unclear'], { name: item.affiliation }),
    candidates,
  }
  const doubts = undecided(doubt === null ? [] : [doubt], decisions)
  if (affiliation === undefined) return { status: 'doubt', doubts: [unclear, ...doubts] }
  return doubts.length > 0 ? { status: 'doubt', doubts } : { status: 'new', affiliation, giveTo: person }
}

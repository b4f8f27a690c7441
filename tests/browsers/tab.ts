/**
 * A browser as the jobs know it: what a person has of one, keyboard, mouse and eyes, and questions to the page. Two adapters
 * make it: one over WebDriver BiDi, one over WebDriver.
 */
import type { Json, Point } from './page/page-types.ts'

export interface Tab {
  go(address: string): Promise<void>
  /** Runs in the page, so it knows nothing but what it is given; a promise is waited for. */
  ask<Answer, Given extends readonly Json[]>(
    question: (...given: Given) => Answer | Promise<Answer>,
    ...given: Given
  ): Promise<Answer>
  move(to: Point): Promise<void>
  hold(): Promise<void>
  release(): Promise<void>
  /** One key after the other. */
  type(text: string): Promise<void>
  /** A key by its name in the DOM, with what is held meanwhile: `Enter`, `Control+k`. */
  press(chord: string): Promise<void>
  /** PNG of what is seen. */
  picture(): Promise<Uint8Array>
  /** Forgets who was logged in and closes. */
  close(): Promise<void>
}

export interface Engine {
  readonly name: string
  /** What the browser itself has written in its console, where it can be heard from outside. */
  readonly heard: () => readonly string[]
  open(): Promise<Tab>
  close(): Promise<void>
}

/** The window of every browser. */
export const SCREEN = { width: 1440, height: 900 }

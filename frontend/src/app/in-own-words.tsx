/**
 * A page in the words of the provider: it asks for them where nothing around it does, and is shown anew when they change. What stands
 * around a page does not show it anew, because to the router it is the same page.
 */
import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { useOwnWords, useWordsShown } from '../api/own-words.ts'

type Load = () => Promise<ComponentType>

const inOwnWords = (Page: ComponentType): ComponentType => {
  const PageInOwnWords = () => {
    useOwnWords()
    useWordsShown()
    return <Page />
  }
  return PageInOwnWords
}

/** A route whose page is loaded when it is opened. */
export const pageInOwnWords = (route: RouteObject): RouteObject => {
  const { Component: load } = { ...route.lazy } as { readonly Component?: Load }
  if (load === undefined) return route
  const loadInOwnWords = async () => inOwnWords(await load())
  return { ...route, lazy: { Component: loadInOwnWords } } as RouteObject
}

/**
 * Short messages in the corner (quote-workflow section 8 and 9). The same sentence is shown once at a time. A refused
 * save stays open until it is read; everything else goes away by itself after ten seconds.
 */
import { notifications, notificationsStore } from '@mantine/notifications'
import type { ReactNode } from 'react'
import { ApiError, messageOf, NO_ANSWER, OTHER_CONTEXT } from '../api/api-error.ts'
import { dialogText, toastText } from './text.ts'

export const TOAST_TIME = 10_000

/** What stays has a place of its own on a phone (global.css). */
const STAYS = 'toast-stays'

interface Toast {
  readonly text: ReactNode
  readonly id?: string
  /** Milliseconds, or false for one that stays. */
  readonly closesAfter?: number | false
}

const show = (color: string, { text, id, closesAfter = TOAST_TIME }: Toast) =>
  notifications.show({
    ...(id === undefined && typeof text !== 'string' ? {} : { id: id ?? String(text) }),
    message: text,
    color,
    autoClose: closesAfter,
    ...(closesAfter === false && { className: STAYS }),
    withBorder: true,
    closeButtonProps: { 'aria-label': dialogText.close },
  })

export const toastInfo = (text: ReactNode, more: Omit<Toast, 'text'> = {}) => show('fjord', { text, ...more })
export const toastError = (text: ReactNode, more: Omit<Toast, 'text'> = {}) => show('red', { text, ...more })

/** Where it does not stand, the page has nothing to show anew. */
export const closeToast = (id: string): void => {
  const { notifications: shown, queue } = notificationsStore.getState()
  if ([...shown, ...queue].some((toast) => toast.id === id)) notifications.hide(id)
}

/** Stands while something is under way; the answer takes it away again. */
export const toastBusy = (text: string): (() => void) => {
  const id = notifications.show({
    message: text,
    color: 'fjord',
    loading: true,
    autoClose: false,
    className: STAYS,
    withCloseButton: false,
    withBorder: true,
  })
  return () => notifications.hide(id)
}

/**
 * One lost connection is one message, however much was asked for: the word under the bar where the browser knows that it is off, else a
 * single toast. Answers whether it has been told.
 */
const toastNoAnswer = (error: unknown): boolean => {
  if (!(error instanceof ApiError) || error.code !== NO_ANSWER) return false
  if (navigator.onLine !== false) toastError(error.message, { id: NO_ANSWER })
  return true
}

export const toastFetchFailed = (error: unknown) => {
  if (toastNoAnswer(error)) return
  toastError(toastText.fetchFailed(messageOf(error)))
}

/**
 * a refusal with a code stays open and shows it; a failure of server or network does not. Answers the id of what stays, which
 * is untrue when the same is stored after all.
 */
export const toastSaveFailed = (error: unknown): string | null => {
  if (toastNoAnswer(error)) return null
  // The whole page is told of it.
  if (error instanceof ApiError && error.code === OTHER_CONTEXT) return null
  if (error instanceof ApiError && error.code !== '' && error.status >= 400 && error.status < 500)
    return toastError(toastText.refused(error.message, error.code), { closesAfter: false })
  toastError(toastText.saveFailed(messageOf(error)))
  return null
}

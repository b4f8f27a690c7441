import { notifications, notificationsStore } from '@mantine/notifications'
import { afterEach, expect, test } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { toastBusy, toastError, toastFetchFailed, toastInfo, toastSaveFailed } from './toasts.ts'

afterEach(() => notifications.clean())

const shown = () =>
  notificationsStore.getState().notifications.map(({ message, autoClose }) => ({ message, autoClose }))

const busy = new ApiError(503, 'server.busy', 'Tjenesten er opptatt.')
const locked = new ApiError(409, 'quote.read-only', 'Tilbudet er låst.')

test('Q-358: a toast closes by itself after ten seconds, or after the time that it is given', () => {
  toastInfo('Raden er kopiert.')
  toastInfo('Tilbud sendt til kunde', { closesAfter: 5000 })
  expect(shown()).toEqual([
    { message: 'Raden er kopiert.', autoClose: 10_000 },
    { message: 'Tilbud sendt til kunde', autoClose: 5000 },
  ])
})

test('Q-335: a read and a write that fail say which of the two it was', () => {
  toastFetchFailed(busy)
  toastSaveFailed(busy)
  expect(shown()).toEqual([
    { message: 'En feil har oppstått ved henting av data: Tjenesten er opptatt.', autoClose: 10_000 },
    { message: 'En feil har oppstått ved oppdatering av data: Tjenesten er opptatt.', autoClose: 10_000 },
  ])
})

test('Q-337 A-272: a refused save stays open and names its code', () => {
  toastSaveFailed(locked)
  expect(shown()).toEqual([{ message: 'Tilbudet er låst. (Feilkode: quote.read-only)', autoClose: false }])
})

test('the same sentence is shown once at a time', () => {
  toastError('Noe gikk galt')
  toastError('Noe gikk galt')
  expect(shown()).toHaveLength(1)
})

test('what stays is marked, so that a phone gives it a place where it lies over nothing', () => {
  toastSaveFailed(locked)
  toastBusy('Skriver ut …')
  toastInfo('Raden er kopiert.')
  const { notifications: all } = notificationsStore.getState()
  expect(all.map(({ className = '' }) => className)).toEqual(['toast-stays', 'toast-stays', ''])
})

test('one lost connection is one message, whatever was being read and saved', () => {
  const lost = new ApiError(0, 'client.no-answer', 'Fikk ikke kontakt med serveren.')
  toastFetchFailed(lost)
  toastSaveFailed(lost)
  toastFetchFailed(lost)
  expect(shown()).toEqual([{ message: 'Fikk ikke kontakt med serveren.', autoClose: 10_000 }])
})

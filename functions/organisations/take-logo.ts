/** A logo as it is handed in: base64, and the type that whoever sends it believes it to have; it is kept as what it is. */
import type { LogoBody } from '#domain/contracts/organisation'
import type { Logo } from '#domain/quote/header/logo'
import { type Result, refusal } from '#domain/result'
import { saveLogo } from '../data/organisations/logo-store.ts'

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/

export const takeLogo = async ({ base64Data }: LogoBody): Promise<Result<Logo>> =>
  BASE64.test(base64Data) && base64Data.length % 4 === 0
    ? saveLogo(Buffer.from(base64Data, 'base64'))
    : refusal('logo.wrong-type')

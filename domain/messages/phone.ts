/** '123 45 678': eight digits in groups of 3, 2 and the rest; anything else is left as it was written. */
export const formatPhone = (phone: string): string => {
  const digits = phone.replaceAll(/\s/g, '')
  if (!/^\d{8}$/.test(digits)) return phone
  return [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5)].join('\u00a0')
}

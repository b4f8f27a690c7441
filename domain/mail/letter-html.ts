/**
 * A letter as a page: a narrow column, one accent, one button. Mail programs know tables and inline styles and little else, so that
 * is all there is; nothing is fetched from anywhere.
 */

export interface LetterContent {
  readonly subject: string
  /** Greeting and what it is about; the first stands a little larger. */
  readonly before: readonly string[]
  readonly button: { readonly label: string; readonly address: string } | null
  /** Said before the address that stands written out under the button. */
  readonly orCopy: string
  readonly after: readonly string[]
  /** Who writes, on lines of their own. */
  readonly signature: readonly string[]
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)

const font = "font-family:'Source Sans 3','Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const ink = '#1d2528'
const accent = '#0f5e66'

const paragraph = (text: string, style = ''): string =>
  `<p style="margin:0 0 16px;${font};font-size:16px;line-height:24px;color:${ink};overflow-wrap:anywhere;${style}">${text}</p>`

const buttonOf = ({ label, address }: NonNullable<LetterContent['button']>, orCopy: string): string =>
  [
    '<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr>',
    `<td style="background:${accent};border-radius:6px">`,
    `<a href="${escaped(address)}" style="display:inline-block;padding:13px 24px;${font};font-size:16px;line-height:22px;font-weight:600;color:#ffffff;text-decoration:none">${escaped(label)}</a>`,
    '</td></tr></table>',
    paragraph(
      `${escaped(orCopy)}<br><a href="${escaped(address)}" style="color:${accent};word-break:break-all">${escaped(address)}</a>`,
      'font-size:14px;line-height:21px;color:#4a5459',
    ),
  ].join('')

export const letterHtml = ({ subject, before, button, orCopy, after, signature }: LetterContent): string =>
  [
    `<!doctype html><html lang="nb"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light"><title>${escaped(subject)}</title></head>`,
    '<body style="margin:0;padding:0;background:#faf9f6">',
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#faf9f6"><tr><td align="center" style="padding:32px 16px">',
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;background:#ffffff;border:1px solid #e4e2dc;border-radius:8px">',
    `<tr><td style="height:4px;line-height:4px;font-size:0;background:${accent};border-radius:8px 8px 0 0">&nbsp;</td></tr>`,
    '<tr><td align="left" style="padding:32px 32px 24px">',
    `<h1 style="margin:0 0 20px;${font};font-size:22px;line-height:28px;font-weight:600;color:${ink}">${escaped(subject)}</h1>`,
    ...before.map((text) => paragraph(escaped(text))),
    button === null ? '' : buttonOf(button, orCopy),
    ...after.map((text) => paragraph(escaped(text))),
    paragraph(signature.map(escaped).join('<br>'), 'margin:24px 0 0'),
    '</td></tr></table></td></tr></table></body></html>',
  ].join('\n')

/** The same as plain text. */
export const letterText = ({ before, button, after, signature }: LetterContent): string =>
  [
    ...before,
    ...(button === null ? [] : [`${button.label}:\n${button.address}`]),
    ...after,
    signature.join('\n'),
  ].join('\n\n')

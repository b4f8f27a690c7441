/** What is said of a picture that is no drawing in the page. */
export const pictureText = {
  view: 'Visning',
  fromServer: 'Bildegenering på server...',
} as const

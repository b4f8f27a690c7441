/** A label whose long words may break between their parts, with a hyphen, where the field is narrower: «Forhandler-margin». */
export const CompoundLabel = ({ text }: { readonly text: string }) =>
  text.replaceAll(/(?<=\w)(?=margin|rabatt)/g, '\u00AD')

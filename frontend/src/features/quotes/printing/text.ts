/** Norwegian strings of printing a quote. */
export const printText = {
  print: 'Skriv ut',
} as const

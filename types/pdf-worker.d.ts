/** The part of pdfjs-dist that its main part looks for before it starts a worker; only handed on. */
declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs'

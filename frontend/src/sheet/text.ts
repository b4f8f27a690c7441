/** Norwegian strings about files that are read. */
import { texts } from '#domain/texts/texts'

/** Why a file cannot be read. */
export const sheetProblems = texts('sheet.problems', {
  'too-large':
    'Filen er for stor. Den kan være 10 MB. Fjern bilder og ark som ikke trengs, eller del den i flere.',
  'old-excel':
    'Filen er i det gamle Excel-formatet (xls) eller er låst med passord. Lagre den som «Excel-arbeidsbok (.xlsx)» uten passord.',
  'open-document':
    'Filen er et regneark fra LibreOffice eller OpenOffice (ods). Åpne den der, velg «Lagre som», og lagre den som «Excel 2007–365 (.xlsx)».',
  'web-page': 'Filen er en nettside som kaller seg regneark. Åpne den i Excel og lagre den som .xlsx.',
  'no-sheet': 'Filen er verken et regneark (.xlsx), tekst (.csv) eller PDF.',
  scanned:
    'PDF-en er skannet: sidene er bilder, og teksten i dem kan ikke leses. Be om skjemaet som regneark eller som PDF med tekst, eller skriv av linjene.',
  'locked-pdf': 'PDF-en er låst med passord. Lagre den uten passord.',
  'broken-pdf': 'PDF-en er ødelagt og kan ikke leses. Åpne den og lagre den på nytt.',
  'too-many-pages': 'PDF-en har for mange sider. Ta med bare sidene med skjemaet.',
  broken: 'Filen er ødelagt og kan ikke leses. Åpne den i Excel og lagre den på nytt.',
  bomb: 'Filen pakker ut til mye mer enn et regneark med linjer. Kopier cellene over i et nytt ark.',
  'too-many-rows': 'Arket har for mange rader. Slett tomme rader nederst, eller del arket i flere.',
  'too-many-columns': 'Arket har for mange kolonner. Behold bare dem som trengs.',
  'too-slow': 'Filen tok for lang tid å lese. Kopier cellene over i et nytt ark.',
} as const)
export type SheetProblem = keyof typeof sheetProblems

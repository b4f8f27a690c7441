/** Norwegian strings about building models that are read. */
import { texts } from '#domain/texts/texts'

/** Why a building model cannot be read. */
export const ifcProblems = texts('ifc.problems', {
  'too-large':
    'Modellen er for stor. Den kan være 200\u00a0MB. Eksporter bare vinduer og dører, eller én etasje om gangen.',
  zip: 'Filen er pakket (ifczip). Pakk den ut, og åpne filen med endelsen .ifc.',
  xml: 'Filen er skrevet som XML (ifcXML). Eksporter den som vanlig IFC (.ifc).',
  'no-ifc': 'Filen er ikke en IFC-modell.',
  truncated: 'Filen er avkuttet: slutten mangler. Last den ned eller eksporter den på nytt.',
  broken: 'Filen er ødelagt og kan ikke leses. Eksporter den på nytt.',
  silent:
    'Lesingen står stille. Filen er trolig ødelagt. Eksporter den på nytt, gjerne bare vinduer og dører.',
  schema: 'Filen er i en versjon av IFC som ikke kan leses. Eksporter den som IFC2x3 eller IFC4.',
  'no-unit': 'Filen sier ikke hvilken enhet målene er i. Eksporter den på nytt med enheter.',
  nothing: 'Modellen har ingen vinduer eller dører.',
  'too-many-pieces':
    'Modellen har mer enn 20 000 vinduer og dører. Eksporter én etasje eller ett bygg om gangen.',
} as const)
export type IfcProblem = keyof typeof ifcProblems

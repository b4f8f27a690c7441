import { describe, expect, test } from 'vitest'
import { configSchemas } from './checked-config.ts'
import { configText, importConfig } from './import-config.ts'

const importing = (text: string) => {
  const imported = importConfig(configSchemas, text)
  return imported.ok ? imported.overrides : imported.sentence
}
const rendering = (config: object) => importing(JSON.stringify({ renderConfig: config }))

test('what is shown can be read in again and is the same', () => {
  const overrides = { appConfig: { showGrid: true }, renderConfig: { cameraFov: 12.5 } }
  expect(importing(configText(overrides))).toEqual(overrides)
})

test('what equals the shipped value is no override', () => {
  expect(rendering({ cameraFov: 30, edgeThreshold: 21 })).toEqual({
    appConfig: {},
    renderConfig: { edgeThreshold: 21 },
  })
})

describe('D-059, A-267: what is not valid is refused with the reason', () => {
  test.each([
    ['{', 'Ugyldig JSON: teksten slutter før den er ferdig'],
    ['', 'Ugyldig JSON: teksten er tom'],
    ['{\n  "appConfig": x\n}', 'Ugyldig JSON: uventet tegn «x»'],
    ['{\n  "appConfig" {}\n}', 'Ugyldig JSON: feil i linje 2, tegn 15'],
    ['[]', 'Ugyldig JSON: teksten må være et objekt med appConfig og renderConfig'],
    ['{"config": {}}', 'Ugyldig JSON: ingen innstillinger heter «config», bare appConfig og renderConfig'],
    ['{"appConfig": 3}', 'Ugyldig JSON: appConfig må være et objekt'],
    ['{"appConfig": {"debounceTime": 1.5}}', 'Ugyldig JSON: appConfig.debounceTime må være et helt tall'],
    ['{"appConfig": {"debug": 1}}', 'Ugyldig JSON: appConfig har ingen innstilling som heter «debug»'],
    ['{"appConfig": {"showGrid": "ja"}}', 'Ugyldig JSON: appConfig.showGrid må være true eller false'],
  ])('%j', (text, sentence) => {
    expect(importing(text)).toBe(sentence)
  })

  test('D-068: the field of view is 0 to 90', () => {
    expect(rendering({ cameraFov: -1 })).toBe('Ugyldig JSON: renderConfig.cameraFov kan ikke være under 0')
    expect(rendering({ cameraFov: 91 })).toBe('Ugyldig JSON: renderConfig.cameraFov kan ikke være over 90')
    expect(rendering({ cameraFov: 90 })).toMatchObject({ renderConfig: { cameraFov: 90 } })
  })

  test('D-069: the edge threshold is 0 to 180 and the least edge 0 to 1000 mm', () => {
    for (const edge of [{ edgeThreshold: -1 }, { edgeThreshold: 181 }, { edgeMinLength: -1 }])
      expect(rendering(edge)).toMatch(/^Ugyldig JSON: renderConfig\.edge/)
    expect(rendering({ edgeMinLength: 1001 })).toMatch(/over 1000$/)
    expect(rendering({ edgeThreshold: 180, edgeMinLength: 1000 })).toMatchObject({ appConfig: {} })
  })

  test('D-070: antialiasing is standard, fxaa, smaa or false', () => {
    for (const antialiasing of ['fxaa', 'smaa', false])
      expect(rendering({ antialiasing })).toMatchObject({ renderConfig: { antialiasing } })
    expect(rendering({ antialiasing: 'msaa' })).toBe(
      'Ugyldig JSON: renderConfig.antialiasing må være «standard», «fxaa», «smaa», false',
    )
  })

  test('D-213: a light follows one of four things', () => {
    expect(rendering({ lights: [{ name: 'Lys' }] })).toMatch(/^Ugyldig JSON: renderConfig\.lights\.0\./)
  })

  test('D-212: a light has these fields, all of them and no others', () => {
    const light = {
      name: 'Lampe',
      color: '#ffeedd',
      intensity: 2,
      yOffset: 100,
      yFactor: 0.5,
      xOffset: -200,
      zOffset: 0,
      decay: 2,
      positionMode: 'fixed',
    }
    expect(rendering({ lights: [light] })).toMatchObject({ renderConfig: { lights: [light] } })
    for (const field of Object.keys(light)) {
      const { [field]: _, ...rest } = light as Record<string, unknown>
      expect(rendering({ lights: [rest] }), field).toContain(`renderConfig.lights.0.${field}`)
    }
    expect(rendering({ lights: [{ ...light, angle: 1 }] })).toContain('«angle»')
  })
})

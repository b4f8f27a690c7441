/** The settings of this browser (drawing-engine section 2, Settings page; DD-06): open to everybody who is logged in. */
import { Button } from '@mantine/core'
import {
  type AllOverrides,
  changePerformanceMode,
  storeOverrides,
  storeSetting,
  useOverrides,
} from '../../config/checked-config.ts'
import { LIGHTS_MOST } from '../../config/render-config.ts'
import type { PerformanceMode } from '../../config/shipped-app-config.ts'
import type { Light } from '../../config/shipped-render-config.ts'
import { type ConfigName, useAppConfig, useRenderConfig } from '../../config/stored-config.ts'
import { JsonPanel } from './components/json-panel.tsx'
import { LightFields } from './components/light-fields.tsx'
import { FlagsPreview } from './components/preview.tsx'
import { SettingField } from './components/setting-field.tsx'
import classes from './flags-page.module.css'
import { type FlagFieldSpec, type FlagSection, schemaOf, sections } from './state/fields.ts'
import { flagsText } from './text.ts'

export const FlagsPage = () => {
  const overrides = useOverrides()
  const changed = Object.values(overrides).reduce((sum, of) => sum + Object.keys(of).length, 0)
  return (
    <div className={classes.page}>
      <title>{flagsText.title}</title>
      <header className={classes.head}>
        <h1>{flagsText.title}</h1>
        <p className={classes.lead}>{flagsText.lead}</p>
        <p role="status" className={classes.count}>
          {changed === 0 ? flagsText.nothingChanged : flagsText.changed(changed)}
        </p>
      </header>
      <div className={classes.columns}>
        <div className={classes.sections}>
          {sections.map((section) => (
            <SectionView key={section.id} section={section} overrides={overrides} />
          ))}
          <JsonPanel />
        </div>
        <FlagsPreview />
      </div>
    </div>
  )
}

interface SectionProps {
  readonly section: FlagSection
  readonly overrides: AllOverrides
}

const SectionView = ({ section: { id, title, fields }, overrides }: SectionProps) => {
  const isChanged = ({ config, key }: FlagFieldSpec) => Object.hasOwn(overrides[config], key)
  const reset = () => {
    const keys = new Set(fields.map(({ key }) => key))
    const without = (of: AllOverrides['appConfig']) =>
      Object.fromEntries(Object.entries(of).filter(([key]) => !keys.has(key)))
    storeOverrides({
      appConfig: without(overrides.appConfig),
      renderConfig: without(overrides.renderConfig),
    })
  }
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div className={classes.sectionHead}>
        <h2 id={id}>{title}</h2>
        {fields.some(isChanged) ? (
          <Button variant="subtle" size="compact-sm" onClick={reset}>
            {flagsText.resetSection(title)}
          </Button>
        ) : null}
      </div>
      <div className={classes.grid}>
        {fields.map((field) => (
          <Field key={field.key} field={field} isChanged={isChanged(field)} />
        ))}
      </div>
    </section>
  )
}

const Field = ({ field, isChanged }: { readonly field: FlagFieldSpec; readonly isChanged: boolean }) => {
  const configs: Record<ConfigName, object> = { appConfig: useAppConfig(), renderConfig: useRenderConfig() }
  const { config, key, ...look } = field
  const value = new Map<string, unknown>(Object.entries(configs[config])).get(key)
  if (key === 'lights')
    return (
      <LightFields
        lights={value as readonly Light[]}
        most={LIGHTS_MOST}
        onChange={(lights) => storeSetting(config, key, lights)}
      />
    )
  return (
    <SettingField
      {...look}
      schema={schemaOf(field)}
      value={value}
      isChanged={isChanged}
      onChange={(changed) =>
        key === 'forcePerformanceMode'
          ? changePerformanceMode(changed as PerformanceMode)
          : storeSetting(config, key, changed)
      }
    />
  )
}

/** The range laid open for those who check it: every model with its limits, defaults and price, and the rule table. */
import { Tabs } from '@mantine/core'
import { useSearchParams } from 'react-router'
import { may } from '#domain/access/rights'
import { useViewer } from '../../session/current-context.ts'
import { NoAccess } from '../../ui/no-access.tsx'
import { ModelsView } from './components/models-view.tsx'
import { RulesView } from './components/rules-view.tsx'
import classes from './models-page.module.css'
import { type PageSearch, readPageSearch, writePageSearch } from './state/page-search.ts'
import { modelsText } from './text.ts'

export const ModelsPage = () => {
  const viewer = useViewer()
  return (
    <div className={classes.page}>
      <title>{modelsText.title}</title>
      {may(viewer, 'catalogue.check') ? <Views /> : <NoAccess title={modelsText.title} />}
    </div>
  )
}

const Views = () => {
  const [params, setParams] = useSearchParams()
  const search = readPageSearch(params)
  const change = (changed: Partial<PageSearch>) =>
    setParams(writePageSearch({ ...search, ...changed }), { replace: changed.view === undefined })
  const open = (view: string | null) =>
    change({ view: view === 'rules' ? 'rules' : 'models', q: '', group: null })
  return (
    <Tabs value={search.view} onChange={open} keepMounted={false}>
      <h1 className={classes.title}>{search.view === 'rules' ? modelsText.rulesTitle : modelsText.title}</h1>
      <Tabs.List className={classes.views ?? ''} aria-label={modelsText.views}>
        <Tabs.Tab value="models">{modelsText.models}</Tabs.Tab>
        <Tabs.Tab value="rules">{modelsText.rules}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="models">
        <ModelsView search={search} onSearch={change} />
      </Tabs.Panel>
      <Tabs.Panel value="rules">
        <RulesView q={search.q} onSearch={(q) => change({ q })} />
      </Tabs.Panel>
    </Tabs>
  )
}

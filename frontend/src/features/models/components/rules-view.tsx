/** The rule table, chapter by chapter as the handbook has it; the print is the same table on A4. */
import { Button, TextInput } from '@mantine/core'
import { IconPrinter, IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import type { ApiRuleLine, ModelRange } from '#domain/contracts/models'
import { formatDate } from '../../../ui/format.ts'
import { modelRulesQuery, modelsQuery } from '../api/get-models.ts'
import { chaptersOf, countConcerned, findRules } from '../state/rule-chapters.ts'
import { modelsText, severities } from '../text.ts'
import { Loaded } from './loaded.tsx'
import classes from './rule-table.module.css'
import { RuleTable } from './rule-table.tsx'
import tools from './toolbar.module.css'

interface Props {
  readonly q: string
  readonly onSearch: (q: string) => void
}

export const RulesView = (props: Props) => {
  const range = useQuery(modelsQuery)
  return (
    <Loaded query={useQuery(modelRulesQuery)} loading={modelsText.loadingRules}>
      {(rules) => <Rules rules={rules} models={range.data?.models ?? []} {...props} />}
    </Loaded>
  )
}

interface RulesProps extends Props {
  readonly rules: readonly ApiRuleLine[]
  readonly models: ModelRange['models']
}

const Rules = ({ rules, models, q, onSearch }: RulesProps) => {
  const found = findRules(rules, useDeferredValue(q))
  return (
    <>
      <search className={tools.tools}>
        <TextInput
          className={tools.box ?? ''}
          type="search"
          aria-label={modelsText.ruleBox}
          placeholder={modelsText.ruleBox}
          leftSection={<IconSearch size={16} aria-hidden />}
          value={q}
          maxLength={60}
          onChange={({ currentTarget }) => onSearch(currentTarget.value)}
        />
        <p className={tools.count} role="status">
          {modelsText.ruleCount(found.length)}
        </p>
        <Button
          className={tools.end ?? ''}
          variant="default"
          leftSection={<IconPrinter size={16} stroke={1.6} aria-hidden />}
          onClick={() => window.print()}
        >
          {modelsText.print}
        </Button>
      </search>
      <p className={classes.printed}>
        {modelsText.ruleCount(found.length)}. {modelsText.printed(formatDate(new Date().toISOString()))}
      </p>
      <dl className={classes.legend}>
        {Object.entries(severities).map(([severity, { name, does }]) => (
          <div key={severity}>
            <dt className={classes.severity} data-severity={severity}>
              {name}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <section className={tools.sheet} aria-label={modelsText.rules}>
        {found.length === 0 ? (
          <p className={tools.nothing}>{modelsText.noRules}</p>
        ) : (
          <RuleTable chapters={chaptersOf(found)} concerned={countConcerned(models)} models={models.length} />
        )}
      </section>
    </>
  )
}

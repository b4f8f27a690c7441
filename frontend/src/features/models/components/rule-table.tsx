/** Every rule a line: when it applies, what it does, the words it uses, and where it stands. */
import type { ApiRuleLine } from '#domain/contracts/models'
import { type chaptersOf, sentenceParts, sourceText } from '../state/rule-chapters.ts'
import { modelsText, severities } from '../text.ts'
import classes from './rule-table.module.css'

interface Props {
  readonly chapters: ReturnType<typeof chaptersOf>
  /** Models that each rule can concern, and models in all. */
  readonly concerned: ReadonlyMap<string, number>
  readonly models: number
}

const COLUMNS = 6

export const RuleTable = ({ chapters, concerned, models }: Props) => (
  <table className={classes.table} aria-label={modelsText.rules}>
    <thead className={classes.head}>
      <tr>
        <th scope="col">{modelsText.rule}</th>
        <th scope="col">{modelsText.severity}</th>
        <th scope="col">{modelsText.trigger}</th>
        <th scope="col">{modelsText.says}</th>
        <th scope="col">{modelsText.concerned}</th>
        <th scope="col">{modelsText.source}</th>
      </tr>
    </thead>
    {chapters.map(({ letter, name, rules }) => (
      <tbody key={letter}>
        <tr className={classes.chapter}>
          <th scope="rowgroup" colSpan={COLUMNS}>
            {name}
          </th>
        </tr>
        {rules.map((rule) => (
          <Line
            key={`${rule.id} ${rule.severity}`}
            rule={rule}
            concerned={concernedText(concerned.get(rule.id) ?? 0, models)}
          />
        ))}
      </tbody>
    ))}
  </table>
)

const concernedText = (count: number, models: number): string =>
  models === 0 ? '' : count === 0 ? modelsText.none : count === models ? modelsText.all : String(count)

const Line = ({ rule, concerned }: { rule: ApiRuleLine; concerned: string }) => (
  <tr className={classes.line}>
    <th scope="row" className={classes.id}>
      {rule.id}
    </th>
    <td className={classes.severity} data-severity={rule.severity}>
      {severities[rule.severity].name}
    </td>
    <td className={classes.trigger}>
      {rule.trigger}
      {rule.idle === undefined ? null : (
        <p className={classes.idle}>
          <strong>{modelsText.idle}</strong> {rule.idle}
        </p>
      )}
    </td>
    <td className={classes.says}>
      {rule.sentences.length === 0 ? (
        <span className={classes.soft}>{modelsText.silent}</span>
      ) : (
        rule.sentences.map((sentence) => <Sentence key={sentence} sentence={sentence} />)
      )}
    </td>
    <td className={classes.concerned} data-label={modelsText.concerned}>
      {concerned}
    </td>
    <td className={classes.source}>{sourceText(rule.source)}</td>
  </tr>
)

const Sentence = ({ sentence }: { sentence: string }) => (
  <p className={classes.sentence}>
    {sentenceParts(sentence).map(({ text, isFigure }, index) =>
      isFigure ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence never change places
        <i key={index} className={classes.figure}>
          {text}
        </i>
      ) : (
        text
      ),
    )}
  </p>
)

import { INCOME_LINES, JURISDICTIONS, LINE_NAMES, type Answers, type Question } from '@jurilien/reference/child-support';
import { calculatorTexts } from './words/calculator';
import { common } from '../../i18n';
import { FormProvider, Line, Radios, Select } from '../../forms';
import { french, useLang, useWords } from '../../lang';
import { Figure, GivenProvider, useGiven } from './fields';

interface Props {
  readonly answers: Answers;
  readonly errors: Partial<Record<Question, string>>;
  readonly action: string;
}

/** Rows of the second section: how many children, and for some how many days; in each, whose days they are. */
const ROWS = [
  { name: 'with_a', label: 'withA', hint: 'withAHint' },
  { name: 'access_b', label: 'accessB', hint: 'accessBHint', days: 'daysB' },
  { name: 'shared', label: 'shared', hint: 'sharedHint', days: 'daysA' },
  { name: 'access_a', label: 'accessA', hint: 'accessAHint', days: 'daysA' },
  { name: 'with_b', label: 'withB', hint: 'withBHint' },
] as const;

/** The questions, one theme a section. It posts to its own page; the browser's script calculates before that. */
export function CalculatorForm({ answers, errors, action }: Props) {
  const t = useWords(calculatorTexts);
  const c = useWords(common);
  return (
    <form
      id="calculator"
      className="stack calc"
      method="post"
      action={action}
      noValidate
      data-summary={c.errorSummary}
      data-prefix={c.errorPrefix}
    >
      <FormProvider value={{ raw: { ...answers }, errors }}>
        <GivenProvider value={{ answers, errors }}>
          <Where />
          <Children />
          <Incomes />
          <More />
        </GivenProvider>
      </FormProvider>
      <p className="hint calc-private">{t.private}</p>
      <div className="actions">
        <button className="button large" type="submit" name="go" value="calculate">
          {t.calculate}
        </button>
      </div>
    </form>
  );
}

function Where() {
  const t = useWords(calculatorTexts);
  const lang = useLang();
  const homes = (out: string) => [...JURISDICTIONS.map((j) => ({ value: j.code, label: j[lang] })), { value: 'OUT', label: out }];
  return (
    <section className="calc-theme">
      <h2>{t.whereTitle}</h2>
      <p className="hint">{t.whereLead}</p>
      <div className="calc-pair">
        <Select name="home_a" label={t.homeA} empty={t.chooseHome} options={homes(t.outA)} />
        <Select name="home_b" label={t.homeB} empty={t.chooseHome} options={homes(t.outB)} />
      </div>
      <Radios
        name="divorce"
        label={t.divorce}
        options={[
          { value: 'yes', label: t.divorceYes, hint: t.divorceYesHint },
          { value: 'no', label: t.divorceNo, hint: t.divorceNoHint },
        ]}
      />
      <Line name="date" type="date" label={t.date} hint={t.dateHint} optional className="short" />
    </section>
  );
}

function Children() {
  const t = useWords(calculatorTexts);
  return (
    <section className="calc-theme">
      <h2>{t.childrenTitle}</h2>
      <p className="hint">{t.childrenLead}</p>
      {ROWS.map((row) => (
        <div key={row.name} className="calc-row" role="group" aria-labelledby={`${row.name}-row`}>
          <div>
            <p className="label" id={`${row.name}-row`}>
              {t[row.label]}
            </p>
            <p className="hint" id={`${row.name}-hint`}>
              {t[row.hint]}
            </p>
          </div>
          <div className="calc-row-figures">
            <Figure name={row.name} label={t.count} hintId={`${row.name}-hint`} whole />
            {'days' in row && (
              <div className="quebec-only">
                <Figure name={`${row.name}_days`} label={t[row.days]} hintId={`${row.name}-hint`} />
              </div>
            )}
          </div>
        </div>
      ))}
      <p className="hint quebec-only">{t.daysNote}</p>
    </section>
  );
}

function Incomes() {
  const t = useWords(calculatorTexts);
  return (
    <section className="calc-theme">
      <h2>{t.incomeTitle}</h2>
      <p className="hint">{t.incomeLead}</p>
      <div className="calc-pair">
        <Figure name="income_a" label={t.incomeA} hint={t.incomeHint} unit="$" />
        <Figure name="income_b" label={t.incomeB} hint={t.incomeHint} unit="$" />
      </div>
      <Sources />
    </section>
  );
}

/** Part 2 of Quebec's form, for those who fill it in from here. It stands open where something is written in it, or wrong. */
function Sources() {
  const t = useWords(calculatorTexts);
  const lang = useLang();
  const { answers, errors } = useGiven();
  const written = INCOME_LINES.some((no) => (['a', 'b'] as const).some((p) => answers[`line${no}_${p}`] ?? errors[`line${no}_${p}`]));
  return (
    <details className="more quebec-only" open={written}>
      <summary>{t.linesTitle}</summary>
      <p className="hint" id="lines-hint">
        {t.linesHint}
      </p>
      {INCOME_LINES.map((no) => (
        <fieldset key={no} className="calc-line">
          <legend>
            {no}
            {'\u00a0· '}
            {lang === 'fr' ? french(LINE_NAMES[no]!.fr) : LINE_NAMES[no]!.en}
          </legend>
          <div className="calc-pair">
            <Figure name={`line${no}_a`} label={t.mine} hintId="lines-hint" unit="$" />
            <Figure name={`line${no}_b`} label={t.theirs} hintId="lines-hint" unit="$" />
          </div>
        </fieldset>
      ))}
    </details>
  );
}

function More() {
  const t = useWords(calculatorTexts);
  return (
    <section className="calc-theme">
      <h2>{t.moreTitle}</h2>
      <p className="hint">{t.moreLead}</p>
      {(['union', 'professional'] as const).map((dues) => (
        <fieldset key={dues}>
          <legend>{t[dues]}</legend>
          <p className="hint" id={`${dues}-hint`}>
            {t.duesNote}
          </p>
          <div className="calc-pair">
            <Figure name={`${dues}_a`} label={t.mine} hintId={`${dues}-hint`} unit="$" />
            <Figure name={`${dues}_b`} label={t.theirs} hintId={`${dues}-hint`} unit="$" />
          </div>
        </fieldset>
      ))}
      <fieldset>
        <legend>{t.expenses}</legend>
        <p className="hint" id="expenses-hint">
          {t.expensesHint}
        </p>
        <div className="calc-three">
          {(['childcare', 'studies', 'special'] as const).map((name) => (
            <Figure key={name} name={name} label={t[name]} hintId="expenses-hint" unit="$" />
          ))}
        </div>
      </fieldset>
    </section>
  );
}

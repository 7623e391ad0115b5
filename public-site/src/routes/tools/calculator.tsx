import { calculate, FEDERAL_TABLES, sheetOf, SHARED_QUESTIONS, type Answers, type Question } from '@jurilien/reference/child-support';
import { data, redirect, useActionData, useLoaderData } from 'react-router';
import type { ActionArgs, LoaderArgs } from '../../http';
import { answersFrom, errorsOf, sharedQuery, today } from '../../features/calculator/answers';
import { CalculatorForm } from '../../features/calculator/form';
import { startRequest } from '../../features/calculator/request.server';
import { CalculatorResult } from '../../features/calculator/result';
import { ErrorSummary } from '../../forms';
import { readForm } from '../../http/index.server';
import { calculatorTexts } from '../../features/calculator/words/calculator';
import { usePath, useWords } from '../../lang';
import { applicationData, Head, StructuredData, useOrigin, type Frame } from '../../layout';
import { langOf } from '../../routes.table';
import styles from '../../styles/calculator.css?url';

export const handle: Frame = { carry: 'calculator', calculator: true };

/** An address states where the parents live and with whom the children do: never an amount. */
export const loader = ({ request }: LoaderArgs) => ({ answers: answersFrom(new URL(request.url).searchParams, SHARED_QUESTIONS) });

/** What is posted is read, calculated and forgotten; only « start a request » hands it on. */
export async function action({ request }: ActionArgs) {
  const lang = langOf(new URL(request.url).pathname);
  const form = await readForm(request);
  const answers = answersFrom(form);
  const go = form.get('go');
  const answered = calculate(answers, today(), FEDERAL_TABLES);
  const shown = (more: { errors?: Errors; status?: number } = {}) =>
    data(
      { answers, errors: more.errors ?? {}, sheet: answered.ok ? sheetOf(answered.value, lang, today()) : undefined },
      { status: more.status ?? 200 },
    );
  if (go === 'language') return shown();
  if (!answered.ok) return shown({ errors: errorsOf(answered, lang), status: 422 });
  if (go === 'pdf') return shown({ errors: { form: calculatorTexts[lang].pdfFailed }, status: 503 });
  if (go !== 'request') return shown();
  const started = await startRequest(request, sheetOf(answered.value, lang, today()));
  return 'to' in started
    ? redirect(started.to, { status: 303, headers: { 'set-cookie': started.cookie } })
    : shown({ errors: { form: calculatorTexts[lang].requestFailed }, status: started.status });
}
type Errors = Partial<Record<Question | 'form', string>>;

/** P18: child support, calculated here where scripts run and on the server where they do not. */
export default function Calculator() {
  const loaded = useLoaderData<typeof loader>();
  const posted = useActionData<typeof action>();
  const t = useWords(calculatorTexts);
  const to = usePath();
  const origin = useOrigin();
  const answers: Answers = posted?.answers ?? loaded.answers;
  const errors: Errors = posted?.errors ?? {};
  const failed = Object.keys(errors).length > 0;
  return (
    <div className="wrap form-page page">
      <link rel="stylesheet" href={styles} precedence="default" />
      <Head title={t.title} description={t.description} failed={failed} />
      <StructuredData of={applicationData(t.title, t.description, origin + to('calculator'))} />
      <div id="calculator-errors">
        <ErrorSummary errors={errors} />
      </div>
      <h1>{t.title}</h1>
      <p className="lead">{t.lead}</p>
      <CalculatorForm answers={answers} errors={errors} action={`${to('calculator')}#resultat`} />
      <CalculatorResult sheet={posted?.sheet} query={String(sharedQuery(answers))} />
    </div>
  );
}

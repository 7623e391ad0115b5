import { useState, type ReactNode } from 'react';
import { errorsOf, type Problem } from '../../../api';
import type { Errors } from '../../../forms';
import { useLang, useWords } from '../../../lang';
import { Go, LiveForm, Success, Wrong, useAct } from '../../../session';
import { proLeadsTexts } from '../words/pro-leads';
import type { Sheet } from './types';
import { useCommand } from './use-leads';

/** Words of the page of leads. */
export type Texts = typeof proLeadsTexts.fr;
type Send = ReturnType<typeof useCommand>;
/** What was wrong: a refusal, or fields to fill; nothing when it is done. */
export type Outcome = Problem | Errors | undefined;
/** The acceptance a form is about, and how its page is loaded again. */
export interface Props {
  readonly sheet: Sheet;
  readonly load: () => Promise<void>;
}

/** The words of a refusal for which this page has better words than its code has. */
function refusalOf(problem: Problem, lang: 'fr' | 'en', t: Texts): Errors {
  if (problem.detail?.includes('credit-window-over')) return { form: t.refused_creditWindow };
  if (problem.code === 'WRONG_STATE') return { form: t.refused_stage };
  return errorsOf(problem, lang);
}

/** Codes as choices, named by the words of a prefix. */
export const options = <P extends string>(t: Texts, prefix: P, values: readonly string[]) =>
  values.map((value) => ({ value, label: (t as Readonly<Record<string, string>>)[`${prefix}_${value}`] ?? value }));

/** One form about an acceptance: reports what was wrong, or that it is saved. */
export function Act({
  name,
  sheet,
  load,
  button,
  quiet = true,
  onSend,
  children,
}: Props & {
  readonly name: string;
  readonly button: string;
  readonly quiet?: boolean;
  readonly onSend: (answers: Readonly<Record<string, string>>, send: Send) => Promise<Outcome>;
  readonly children: ReactNode;
}) {
  const t = useWords(proLeadsTexts);
  const lang = useLang();
  const send = useCommand(sheet, load);
  const { busy, errors, act } = useAct();
  const [done, setDone] = useState<string | null>(null);
  return (
    <LiveForm
      name={`${name}-${sheet.id}`}
      errors={errors}
      className="stack"
      onSend={(answers, form) =>
        void act(async () => {
          setDone(null);
          const problem = await onSend(answers, send);
          if (problem) return 'status' in problem ? refusalOf(problem as Problem, lang, t) : problem;
          form.reset();
          setDone(t.saved);
        })
      }
    >
      <Wrong errors={errors} />
      {children}
      <div className="actions">
        <Go busy={busy} className={quiet ? 'button quiet' : 'button'}>
          {button}
        </Go>
        <Success>{done}</Success>
      </div>
    </LiveForm>
  );
}

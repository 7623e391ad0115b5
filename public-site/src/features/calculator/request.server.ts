import type { Sheet } from '@jurilien/reference/child-support';
import { keepDraft, readDraft, saveDraft } from '../intake/index.server';
import { flowOf, pageOf } from '../intake';
import { begin, resumed } from '../../http/index.server';
import { text, type Raw } from '../../forms';
import { pathOf } from '../../routes.table';

/** What an answer of a request holds. */
const LONGEST = 4_000;

/**
 * Writes the estimate into the family request this browser has started, or into a new one, and returns where it goes on. A request started
 * on another form keeps its form: there the estimate joins the description.
 */
export async function startRequest(request: Request, sheet: Sheet): Promise<{ to: string; cookie: string } | { status: number }> {
  const { lang } = sheet;
  const { draft, token, down } = await readDraft(request);
  if (down) return { status: 503 };
  const { leadId, form, step, answers } = draft ?? {
    leadId: undefined,
    form: 'family' as const,
    step: flowOf('family').steps[0]!.id,
    answers: { ...flowOf('family').fixed },
  };
  const figures: Raw =
    form === 'family'
      ? { 'q.family.figures': [summaryOf(sheet), ...stepsOf(sheet)].join('\n').slice(0, LONGEST), 'q.family.minor-children': 'yes' }
      : { description: joined(text(answers, 'description').trim(), summaryOf(sheet)) };
  const saved = await saveDraft(request, leadId ? resumed(leadId) : begin(), draft && token, {
    form,
    lang,
    step,
    answers: { ...answers, ...figures },
  });
  if (!saved.ok) return { status: saved.problem.status };
  return { to: pathOf(pageOf(form), lang, { query: { reprendre: '1' } }), cookie: keepDraft(request, saved.value) };
}

/** The same estimate is written once. */
const joined = (typed: string, summary: string): string =>
  typed.includes(summary) ? typed : [typed, summary].filter(Boolean).join('\n\n').slice(0, LONGEST);

/** What a lawyer wants to see first. */
const summaryOf = ({ verdict: { who, amount, per }, law, made }: Sheet): string =>
  `${made} ${[who, amount, per].filter(Boolean).join(' ')}. ${law.lines.join(' ')}`;

/** Each step on a line, as the sheet has it. */
const stepsOf = ({ lang, parts, heads }: Sheet): string[] => {
  const colon = lang === 'fr' ? '\u00a0: ' : ': ';
  return parts.flatMap(({ title, rows }) => [
    `\n${title}`,
    ...rows.map(({ no, name, a, b, all }) => {
      const values = [all, a && `${heads.a} ${a}`, b && `${heads.b} ${b}`].filter(Boolean).join(', ');
      return `${[no, name].filter(Boolean).join(' ')}${colon}${values}`;
    }),
  ]);
};

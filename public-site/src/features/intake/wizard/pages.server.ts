import { figuresNow } from '../../../api/index.server';
import { documentsOf, refusalText, type SentDocument } from '../../documents/index.server';
import { pathOf, type Lang } from '../../../routes.table';
import { asksMore, checkedNames, countedNames, isAskedStep, lengthErrors, setErrors, type Asking } from '../questions/asked';
import { check } from '../questions/check.server';
import { flowFor, flowOf, type FlowId, type Step } from '../questions/flows';
import { type Begun, text, type Errors, type Raw } from '../../../forms';
import { keptSet } from '../questions/kept-version';
import { questionSetOf } from '../questions/question-set.server';
import type { Supply } from './supply';

/** The pages of a form that these answers leave standing. */
export const standing = (asking: Asking): readonly Step[] => asking.flow.steps.filter((step) => isAskedStep(step, asking));

/** Where a page of a form lives: by its place among all pages, so that an address stays good whatever is answered. */
export const at = (id: FlowId, lang: Lang, step: Step, query: Record<string, string> = {}): string => {
  const flow = flowOf(id);
  return pathOf(flow.page, lang, { query: { etape: String(flow.steps.indexOf(step) + 1), ...query } });
};

/** The next page; for answers handed over by the one-page form, the next that still has something to ask. */
export function nextOf(asking: Asking, step: Step, lang: Lang): Step {
  const steps = standing(asking);
  const rest = steps.slice(steps.indexOf(step) + 1);
  const last = steps.at(-1)!;
  if (text(asking.raw, 'handed') !== 'yes') return rest[0] ?? last;
  return rest.find((s) => asksMore(s, asking) || Object.keys(wrongIn([s], asking, lang)).length > 0) ?? last;
}

/** Where answers handed over by the one-page form go on: the first page of the field's own questions. */
export async function handOver(
  request: Request,
  raw: Raw,
  lang: Lang,
): Promise<{ id: FlowId; step: Step; answers: Raw; path: string } | undefined> {
  const id = flowFor(text(raw, 'lawyerType'));
  const answers = { ...raw, handed: 'yes' };
  const asking = await askingOf(request, id, answers);
  const step = standing(asking).find((s) => asksMore(s, asking));
  return step && { id, step, answers, path: at(id, lang, step) };
}

/** The page an address asks for; one that is no longer asked leads to the next that is. */
export function stepAsked(asking: Asking, given: string | null): Step | undefined {
  const n = Number(given);
  if (!Number.isInteger(n) || n < 1) return undefined;
  const rest = asking.flow.steps.slice(n - 1);
  return rest.find((step) => isAskedStep(step, asking));
}

/** The form with these answers and the set of questions they lead to. */
export async function askingOf(request: Request, id: FlowId, raw: Raw): Promise<Asking> {
  const flow = flowOf(id);
  const all = { ...raw, ...flow.fixed };
  const [set, figures] = await Promise.all([questionSetOf(request, text(all, 'lawyerType'), all), figuresNow(request)]);
  return { flow, raw: { ...all, ...keptSet(set) }, set, figures };
}

/** Where a form opens that no one has begun: past the page of the field when the address gives the field; it stands one press back. */
export function openingOf(asking: Asking): Step {
  const [first, second] = standing(asking);
  return second && first!.asks.includes('lawyerType') && text(asking.raw, 'lawyerType') !== '' ? second : first!;
}

const NO_FILES = { documents: [] as readonly SentDocument[], refused: undefined as string | undefined, frame: { documents: false } };

/** What a page of the form shows before anything is wrong with it. */
export const again = (asking: Asking, step: Step, more: Begun) => {
  const steps = standing(asking);
  return {
    ...more,
    opens: step === steps[0],
    raw: asking.raw,
    set: asking.set,
    step: step.id,
    position: Math.max(1, steps.indexOf(step) + 1),
    total: steps.length,
    errors: {} as Errors,
    supply: null as Supply | null,
    ...NO_FILES,
  };
};

/** What the pages that add documents and show them need to know. */
export async function filesOf(request: Request, token: string | undefined, step: Step, lang: Lang): Promise<typeof NO_FILES> {
  const adds = step.asks.includes('documents');
  if (!adds && step.id !== 'review') return NO_FILES;
  const refused = refusalText(new URL(request.url).searchParams.get('document'), lang);
  return { documents: await documentsOf(request, token), refused, frame: { documents: adds } };
}

/** What is wrong with the answers of some pages: ours by their rules, those of the question set by its own. */
export function wrongIn(steps: readonly Step[], asking: Asking, lang: Lang): Errors {
  const names = steps.flatMap((step) => countedNames(step, asking));
  return {
    ...lengthErrors(names, asking, lang),
    ...check(asking.raw, checkedNames(names, asking), lang, asking.figures),
    ...setErrors(names, asking, lang),
  };
}

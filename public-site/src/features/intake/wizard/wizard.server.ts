import { embedPartners, isArm } from '@jurilien/reference';
import { data, redirect } from 'react-router';
import { draftLinkOf, keepDraft, mailDraft, readDraft, saveDraft, type Draft } from '../drafts/draft.server';
import { documentsOf, refusalText, type SentDocument } from '../../documents/index.server';
import { renewed, type Done } from '../../../links/index.server';
import { alreadySent } from '../drafts/sent.server';
import { preferredOf } from '../drafts/preferred.server';
import { ARM, armIn } from '../drafts/experiment.server';
import { langOf, pathOf, type Lang } from '../../../routes.table';
import {
  asksMore,
  checkedNames,
  countedNames,
  countedRaw,
  isAskedStep,
  lengthErrors,
  postedNames,
  setErrors,
  type Asking,
} from '../questions/asked';
import { check } from '../questions/check.server';
import { flowFor, flowOf, pageOf, type FlowId, type Step } from '../questions/flows';
import { type Begun, readRaw, text, type Errors, type Raw } from '../../../forms';
import { begin, begunOf, readForm, resumed, sending, uuidOf } from '../../../http/index.server';
import { preset } from './preset';
import { keptSet } from '../questions/kept-version';
import { questionSetOf } from '../questions/question-set.server';
import { problemErrors, send, sendEarlierLink } from './submit.server';
import type { Supply } from './supply';
import { supplyFor } from './supply.server';

/** The pages of a form that these answers leave standing. */
const standing = (asking: Asking): readonly Step[] => asking.flow.steps.filter((step) => isAskedStep(step, asking));

/** Where a page of a form lives: by its place among all pages, so that an address stays good whatever is answered. */
const at = (id: FlowId, lang: Lang, step: Step, query: Record<string, string> = {}): string => {
  const flow = flowOf(id);
  return pathOf(flow.page, lang, { query: { etape: String(flow.steps.indexOf(step) + 1), ...query } });
};

/** The next page; for answers handed over by the one-page form, the next that still has something to ask. */
function nextOf(asking: Asking, step: Step, lang: Lang): Step {
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
function stepAsked(asking: Asking, given: string | null): Step | undefined {
  const n = Number(given);
  if (!Number.isInteger(n) || n < 1) return undefined;
  const rest = asking.flow.steps.slice(n - 1);
  return rest.find((step) => isAskedStep(step, asking));
}

async function askingOf(request: Request, id: FlowId, raw: Raw): Promise<Asking> {
  const flow = flowOf(id);
  const all = { ...raw, ...flow.fixed };
  const set = await questionSetOf(request, text(all, 'lawyerType'), all);
  return { flow, raw: { ...all, ...keptSet(set) }, set };
}

/** Where a form opens that no one has begun: past the page of the field when the address says the field; it stands one press back. */
function openingOf(asking: Asking): Step {
  const [first, second] = standing(asking);
  return second && first!.asks.includes('lawyerType') && text(asking.raw, 'lawyerType') !== '' ? second : first!;
}

const again = (asking: Asking, step: Step, more: Begun) => {
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

/** Whose page the form stands in: only a code that is configured counts, no matter who sends it. */
const partnerOf = (request: Request): string | undefined => {
  const partner = request.headers.get('x-embed-partner');
  return partner && embedPartners(process.env.EMBED_PARTNERS ?? '').has(partner) ? `partner-${partner}` : undefined;
};

const NO_FILES = { documents: [] as readonly SentDocument[], refused: undefined as string | undefined, frame: { documents: false } };

/** What the pages that add documents and show them need to know. */
async function filesOf(request: Request, token: string | undefined, step: Step, lang: Lang): Promise<typeof NO_FILES> {
  const adds = step.asks.includes('documents');
  if (!adds && step.id !== 'review') return NO_FILES;
  const refused = refusalText(new URL(request.url).searchParams.get('document'), lang);
  return { documents: await documentsOf(request, token), refused, frame: { documents: adds } };
}
/** What is wrong with the answers of some pages: ours by their rules, those of the question set by its own. */
function wrongIn(steps: readonly Step[], asking: Asking, lang: Lang): Errors {
  const names = steps.flatMap((step) => countedNames(step, asking));
  return {
    ...lengthErrors(names, asking, lang),
    ...check(asking.raw, checkedNames(names, asking), lang),
    ...setErrors(names, asking, lang),
  };
}

/** What a page of a guided form shows: the form itself, a draft to go on with, a link that opens nothing, or our own trouble. */
export async function loadWizard(request: Request, id: FlowId) {
  const url = new URL(request.url);
  const lang = langOf(url.pathname);
  const link = url.searchParams.get('d');
  if (link) {
    const { draft, trouble } = await draftLinkOf(request, link);
    if (trouble) return data({ view: 'link' as const, trouble, done: undefined as Done | undefined }, { status: trouble.status });
    throw redirect(pathOf(pageOf(draft.form), lang, { query: { reprendre: '1' } }), {
      status: 303,
      headers: { 'set-cookie': keepDraft(request, link) },
    });
  }
  if (id === 'network' && url.searchParams.has('envoyee')) return { view: 'referred' as const, code: codeIn(url) };
  const { draft, token, down } = await readDraft(request);
  if (down) return data({ view: 'down' as const, reference: down.reference }, { status: 503 });
  const given = preset(url.searchParams);
  if (!draft) {
    const sent = alreadySent(request);
    if (sent) throw sent;
    const asking = await askingOf(request, id, given);
    const first = asking.flow.steps[0]!;
    const asked = stepAsked(asking, url.searchParams.get('etape'));
    // A later page without a draft: it ran out, or this browser keeps no cookies and every page would lead back here.
    if (asked && asked !== first) throw redirect(pathOf(asking.flow.page, lang, { query: { perdu: '1' } }), 303);
    const lost = url.searchParams.has('perdu');
    const shown = { ...again(asking, openingOf(asking), begin()), opens: true };
    return { view: 'step' as const, asked: await preferredOf(request, given), later: false, lost, ...shown };
  }
  const resume = { view: 'resume' as const, form: pageOf(draft.form) };
  if (draft.form !== id) return resume;
  const asking = await askingOf(request, id, draft.answers);
  if (url.searchParams.has('reprendre')) throw redirect(at(id, lang, draftedStep(asking, draft)), 303);
  const step = stepAsked(asking, url.searchParams.get('etape'));
  if (!step) return resume;
  const shown = resumed(draft.leadId);
  if (url.searchParams.has('envoye')) return { view: 'mailed' as const, back: at(id, lang, step) };
  return {
    view: 'step' as const,
    asked: await preferredOf(request, draft.answers),
    later: url.searchParams.has('plus-tard'),
    lost: false,
    ...again(asking, step, shown),
    ...(await filesOf(request, token, step, lang)),
    supply: await supplyFor(request, step, asking.raw),
  };
}

/** A person who starts again stays with the form they were led to. */
async function armOfDraft(request: Request): Promise<string | undefined> {
  const { draft } = await readDraft(request);
  const arm = draft?.answers['experiment'];
  return isArm(arm) ? arm : undefined;
}

/** The short code of a request, as an address carries it. */
const codeIn = (url: URL): string => /^[2-9A-HJ-NP-Z]{4}$/.exec(url.searchParams.get('envoyee') ?? '')?.[0] ?? '';

const draftedStep = (asking: Asking, draft: Draft): Step =>
  standing(asking).find((step) => step.id === draft.step) ?? asking.flow.steps[0]!;

/** What a press of a button does: on, back, the other language, later, or send. Everything is kept before anything is left. */
export async function actOnWizard(request: Request, id: FlowId) {
  const url = new URL(request.url);
  const lang = langOf(url.pathname);
  const other = lang === 'fr' ? 'en' : 'fr';
  const { page } = flowOf(id);
  const form = await readForm(request);
  const go = String(form.get('go') ?? 'next');
  if (go === 'renew') return actOnLink(request, url.searchParams.get('d') ?? '', lang);
  if (go === 'restart') {
    const query = { [ARM]: armIn(url.searchParams) ?? (await armOfDraft(request)) };
    return redirect(pathOf(page, lang, { query }), { status: 303, headers: { 'set-cookie': keepDraft(request, null) } });
  }
  if (go === 'language' && form.has('interlude')) return redirect(pathOf(page, other) + url.search, 303);

  const sentBefore = alreadySent(request, uuidOf(form, 'leadId'));
  if (sentBefore) return sentBefore;
  const { draft, token, down } = await readDraft(request);
  const begun = begunOf(form, draft?.leadId, down !== undefined);
  const own = draft?.leadId === begun.leadId;
  // What the address says counts until a page has asked it, even when the page's script has saved a draft meanwhile.
  const before: Raw = { ...preset(url.searchParams), ...(own ? draft.answers : {}) };
  const asked = String(form.get('etape') ?? '');
  const first = await askingOf(request, id, { ...before, ...readRaw(form, form.has('lawyerType') ? ['lawyerType'] : []) });
  const step = first.flow.steps.find((s) => s.id === asked) ?? first.flow.steps[0]!;
  const later = form.get('interlude') === 'later';
  const names = later ? ['resumeEmail', 'remind'] : postedNames(step, first);
  const asking: Asking = { ...first, raw: { ...first.raw, ...readRaw(form, names) } };
  const { raw } = asking;
  const shown = {
    view: 'step' as const,
    asked: await preferredOf(request, raw),
    later,
    lost: false,
    duplicate: false,
    linked: false,
    posted: null as Raw | null,
  };
  const same = { ...shown, ...again(asking, step, begun), ...(await filesOf(request, own ? token : undefined, step, lang)) };
  const steps = standing(asking);
  const last = steps.at(-1)!;
  const lone = steps.length === 1;
  // The earlier pages' answers are with the API: without it the last page has nothing to check or to show.
  if (down && step === last && !lone) return data({ ...same, posted: { go, etape: step.id, ...begun } }, { status: 503 });
  if (go === 'edit') return lone ? data(same) : redirect(at(id, lang, last), 303);

  if (go === 'link') return data({ ...same, duplicate: true, ...(await sendEarlierLink(request, begun.leadId, raw, lang)) });

  const leaving = ['back', 'language', 'later'].includes(go) || later;
  if (step === last && !leaving) {
    const errors = wrongIn(steps, asking, lang);
    if (Object.keys(errors).length > 0) return data({ ...same, errors }, { status: 422 });
    const sent = await send(request, {
      ...begun,
      form: id,
      channel: partnerOf(request) ?? asking.flow.channel,
      lang,
      raw: countedRaw(asking),
      ...sending(form),
      duplicateConfirmed: go === 'anyway',
      token: own ? token : undefined,
    });
    if ('answer' in sent) return sent.answer;
    return 'duplicate' in sent
      ? data({ ...same, duplicate: true }, { status: 409 })
      : data({ ...same, errors: sent.errors }, { status: sent.status });
  }

  const errors = later ? check(raw, ['resumeEmail'], lang) : leaving ? {} : wrongIn([step], asking, lang);
  if (Object.keys(errors).length > 0 && go !== 'language')
    return data({ ...same, errors, supply: await supplyFor(request, step, raw) }, { status: 422 });
  const place = steps.indexOf(step);
  const next = go === 'back' ? (steps[place - 1] ?? step) : leaving ? step : nextOf(asking, step, lang);
  const saved = await saveDraft(request, begun, own ? token : undefined, { form: id, lang, step: next.id, answers: raw });
  if (!saved.ok) {
    const said = problemErrors(saved.problem, lang);
    return data({ ...same, errors: said.errors }, { status: said.status });
  }
  const headers = { 'set-cookie': keepDraft(request, saved.value.token) };
  if (later && go !== 'language') {
    const mailed = await mailDraft(request, begun.leadId, saved.value.token);
    if (!mailed.ok)
      return data({ ...same, errors: problemErrors(mailed.problem, lang).errors }, { status: mailed.problem.status, headers });
    return redirect(at(id, lang, step, { envoye: '1' }), { status: 303, headers });
  }
  const query: Record<string, string> = go === 'later' || later ? { 'plus-tard': '1' } : {};
  return redirect(at(id, go === 'language' ? other : lang, next, query), { status: 303, headers });
}

/** A new resume link goes to the address the draft holds; the answer does not tell whether there is one. */
async function actOnLink(request: Request, link: string, lang: Lang) {
  const { trouble } = await draftLinkOf(request, link);
  if (!trouble) return redirect(pathOf('demand', lang, { query: { d: link } }), 303);
  const { status, ...done } = await renewed(request, link, lang);
  return data({ view: 'link' as const, trouble, done: { ...done, posted: {} } }, { status });
}

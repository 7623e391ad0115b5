import { embedPartners, isArm } from '@jurilien/reference';
import { data, redirect } from 'react-router';
import { draftLinkOf, keepDraft, mailDraft, readDraft, saveDraft } from '../drafts/draft.server';
import { ARM, armIn } from '../drafts/experiment.server';
import { preferredOf } from '../drafts/preferred.server';
import { alreadySent } from '../drafts/sent.server';
import { readRaw, type Errors, type Raw } from '../../../forms';
import { begunOf, readForm, sending, uuidOf } from '../../../http/index.server';
import { renewed } from '../../../links/index.server';
import { langOf, pathOf, type Lang } from '../../../routes.table';
import { countedRaw, postedNames, type Asking } from '../questions/asked';
import { check } from '../questions/check.server';
import { flowOf, type FlowId, type Step } from '../questions/flows';
import { again, askingOf, at, filesOf, nextOf, standing, wrongIn } from './pages.server';
import { preset } from './preset';
import { problemErrors, send, sendEarlierLink } from './submit.server';
import { supplyFor } from './supply.server';

/** What a press of a button does: on, back, the other language, later, or send. Everything is kept before anything is left. */
export async function actOnWizard(request: Request, id: FlowId) {
  const form = await readForm(request);
  const aside = await actBesidePages(request, id, form);
  if (aside) return aside;
  const sentBefore = alreadySent(request, uuidOf(form, 'leadId'));
  if (sentBefore) return sentBefore;

  const press = await pressOf(request, id, form);
  const { go, down, begun, asking, step, steps, same } = press;
  const last = steps.at(-1)!;
  const lone = steps.length === 1;
  // The earlier pages' answers are with the API: without it the last page has nothing to check or to show.
  if (down && step === last && !lone) return data({ ...same, posted: { go, etape: step.id, ...begun } }, { status: 503 });
  if (go === 'edit') return lone ? data(same) : redirect(at(id, press.lang, last), 303);
  if (go === 'link') return data({ ...same, duplicate: true, ...(await sendEarlierLink(request, begun.leadId, asking.raw, press.lang)) });
  return step === last && !press.leaving ? submit(press) : moveOn(press);
}

const otherThan = (lang: Lang): Lang => (lang === 'fr' ? 'en' : 'fr');

/** Presses that concern no page of the form: a new resume link, starting again, the language of an interlude; nothing for any other. */
async function actBesidePages(request: Request, id: FlowId, form: FormData) {
  const url = new URL(request.url);
  const lang = langOf(url.pathname);
  const { page } = flowOf(id);
  const go = form.get('go');
  if (go === 'renew') return renewResumeLink(request, url.searchParams.get('d') ?? '', lang);
  if (go === 'restart') {
    const query = { [ARM]: armIn(url.searchParams) ?? (await armOfDraft(request)) };
    return redirect(pathOf(page, lang, { query }), { status: 303, headers: { 'set-cookie': keepDraft(request, null) } });
  }
  return go === 'language' && form.has('interlude') ? redirect(pathOf(page, otherThan(lang)) + url.search, 303) : undefined;
}

/** What was pressed on which page, with the answers so far: the draft's, then those of the page itself. */
async function pressOf(request: Request, id: FlowId, form: FormData) {
  const url = new URL(request.url);
  const lang = langOf(url.pathname);
  const go = String(form.get('go') ?? 'next');
  const { draft, token, down } = await readDraft(request);
  const begun = begunOf(form, draft?.leadId, down !== undefined);
  const own = draft?.leadId === begun.leadId;
  // What the address gives counts until a page has asked it, even when the page's script has saved a draft meanwhile.
  const before: Raw = { ...preset(url.searchParams), ...(own ? draft.answers : {}) };
  const first = await askingOf(request, id, { ...before, ...readRaw(form, form.has('lawyerType') ? ['lawyerType'] : []) });
  const asked = String(form.get('etape') ?? '');
  const step = first.flow.steps.find((s) => s.id === asked) ?? first.flow.steps[0]!;
  const later = form.get('interlude') === 'later';
  const names = later ? ['resumeEmail', 'remind', 'remindText'] : postedNames(step, first);
  const asking: Asking = { ...first, raw: { ...first.raw, ...readRaw(form, names) } };
  const ownToken = own ? token : undefined;
  const same = {
    view: 'step' as const,
    asked: await preferredOf(request, asking.raw),
    later,
    lost: false,
    duplicate: false,
    linked: false,
    posted: null as Raw | null,
    ...again(asking, step, begun),
    ...(await filesOf(request, ownToken, step, lang)),
  };
  const leaving = ['back', 'language', 'later'].includes(go) || later;
  return { request, id, form, lang, go, down, begun, token: ownToken, later, leaving, asking, step, steps: standing(asking), same };
}
type Press = Awaited<ReturnType<typeof pressOf>>;

/** Sends the form from its last page, once nothing on any of its pages is wrong. */
async function submit({ request, id, form, lang, go, begun, token, asking, steps, same }: Press) {
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
    token,
  });
  if ('answer' in sent) return sent.answer;
  return 'duplicate' in sent
    ? data({ ...same, duplicate: true }, { status: 409 })
    : data({ ...same, errors: sent.errors }, { status: sent.status });
}

/** What is wrong with the page that is left: going back or away checks nothing but the address of the resume link. */
function wrongHere({ lang, later, leaving, asking, step }: Press): Errors {
  if (later) return check(asking.raw, ['resumeEmail'], lang, asking.figures);
  return leaving ? {} : wrongIn([step], asking, lang);
}

/** The page that comes after this press. */
function destinationOf({ lang, go, leaving, asking, step, steps }: Press): Step {
  if (go === 'back') return steps[steps.indexOf(step) - 1] ?? step;
  return leaving ? step : nextOf(asking, step, lang);
}

/** Keeps the answers, then goes on, back, to the other language, or sends the link that resumes the form later. */
async function moveOn(press: Press) {
  const { request, id, lang, go, begun, token, later, asking, step, same } = press;
  const { raw } = asking;
  const errors = wrongHere(press);
  if (Object.keys(errors).length > 0 && go !== 'language')
    return data({ ...same, errors, supply: await supplyFor(request, step, raw) }, { status: 422 });
  const next = destinationOf(press);
  const saved = await saveDraft(request, begun, token, { form: id, lang, step: next.id, answers: raw });
  if (!saved.ok) {
    const problems = problemErrors(saved.problem, lang);
    return data({ ...same, errors: problems.errors }, { status: problems.status });
  }
  const headers = { 'set-cookie': keepDraft(request, saved.value) };
  if (later && go !== 'language') {
    const mailed = await mailDraft(request, begun.leadId, saved.value.token);
    if (!mailed.ok)
      return data({ ...same, errors: problemErrors(mailed.problem, lang).errors }, { status: mailed.problem.status, headers });
    return redirect(at(id, lang, step, { envoye: '1' }), { status: 303, headers });
  }
  const query: Record<string, string> = go === 'later' || later ? { 'plus-tard': '1' } : {};
  return redirect(at(id, go === 'language' ? otherThan(lang) : lang, next, query), { status: 303, headers });
}

/** A person who starts again stays with the form they were led to. */
async function armOfDraft(request: Request): Promise<string | undefined> {
  const { draft } = await readDraft(request);
  const arm = draft?.answers['experiment'];
  return isArm(arm) ? arm : undefined;
}

/** Whose page the form stands in: only a code that is configured counts, no matter who sends it. */
const partnerOf = (request: Request): string | undefined => {
  const partner = request.headers.get('x-embed-partner');
  return partner && embedPartners(process.env.EMBED_PARTNERS ?? '').has(partner) ? `partner-${partner}` : undefined;
};

/** A new resume link goes to the address the draft holds; the answer does not reveal whether there is one. */
async function renewResumeLink(request: Request, link: string, lang: Lang) {
  const { trouble } = await draftLinkOf(request, link);
  if (!trouble) return redirect(pathOf('demand', lang, { query: { d: link } }), 303);
  const { status, ...done } = await renewed(request, link, lang);
  return data({ view: 'link' as const, trouble, done: { ...done, posted: {} } }, { status });
}

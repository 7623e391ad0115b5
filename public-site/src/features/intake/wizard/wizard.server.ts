import { data, redirect } from 'react-router';
import { draftLinkOf, keepDraft, readDraft, type Draft } from '../drafts/draft.server';
import type { Done } from '../../../links/index.server';
import { alreadySent } from '../drafts/sent.server';
import { preferredOf } from '../drafts/preferred.server';
import { langOf, pathOf } from '../../../routes.table';
import type { Asking } from '../questions/asked';
import { pageOf, type FlowId, type Step } from '../questions/flows';
import { begin, resumed } from '../../../http/index.server';
import { again, askingOf, at, filesOf, openingOf, standing, stepAsked } from './pages.server';
import { preset } from './preset';
import { supplyFor } from './supply.server';

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
      headers: { 'set-cookie': keepDraft(request, { token: link, endsAt: draft.endsAt }) },
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

/** The short code of a request, as an address carries it. */
const codeIn = (url: URL): string => /^[2-9A-HJ-NP-Z]{4,8}$/.exec(url.searchParams.get('envoyee') ?? '')?.[0] ?? '';

const draftedStep = (asking: Asking, draft: Draft): Step =>
  standing(asking).find((step) => step.id === draft.step) ?? asking.flow.steps[0]!;

import type { Call } from '@jurilien/contracts/api';
import { data, redirect } from 'react-router';
import { ask, askChangeLink, command, type Problem } from '../../api/index.server';
import { errorText, type Errors, type Raw } from '../../forms';
import { readForm, uuidOf } from '../../http/index.server';
import { commandErrors, postedIn, renewed, type Done } from '../../links/index.server';
import { type Lang, langOf, pathOf } from '../../routes.table';
import { actOnAccepted } from '../acceptances/index.server';
import { actOnCall } from '../scheduling/index.server';

/** What came of a post on a client's page. */
interface LeadDone extends Done {
  /** A question about one of those who accepted. */
  readonly askingAbout?: 'replace' | 'choose';
}

const LONGEST_NOTE = 2_000;

type Answer = Awaited<ReturnType<typeof refused>> | Response;
const refused = (errors: Errors, posted: Raw, status = 422) => data<LeadDone>({ errors, posted }, { status });

/** One press on a client's page. */
interface Press {
  readonly request: Request;
  readonly token: string;
  readonly form: FormData;
  readonly lang: Lang;
  readonly posted: Raw;
  readonly run: (name: string, payload: Record<string, unknown>, id?: string) => ReturnType<typeof command>;
}
type Button = (press: Press) => Answer | Promise<Answer>;

/** The page again, with what was done. */
function back({ request }: Press, fait: string): Response {
  const url = new URL(request.url);
  url.searchParams.set('fait', fait);
  return redirect(url.pathname + url.search, 303);
}
/** The page again where it speaks of the call, without the step or the times that were shown. */
function backToCall({ request }: Press, fait: string): Response {
  const url = new URL(request.url);
  for (const name of ['faire', 'des']) url.searchParams.delete(name);
  url.searchParams.set('fait', fait);
  return redirect(`${url.pathname}${url.search}#appel`, 303);
}
const missing = ({ posted, lang }: Press, field: string, rule = 'required', under = field) =>
  refused({ [under]: errorText(field, rule, lang) }, posted);

/** Goes back to the page when it is done; else reports why not, at the field if the refusal is about one. */
const outcome = (press: Press, reply: { ok: true } | { ok: false; problem: Problem }, fait: string, field?: string): Answer =>
  reply.ok ? back(press, fait) : refused(commandErrors(reply.problem, press.lang, field), press.posted, reply.problem.status);
const send = async (press: Press, name: string, payload: Record<string, unknown>, fait: string, field?: string) =>
  outcome(press, await press.run(name, payload), fait, field);
const facts = async (press: Press, body: Call<'POST /api/public/lead-facts'>['body'], fait: string, field: string) =>
  outcome(press, await ask(press.request, 'POST /api/public/lead-facts', { token: press.token, body }), fait, field);

async function confirmPhone(press: Press): Promise<Answer> {
  const code = String(press.form.get('code') ?? '')
    .replace(/\D/g, '')
    .slice(0, 12);
  if (code === '') return missing(press, 'code');
  const r = await press.run('ConfirmLeadPhone', { code }, crypto.randomUUID());
  if (!r.ok) return outcome(press, r, 'telephone', 'code');
  const { events = [] } = r.value as { events?: { type: string }[] };
  return events.some((e) => e.type === 'LeadPhoneCodeRejected') ? missing(press, 'code', 'invalid') : back(press, 'telephone');
}

/** The request that this one was joined to: its page, or a letter to its address. */
async function kept(press: Press): Promise<Answer> {
  const reply = await ask(press.request, 'POST /api/public/kept-request', { token: press.token });
  if (!reply.ok) return refused(commandErrors(reply.problem, press.lang), press.posted, reply.problem.status);
  const { token } = reply.value;
  return token ? redirect(pathOf('myRequest', press.lang, { token }), 303) : back(press, 'garde');
}

function answerTeam(press: Press): Answer | Promise<Answer> {
  const answers = Object.fromEntries(
    [...press.form.entries()]
      .filter((e): e is [string, string] => e[0].startsWith('answer.') && typeof e[1] === 'string')
      .map(([k, v]) => [k.slice(7), v.trim().slice(0, 4_000)]),
  );
  if (Object.values(answers).every((a) => a === '')) return missing(press, 'form');
  return send(press, 'ProvideLeadInfo', { answers }, 'reponses');
}

function widen(press: Press): Answer | Promise<Answer> {
  const chosen = press.form.getAll('widen').filter((v) => ['acceptDistance', 'anyRate', 'anyLanguage'].includes(String(v)));
  if (chosen.length === 0) return missing(press, 'form');
  return send(press, 'WidenSearch', Object.fromEntries(chosen.map((v) => [String(v), true])), 'elargie');
}

function addNote(press: Press): Answer | Promise<Answer> {
  const note = String(press.form.get('note') ?? '').trim();
  if (note === '') return missing(press, 'note');
  if (note.length > LONGEST_NOTE) return missing(press, 'note', `max:${LONGEST_NOTE}`);
  return send(press, 'AddClientNote', { note }, 'note', 'note');
}

const BUTTONS: Readonly<Record<string, Button>> = {
  language: ({ posted }) => data<LeadDone>({ errors: {}, posted }),
  renew: async ({ request, token, lang, posted }) => {
    const { status, ...rest } = await renewed(request, token, lang);
    return data<LeadDone>({ ...rest, posted }, { status });
  },
  'confirm-email': (press) => send(press, 'ConfirmLeadEmail', {}, 'courriel'),
  'confirm-phone': confirmPhone,
  'resend-email': (press) => send(press, 'ResendConfirmation', { channel: 'email' }, 'lien'),
  'resend-sms': (press) => send(press, 'ResendConfirmation', { channel: 'sms' }, 'texto'),
  details: async (press) => outcome(press, await askChangeLink(press.request, press.token), 'coordonnees'),
  kept,
  answer: answerTeam,
  widen,
  slots: (press) => {
    const slots = press.form.getAll('slots').map(String);
    return slots.length === 0 ? missing(press, 'slots') : facts(press, { slots }, 'moments', 'slots');
  },
  cert: (press) => {
    if (!press.form.has('hasLegalAidCert')) return missing(press, 'form', 'required', 'hasLegalAidCert');
    return facts(press, { hasLegalAidCert: press.form.get('hasLegalAidCert') === 'yes' }, 'attestation', 'hasLegalAidCert');
  },
  'more-help': (press) => facts(press, { smallMandate: false }, 'davantage', 'form'),
  note: addNote,
  'withdraw-review': (press) =>
    send(
      press,
      'WithdrawReview',
      {
        acceptanceId: String(press.form.get('acceptanceId') ?? '').slice(0, 36),
        subject: press.form.get('subject') === 'professional' ? 'professional' : 'platform',
      },
      'avis-retire',
    ),
  withdraw: ({ posted }) => data<LeadDone>({ errors: {}, posted, asking: true }),
  'withdraw-yes': (press) =>
    send(press, 'WithdrawLead', { reason: String(press.form.get('reason') ?? '').slice(0, 60) || 'other' }, 'retrait'),
};

/** What a client does from a personal page: confirm, ask again, answer, withdraw, ask for a new link. Only a post changes anything (D8). */
export async function actOnLead(request: Request, token: string): Promise<Answer> {
  const lang = langOf(new URL(request.url).pathname);
  const form = await readForm(request);
  const posted = postedIn(form);
  const go = String(form.get('go') ?? '');
  const run: Press['run'] = (name, payload, id = uuidOf(form, 'commandId')) => command(request, token, name, payload, id);
  const press: Press = { request, token, form, lang, posted, run };
  const rest = await actOnAccepted(go, form, lang, run);
  if (rest) {
    if ('fait' in rest) return back(press, rest.fait);
    if ('problem' in rest) return refused(commandErrors(rest.problem, lang), posted, rest.problem.status);
    return data<LeadDone>({ errors: rest.errors ?? {}, posted, askingAbout: rest.asking }, { status: rest.errors ? 422 : 200 });
  }
  const call = await actOnCall(request, { token, go, posted, commandId: uuidOf(form, 'commandId'), lang });
  if (call) return call.status === 200 ? backToCall(press, go) : refused(call.errors, posted, call.status);
  return Object.hasOwn(BUTTONS, go) ? BUTTONS[go]!(press) : refused({ form: errorText('form', 'invalid', lang) }, posted, 400);
}

import { data, redirect } from 'react-router';
import { ask, command, figuresNow, isDown, linkStanding, stop } from '../../api/index.server';
import { errorText, readRaw, type Errors, type Raw } from '../../forms';
import { readForm, uuidOf } from '../../http/index.server';
import type { Frame } from '../../layout';
import { deviceOf, postedIn as everythingIn, renewed, stepUp, troubleOf, typedIn } from '../../links/index.server';
import { langOf, type Lang } from '../../routes.table';
import type { Asked, Asking } from '../intake';
import { questionSetOf } from '../intake/index.server';
import { askedIn, askingOf, asksAnew, CHANGE_FORM, changesNames, declineOf, rawOf, renewalErrors, renewOf, wrongIn, YES } from './asking';
import type { Renewal } from './types';

/** What the page asks, as it was filled in. */
interface Shown {
  readonly raw: Raw;
  readonly errors: Errors;
  readonly commandId: string;
  /** The questions, where something is changed first. */
  readonly asked: readonly Asked[];
  readonly anew: boolean;
}
const plain = (raw: Raw = {}, errors: Errors = {}): Shown => ({ raw, errors, commandId: crypto.randomUUID(), asked: [], anew: false });
const withQuestions = (asking: Asking, lang: Lang, errors: Errors = {}, anew = false): Shown => ({
  ...plain(asking.raw, errors),
  asked: askedIn(asking, lang),
  anew,
});

/** The door of a link that is one of ours, or what stands in the way of it. */
async function doorOf(request: Request, token: string) {
  const link = await linkStanding(request, token);
  if (link.state === 'unknown' || link.state === 'down' || link.purpose !== 'renewal') return { trouble: troubleOf(link, token, [])! };
  const reply = await ask(request, 'GET /api/public/renewal', { token, device: deviceOf(request).device });
  if (reply.ok) return { door: reply.value };
  if (isDown(reply.problem)) return { trouble: { standing: 'down' as const, token, status: 503, reference: reply.problem.reference } };
  return stop(reply.problem);
}

/** Whether the address asks for the form of changes. */
const changing = (request: Request): boolean => new URL(request.url).searchParams.get('faire') === 'changer';

/** The questions of a request with these answers; the set is that of the field in them. */
async function askingIn(request: Request, { request: r }: Renewal, raw: Raw): Promise<Asking> {
  const [set, figures] = await Promise.all([questionSetOf(request, String(raw['lawyerType'] ?? ''), raw), figuresNow(request)]);
  return askingOf(r, raw, set, figures);
}

/** M17: how the invitation stands, and after the code the request with the answers there are. */
export async function loadRenewal(request: Request, token: string) {
  const lang = langOf(new URL(request.url).pathname);
  const { trouble, door } = await doorOf(request, token);
  const nothing = { token, trouble: null, door: null, shown: null, frame: {} satisfies Frame };
  if (trouble) return data({ ...nothing, trouble }, { status: trouble.status });
  const { renewal } = door;
  if (door.standing !== 'open') return data({ ...nothing, door });
  // What goes along with the code goes along to the other language too.
  if (!renewal) return data({ ...nothing, door, frame: { carry: CHANGE_FORM } satisfies Frame }, { status: 403 });
  if (!changing(request)) return data({ ...nothing, door, shown: plain() });
  const asking = await askingIn(request, renewal, rawOf(renewal.request));
  return data({ ...nothing, door, shown: withQuestions(asking, lang), frame: { carry: CHANGE_FORM } satisfies Frame });
}

/** What came of a post that leads nowhere else. */
interface Acted {
  readonly shown?: Shown;
  readonly step?: { readonly errors: Errors; readonly sent: boolean; readonly typed?: Raw | undefined };
  readonly done?: { readonly errors: Errors; readonly posted: Raw; readonly renewed: boolean };
}
const acted = (came: Acted, status = 200, cookie?: string) =>
  data<Acted>(came, { status, headers: cookie ? { 'set-cookie': cookie } : undefined });

/** One answer, on its way to the API. */
interface Press {
  readonly request: Request;
  readonly token: string;
  readonly form: FormData;
  readonly lang: Lang;
  readonly renewal: Renewal;
}

/** Shows the form again as it was filled in, and sends nothing: after another language was chosen, or a code was given meanwhile. */
const SHOW_AGAIN = 'language';
/** The code has run out while they answered: it is asked for again, and what they typed goes along. */
const askForCode = (form: FormData) => acted({ step: { errors: {}, sent: false, typed: typedIn(form) } }, 403);

/** Sends an answer and shows what came of it. An invitation that was answered or ended meanwhile shows that instead. */
async function send({ request, token, form, lang }: Press, name: string, payload: Record<string, unknown>, again: (e: Errors) => Shown) {
  const reply = await command(request, token, name, payload, uuidOf(form, 'commandId'), deviceOf(request).device);
  const page = new URL(request.url).pathname;
  if (reply.ok) return redirect(page, 303);
  const { code, detail, status } = reply.problem;
  if (code === 'STEP_UP_REQUIRED') return askForCode(form);
  const moved = ['TOKEN_USED', 'TOKEN_EXPIRED'].includes(code) || detail === 'invitation-is-over';
  return moved ? redirect(page, 303) : acted({ shown: again(renewalErrors(reply.problem, lang)) }, status);
}

/** A yes after changes: the questions of another field come first, then what is wrong, then the answer. */
async function change(press: Press, go: string) {
  const { request, form, lang, renewal } = press;
  const chosen = readRaw(form, ['lawyerType', 'questionSet', 'shownField']);
  const first = await askingIn(request, renewal, { ...rawOf(renewal.request), ...chosen });
  const posted = readRaw(form, [...changesNames(first), ...YES]);
  const asking: Asking = {
    ...first,
    raw: { ...first.raw, ...posted, questionSet: first.raw['questionSet']!, shownField: first.raw['shownField']! },
  };
  const anew = asksAnew(chosen, asking);
  if (go === SHOW_AGAIN || anew) return acted({ shown: withQuestions(asking, lang, {}, anew) });
  const errors = wrongIn(asking, lang);
  if (Object.keys(errors).length > 0) return acted({ shown: withQuestions(asking, lang, errors) }, 422);
  return send(press, 'RenewLead', renewOf(renewal.request, asking.raw, asking), (e) => withQuestions(asking, lang, e));
}

/** The answer that was pressed. */
async function answer(press: Press, go: string) {
  const { form, lang, renewal } = press;
  const raw = readRaw(form, [...YES, 'how']);
  const again = (errors: Errors): Shown => plain(raw, errors);
  if (go === 'yes') return send(press, 'RenewLead', renewOf(renewal.request, raw), again);
  if (go === 'later') return send(press, 'SnoozeRenewal', {}, again);
  if (go === 'no') {
    const said = declineOf(raw, lang);
    return 'errors' in said ? acted({ shown: again(said.errors) }, 422) : send(press, 'DeclineRenewal', said.payload, again);
  }
  if (go === SHOW_AGAIN) return acted({ shown: again({}) });
  return acted({ shown: again({ form: errorText('form', 'invalid', lang) }) }, 400);
}

/** The code of the link, and the one answer it takes. Only a post changes anything (D8). */
export async function actOnRenewal(request: Request, token: string) {
  const { pathname } = new URL(request.url);
  const lang = langOf(pathname);
  const form = await readForm(request);
  const go = String(form.get('go') ?? '');
  if (go === 'renew') {
    const { status, ...done } = await renewed(request, token, lang);
    return acted({ done: { ...done, posted: {} } }, status);
  }
  const isCode = go === 'step-send' || go === 'step-verify';
  if (isCode) {
    const { device, cookie } = deviceOf(request);
    const typed = typedIn(form);
    const { passed, errors, sent, status } = await stepUp(request, token, device, everythingIn(form), go);
    if (!passed) return acted({ step: { errors, sent, typed } }, status, cookie);
    if (!typed) return redirect(request.url, { status: 303, headers: cookie ? { 'set-cookie': cookie } : undefined });
  }
  const { trouble, door } = await doorOf(request, token);
  // What was open when the page was read is not any more: the page itself says so.
  if (trouble) return acted({ done: { errors: {}, posted: everythingIn(form), renewed: false } }, trouble.status);
  if (door.standing !== 'open') return redirect(pathname, 303);
  if (!door.renewal) return askForCode(form);
  const press: Press = { request, token, form, lang, renewal: door.renewal };
  const pressed = isCode ? SHOW_AGAIN : go;
  return form.has('shownField') ? change(press, pressed) : answer(press, pressed);
}

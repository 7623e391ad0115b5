import { errorText as codeText } from '@jurilien/contracts';
import type { Answer } from '@jurilien/contracts/api';
import { data, redirect } from 'react-router';
import { command } from '../../api/index.server';
import { errorText, type Raw } from '../../forms';
import { readForm, uuidOf } from '../../http/index.server';
import { answered, behindLink, postedIn, renewed, type Done as Shown, deviceOf, stepUp } from '../../links/index.server';
import { langOf } from '../../routes.table';

/** What a professional may see of an offer, behind its link or signed in. */
export type Offer = Omit<Answer<'GET /api/public/offer'>, 'lang'>;

/** How a refusal of the API reads on the page. */
export type Outcome = 'taken' | 'busy' | 'expired' | 'claimExpired' | 'short' | 'forbidden';
const OUTCOMES: Readonly<Record<string, Outcome>> = {
  OFFER_TAKEN: 'taken',
  OFFER_EXPIRED: 'expired',
  CLAIM_EXPIRED: 'claimExpired',
  INSUFFICIENT_COINS: 'short',
  CAP_REACHED: 'forbidden',
  FORBIDDEN: 'forbidden',
};

const COMMANDS: Readonly<Record<string, string>> = {
  claim: 'ClaimOffer',
  names: 'RevealClaimNames',
  accept: 'ConfirmAcceptance',
  conflict: 'DeclareConflict',
  release: 'ReleaseClaim',
  refuse: 'RefuseOffer',
  contacted: 'RecordContactMade',
  second: 'RequestSecondChance',
  viewed: 'RecordOfferViewed',
};

type Done = Shown & { readonly outcome?: Outcome; readonly codeSent?: boolean };

/** Why a code was asked for: the names of the parties, which come as soon as it was typed. */
const FOR_NAMES = 'noms';

/** An offer behind its link, and where its page stands after what was done. */
export async function loadOffer(request: Request, token: string) {
  const loaded = await behindLink(request, token, 'GET /api/public/offer', {}, deviceOf(request).device);
  const { searchParams } = new URL(request.url);
  // The code was sent for the names of a claim that is still held.
  const forNames = searchParams.get('pour') === FOR_NAMES && loaded.value?.claim && !loaded.value.claim.names;
  return answered(loaded, { fait: searchParams.get('fait'), token, code: Boolean(forNames) });
}

/** What a professional does from the page of an offer: each button is one command. */
export async function actOnOffer(request: Request, token: string) {
  const url = new URL(request.url);
  const lang = langOf(url.pathname);
  const form = await readForm(request);
  const posted = postedIn(form);
  const go = String(form.get('go') ?? '');
  if (go === 'renew') {
    const { status, ...rest } = await renewed(request, token, lang);
    return data<Done>({ ...rest, posted }, { status });
  }
  if (go === 'step-send' || go === 'step-verify') return giveCode(request, token, posted, go, uuidOf(form, 'commandId'));
  const { device } = deviceOf(request);
  const name = COMMANDS[go];
  if (!name) return data<Done>({ errors: { form: errorText('form', 'invalid', lang) }, posted }, { status: 400 });
  if (go === 'accept' && form.get('noConflict') !== 'yes')
    return data<Done>({ errors: { noConflict: errorText('noConflict', 'required', lang) }, posted }, { status: 422 });
  const reason = String(form.get('reason') ?? '').slice(0, 40);
  const payload = { ...(go === 'accept' ? { noConflict: true } : {}), ...(go === 'refuse' && reason ? { reason } : {}) };
  const reply = await command(request, token, name, payload, uuidOf(form, 'commandId'), device);
  if (reply.ok) {
    url.searchParams.set('fait', go);
    return redirect(url.pathname + url.search, 303);
  }
  const { code, status, detail } = reply.problem;
  if (code === 'STEP_UP_REQUIRED') return askForNames(request, token);
  const outcome = code === 'OFFER_TAKEN' && /claim|held|hold/.test(detail ?? '') ? 'busy' : OUTCOMES[code];
  if (outcome) return data<Done>({ errors: {}, posted, outcome }, { status });
  return data<Done>({ errors: { form: codeText(code, lang) }, posted }, { status });
}

/** The names need a code first: it is sent at once, and the page asks for it. */
function askForNames(request: Request, token: string) {
  const url = new URL(request.url);
  url.searchParams.set('pour', FOR_NAMES);
  return giveCode(new Request(url, { headers: request.headers }), token, {}, 'step-send', '');
}

/**
 * Sends the code that shows whose link it is, or takes it. Who pressed "show the names" typed the code for them, so they are
 * asked for at once.
 */
async function giveCode(request: Request, token: string, posted: Raw, go: string, commandId: string) {
  const url = new URL(request.url);
  const { device, cookie } = deviceOf(request);
  const headers = cookie ? { 'set-cookie': cookie } : undefined;
  const outcome = await stepUp(request, token, device, posted, go);
  if (!outcome.passed && (outcome.status !== 200 || !outcome.sent))
    return data<Done>({ errors: outcome.errors, posted: {}, codeSent: outcome.sent }, { status: outcome.status, headers });
  const forNames = url.searchParams.get('pour') === FOR_NAMES;
  if (outcome.sent) url.searchParams.set('fait', 'code');
  else {
    if (forNames) await command(request, token, 'RevealClaimNames', {}, commandId, device);
    url.searchParams.delete('pour');
    url.searchParams.delete('fait');
  }
  return redirect(url.pathname + url.search, { status: 303, headers });
}

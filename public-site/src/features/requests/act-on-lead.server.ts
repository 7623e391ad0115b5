import type { Call } from '@jurilien/contracts/api';
import { data, redirect } from 'react-router';
import { ask, askChangeLink, command } from '../../api/index.server';
import { errorText, type Errors } from '../../forms';
import { readForm, uuidOf } from '../../http/index.server';
import { commandErrors, postedIn, renewed, type Done } from '../../links/index.server';
import { langOf } from '../../routes.table';
import { actOnAccepted } from '../acceptances/index.server';

/** What came of a post on a client's page. */
export interface LeadDone extends Done {
  /** A question about one of those who accepted. */
  readonly askingAbout?: 'replace' | 'choose';
}

const LONGEST_NOTE = 2_000;

/** What a client does from a personal page: confirm, ask again, answer, withdraw, ask for a new link. Only a post changes anything (D8). */
export async function actOnLead(request: Request, token: string) {
  const url = new URL(request.url);
  const lang = langOf(url.pathname);
  const form = await readForm(request);
  const posted = postedIn(form);
  const go = String(form.get('go') ?? '');
  const refused = (errors: Errors, status = 422) => data<LeadDone>({ errors, posted }, { status });
  const back = (fait: string) => {
    url.searchParams.set('fait', fait);
    return redirect(url.pathname + url.search, 303);
  };
  const run = (name: string, payload: Record<string, unknown>, id = uuidOf(form, 'commandId')) =>
    command(request, token, name, payload, id);
  const facts = async (body: Call<'POST /api/public/lead-facts'>['body'], fait: string, field: string) => {
    const r = await ask(request, 'POST /api/public/lead-facts', { token, body });
    return r.ok ? back(fait) : refused(commandErrors(r.problem, lang, field), r.problem.status);
  };
  const said = await actOnAccepted(go, form, lang, run);
  if (said) {
    if ('fait' in said) return back(said.fait);
    if ('problem' in said) return refused(commandErrors(said.problem, lang), said.problem.status);
    return data<LeadDone>({ errors: said.errors ?? {}, posted, askingAbout: said.asking }, { status: said.errors ? 422 : 200 });
  }
  switch (go) {
    case 'language':
      return data<LeadDone>({ errors: {}, posted });
    case 'renew': {
      const { status, ...said } = await renewed(request, token, lang);
      return data<LeadDone>({ ...said, posted }, { status });
    }
    case 'confirm-email': {
      const r = await run('ConfirmLeadEmail', {});
      return r.ok ? back('courriel') : refused(commandErrors(r.problem, lang), r.problem.status);
    }
    case 'confirm-phone': {
      const code = String(form.get('code') ?? '')
        .replace(/\D/g, '')
        .slice(0, 12);
      if (code === '') return refused({ code: errorText('code', 'required', lang) });
      const r = await run('ConfirmLeadPhone', { code }, crypto.randomUUID());
      if (!r.ok) return refused(commandErrors(r.problem, lang, 'code'), r.problem.status);
      const { events = [] } = r.value as { events?: { type: string }[] };
      return events.some((e) => e.type === 'LeadPhoneCodeRejected')
        ? refused({ code: errorText('code', 'invalid', lang) })
        : back('telephone');
    }
    case 'resend-email':
    case 'resend-sms': {
      const r = await run('ResendConfirmation', { channel: go === 'resend-sms' ? 'sms' : 'email' });
      return r.ok ? back(go === 'resend-sms' ? 'texto' : 'lien') : refused(commandErrors(r.problem, lang), r.problem.status);
    }
    case 'details': {
      const r = await askChangeLink(request, token);
      return r.ok ? back('coordonnees') : refused(commandErrors(r.problem, lang), r.problem.status);
    }
    case 'answer': {
      const answers = Object.fromEntries(
        [...form.entries()]
          .filter((e): e is [string, string] => e[0].startsWith('answer.') && typeof e[1] === 'string')
          .map(([k, v]) => [k.slice(7), v.trim().slice(0, 4_000)]),
      );
      if (Object.values(answers).every((a) => a === '')) return refused({ form: errorText('form', 'required', lang) });
      const r = await run('ProvideLeadInfo', { answers });
      return r.ok ? back('reponses') : refused(commandErrors(r.problem, lang), r.problem.status);
    }
    case 'widen': {
      const chosen = form.getAll('widen').filter((v) => ['acceptDistance', 'anyRate', 'anyLanguage'].includes(String(v)));
      if (chosen.length === 0) return refused({ form: errorText('form', 'required', lang) });
      const r = await run('WidenSearch', Object.fromEntries(chosen.map((v) => [String(v), true])));
      return r.ok ? back('elargie') : refused(commandErrors(r.problem, lang), r.problem.status);
    }
    case 'slots': {
      const slots = form.getAll('slots').map(String);
      if (slots.length === 0) return refused({ slots: errorText('slots', 'required', lang) });
      return facts({ slots }, 'moments', 'slots');
    }
    case 'cert':
      if (!form.has('hasLegalAidCert')) return refused({ hasLegalAidCert: errorText('form', 'required', lang) });
      return facts({ hasLegalAidCert: form.get('hasLegalAidCert') === 'yes' }, 'attestation', 'hasLegalAidCert');
    case 'more-help':
      return facts({ smallMandate: false }, 'davantage', 'form');
    case 'note': {
      const note = String(form.get('note') ?? '').trim();
      if (note === '') return refused({ note: errorText('note', 'required', lang) });
      if (note.length > LONGEST_NOTE) return refused({ note: errorText('note', `max:${LONGEST_NOTE}`, lang) });
      const r = await run('AddClientNote', { note });
      return r.ok ? back('note') : refused(commandErrors(r.problem, lang, 'note'), r.problem.status);
    }
    case 'withdraw':
      return data<LeadDone>({ errors: {}, posted, asking: true });
    case 'withdraw-yes': {
      const r = await run('WithdrawLead', { reason: String(form.get('reason') ?? '').slice(0, 60) || 'other' });
      return r.ok ? back('retrait') : refused(commandErrors(r.problem, lang), r.problem.status);
    }
    default:
      return refused({ form: errorText('form', 'invalid', lang) }, 400);
  }
}

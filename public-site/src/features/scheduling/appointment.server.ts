import { errorText as codeText } from '@jurilien/contracts';
import { data, redirect } from 'react-router';
import { ask, command } from '../../api/index.server';
import { errorText } from '../../forms';
import { isUuid, readForm, uuidOf } from '../../http/index.server';
import { answered, behindLink, postedIn, renewed, type Done } from '../../links/index.server';
import { langOf } from '../../routes.table';
import { act, isAct, type Act } from './acts';
import type { Send } from './book';
import { dayAsked } from './days';
import type { FreeSlots } from './types';

interface Segments {
  readonly appointment?: string;
  readonly token?: string;
}

/** What is no id names no appointment. */
const idIn = (segment: string): string => (isUuid(segment) ? segment.toLowerCase() : '00000000-0000-4000-8000-000000000000');

/** Steps that ask for a time. */
const TIMED: readonly Act[] = ['deplacer', 'proposer'];

/** M07: the appointment of a link as it is now, and the free times where its step asks for one. */
export async function loadAppointment(request: Request, { appointment = '', token = '' }: Segments) {
  const { searchParams } = new URL(request.url);
  const [faire, fait] = [searchParams.get('faire'), searchParams.get('fait')];
  const step = isAct(faire) ? faire : undefined;
  const from = dayAsked(searchParams);
  const loaded = await behindLink(request, token, 'GET /api/public/appointment', { query: { appointmentId: idIn(appointment) } });
  const free = loaded.value && step && TIMED.includes(step) ? await freeTimes(request, loaded.value.appointmentId, token, from) : undefined;
  return answered(loaded, { step, free, done: isAct(fait) ? fait : undefined, moved: from !== undefined });
}

/** None while they cannot be had: the page says so by having none. */
async function freeTimes(request: Request, appointmentId: string, token: string, from: string | undefined): Promise<FreeSlots | undefined> {
  const reply = await ask(request, 'GET /api/public/appointment/slots', { token, query: { appointmentId, ...(from ? { from } : {}) } });
  return reply.ok ? reply.value : undefined;
}

/** What a button of M07 does; what was done is said on the page as it then is. */
export async function actOnAppointment(request: Request, { appointment = '', token = '' }: Segments) {
  const url = new URL(request.url);
  const lang = langOf(url.pathname);
  const form = await readForm(request);
  const posted = postedIn(form);
  const go = String(form.get('go') ?? '');
  if (go === 'renew') {
    const { status, ...rest } = await renewed(request, token, lang);
    return data<Done>({ ...rest, posted }, { status });
  }
  if (!isAct(go)) return data<Done>({ errors: { form: errorText('form', 'invalid', lang) }, posted }, { status: 400 });
  // Ids that the link knows win; the link of a request has to be told which appointment is meant.
  const asked = await ask(request, 'GET /api/public/appointment', { token, query: { appointmentId: idIn(appointment) } });
  if (!asked.ok) return data<Done>({ errors: { form: codeText(asked.problem.code, lang) }, posted }, { status: asked.problem.status });
  const { appointmentId, acceptanceId } = asked.value;
  const send: Send = (name, payload, commandId) => command(request, token, name, { appointmentId, acceptanceId, ...payload }, commandId);
  const { errors, status } = await act(send, go, posted, uuidOf(form, 'commandId'), lang);
  if (status !== 200) return data<Done>({ errors, posted }, { status });
  return redirect(`${url.pathname}?fait=${go}`, 303);
}

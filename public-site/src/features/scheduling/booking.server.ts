import { data, redirect } from 'react-router';
import { command } from '../../api/index.server';
import { errorText, type Raw } from '../../forms';
import { isUuid, readForm, uuidOf } from '../../http/index.server';
import { answered, behindLink, postedIn, renewed, type Done } from '../../links/index.server';
import { langOf } from '../../routes.table';
import { BOOKING_ACTS, isBookingAct, type Booked, type Send } from './book';
import { dayAsked } from './days';

/** The link of a request names with whom of those who accepted. */
function withWhom(query: URLSearchParams): { acceptanceId?: string } {
  const acceptanceId = query.get('avec') ?? '';
  return isUuid(acceptanceId) ? { acceptanceId } : {};
}

/** M18: the free times of one professional, and what the client of the link holds. */
export async function loadBooking(request: Request, token: string) {
  const { searchParams } = new URL(request.url);
  const from = dayAsked(searchParams);
  const loaded = await behindLink(request, token, 'GET /api/public/booking', {
    query: { ...(from ? { from } : {}), ...withWhom(searchParams) },
  });
  return answered(loaded, { done: searchParams.get('fait'), another: searchParams.has('autre'), moved: from !== undefined });
}

type Acted = Done & Pick<Booked, 'lost'>;

/** What a button of M18 does; the page is then shown as things stand. */
export async function actOnBooking(request: Request, token: string) {
  const url = new URL(request.url);
  const lang = langOf(url.pathname);
  const form = await readForm(request);
  const posted: Raw = postedIn(form);
  const go = String(form.get('go') ?? '');
  if (go === 'renew') {
    const { status, ...rest } = await renewed(request, token, lang);
    return data<Acted>({ ...rest, posted }, { status });
  }
  if (!isBookingAct(go)) return data<Acted>({ errors: { form: errorText('form', 'invalid', lang) }, posted }, { status: 400 });
  const send: Send = (name, payload, commandId) => command(request, token, name, { ...withWhom(url.searchParams), ...payload }, commandId);
  const { status, ...came } = await BOOKING_ACTS[go](send, posted, uuidOf(form, 'commandId'), lang);
  if (status !== 200) return data<Acted>({ ...came, posted }, { status });
  const said = go === 'book' ? 'rdv' : go === 'release' ? 'libre' : undefined;
  const kept = new URLSearchParams({
    ...(withWhom(url.searchParams).acceptanceId ? { avec: url.searchParams.get('avec')! } : {}),
    ...(said ? { fait: said } : {}),
  });
  return redirect(kept.size > 0 ? `${url.pathname}?${kept}` : url.pathname, 303);
}

import { data, redirect } from 'react-router';
import { ask, command } from '../../../api/index.server';
import { errorText, type Errors, type Raw } from '../../../forms';
import { readForm, uuidOf } from '../../../http/index.server';
import { answered, behindLink, postedIn, renewed, type Done } from '../../../links/index.server';
import { langOf, type Lang } from '../../../routes.table';
import type { Send } from '../book';
import { actOn, instantAsked, isMeetingAct, isMeetingStep, MEETING_ACTS } from './acts';
import type { Meeting, MeetingSlots } from './types';

/** What the address of a page asks for beside the meeting. */
function asked(request: Request) {
  const { searchParams } = new URL(request.url);
  const [faire, fait] = [searchParams.get('faire'), searchParams.get('fait')];
  const from = instantAsked(searchParams);
  return {
    from,
    shown: { step: isMeetingStep(faire) ? faire : undefined, done: isMeetingAct(fait) ? fait : undefined, later: from !== undefined },
  };
}
type Asked = ReturnType<typeof asked>;

/** Whether the page shows times: to choose one, or another one. */
const needsTimes = ({ available }: Meeting, { shown }: Asked): boolean =>
  available[MEETING_ACTS.choisir] === true || (shown.step === 'deplacer' && available[MEETING_ACTS.deplacer] === true);

/** Times that can be chosen; none while they cannot be had. */
async function timesOf(
  request: Request,
  route: 'GET /api/public/meeting/slots' | 'GET /api/public/lead-meeting/slots',
  token: string,
  { from }: Asked,
): Promise<MeetingSlots | undefined> {
  const reply = await ask(request, route, { token, query: from ? { from } : {} });
  return reply.ok ? reply.value : undefined;
}

/** M08: the meeting of a link as it is now, and the times where one is to be chosen. */
export async function loadMeeting(request: Request, token: string) {
  const of = asked(request);
  const loaded = await behindLink(request, token, 'GET /api/public/meeting', {});
  const free =
    loaded.value && needsTimes(loaded.value, of) ? await timesOf(request, 'GET /api/public/meeting/slots', token, of) : undefined;
  // Only a client may have to leave the page at once.
  return answered(loaded, { free, ...of.shown, frame: loaded.value?.kind === 'validationCall' ? { exit: true } : {} });
}

/** What a button of M08 does; what was done is said on the page as it then is. */
export async function actOnMeeting(request: Request, token: string) {
  const { pathname } = new URL(request.url);
  const lang = langOf(pathname);
  const form = await readForm(request);
  const posted = postedIn(form);
  const go = String(form.get('go') ?? '');
  if (go === 'renew') {
    const { status, ...rest } = await renewed(request, token, lang);
    return data<Done>({ ...rest, posted }, { status });
  }
  if (!isMeetingAct(go)) return data<Done>({ errors: { form: errorText('form', 'invalid', lang) }, posted }, { status: 400 });
  const send: Send = (name, payload, commandId) => command(request, token, name, { ...payload }, commandId);
  const { errors, status } = await actOn(send, go, posted, uuidOf(form, 'commandId'), lang);
  if (status !== 200) return data<Done>({ errors, posted }, { status });
  return redirect(`${pathname}?${new URLSearchParams({ m: token, fait: go })}`, 303);
}

/** M26: the call that the client of a link is invited to, if there is one. A page without it is still a page. */
export async function loadCall(request: Request, token: string) {
  const of = asked(request);
  const reply = await ask(request, 'GET /api/public/lead-meeting', { token });
  const meeting = reply.ok ? reply.value.meeting : null;
  if (!meeting) return undefined;
  const free = needsTimes(meeting, of) ? await timesOf(request, 'GET /api/public/lead-meeting/slots', token, of) : undefined;
  return { meeting, free, ...of.shown };
}

/** A press on the page of a request that is about its call, if it is one of those. */
export async function actOnCall(
  request: Request,
  { token, go, posted, commandId, lang }: { token: string; go: string; posted: Raw; commandId: string; lang: Lang },
): Promise<{ readonly errors: Errors; readonly status: number } | undefined> {
  if (!isMeetingAct(go)) return undefined;
  const reply = await ask(request, 'GET /api/public/lead-meeting', { token });
  const meetingId = reply.ok ? reply.value.meeting?.meetingId : undefined;
  if (!meetingId) return { errors: { form: errorText('form', 'invalid', lang) }, status: 404 };
  return actOn((name, payload, id) => command(request, token, name, { meetingId, ...payload }, id), go, posted, commandId, lang);
}

import { errorText as codeText } from '@jurilien/contracts';
import type { Problem } from '../../../api';
import { text, type Errors, type Raw } from '../../../forms';
import type { Lang } from '../../../routes.table';
import type { Send } from '../book';
import { appointmentTexts } from '../words/appointment';
import { meetingTexts } from '../words/meeting';

/** Each thing that who was invited does with a meeting, by its word in the address, and the command that does it. */
export const MEETING_ACTS = {
  choisir: 'ScheduleMeeting',
  deplacer: 'RescheduleMeeting',
  annuler: 'CancelMeeting',
  preparer: 'PrepareMeeting',
} as const;
export type MeetingAct = keyof typeof MEETING_ACTS;
export const isMeetingAct = (word: string | null): word is MeetingAct => word !== null && Object.hasOwn(MEETING_ACTS, word);

/** Those that are a step of their own, in place of the page. */
export const MEETING_STEPS = ['deplacer', 'annuler'] as const satisfies readonly MeetingAct[];
export type MeetingStep = (typeof MEETING_STEPS)[number];
export const isMeetingStep = (word: string | null): word is MeetingStep => (MEETING_STEPS as readonly (string | null)[]).includes(word);

const LONGEST = 4_000;

type Payload = Readonly<Record<string, unknown>>;
type Read = { readonly errors: Errors } | { readonly payload: Payload };

/** How often the time had changed when the page was shown: what was meant for one time is not done to another. */
function seenIn(raw: Raw): Payload {
  const seen = text(raw, 'seen');
  return /^\d{1,6}$/.test(seen) ? { seen: Number(seen) } : {};
}

/** What a form says for its command, or what is wrong with it. */
function read(act: MeetingAct, raw: Raw, lang: Lang): Read {
  const [t, a] = [meetingTexts[lang], appointmentTexts[lang]];
  if (act === 'annuler') {
    const cause = text(raw, 'reason');
    return cause ? { payload: { cause, ...seenIn(raw) } } : { errors: { reason: a.reasonMissing } };
  }
  if (act === 'preparer') {
    const note = text(raw, 'note').trim();
    if (note.length > LONGEST) return { errors: { note: t.noteTooLong } };
    return note.length > 1 ? { payload: { note } } : { errors: { note: t.noteMissing } };
  }
  const startsAt = text(raw, 'slot');
  return startsAt ? { payload: { startsAt, ...seenIn(raw) } } : { errors: { slot: a.slotMissing } };
}

function refusal({ code, detail }: Problem, lang: Lang): Errors {
  const [t, a] = [meetingTexts[lang], appointmentTexts[lang]];
  if (code === 'SLOT_TAKEN') return { slot: a.slotTaken };
  if (code === 'STALE_VERSION') return { form: t.stale };
  if (detail === 'not-in-the-future' || detail === 'not-a-host') return { slot: a.slotGone };
  if (detail === 'meeting-has-begun') return { form: t.begun };
  return { form: codeText(code, lang) };
}

/** Does one of them; what was already so is not wrong. */
export async function actOn(
  send: Send,
  which: MeetingAct,
  raw: Raw,
  commandId: string,
  lang: Lang,
): Promise<{ readonly errors: Errors; readonly status: number }> {
  const found = read(which, raw, lang);
  if ('errors' in found) return { errors: found.errors, status: 422 };
  const reply = await send(MEETING_ACTS[which], found.payload, commandId);
  return reply.ok || reply.problem.code === 'DUPLICATE'
    ? { errors: {}, status: 200 }
    : { errors: refusal(reply.problem, lang), status: reply.problem.status };
}

/** From which instant on times are asked for, as an address names it; anything that is no instant is left out. */
export function instantAsked(query: URLSearchParams): string | undefined {
  const at = query.get('des') ?? '';
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?Z$/.test(at) && !Number.isNaN(Date.parse(at)) ? at : undefined;
}

import { errorText as codeText } from '@jurilien/contracts';
import type { Problem } from '../../api';
import { text, type Errors, type Raw } from '../../forms';
import type { Lang } from '../../routes.table';
import type { Send } from './book';
import type { Appointment } from './types';
import { appointmentTexts } from './words/appointment';

/** Each thing that can be done with an appointment, by its word in the address, and the command that does it. */
export const ACTS = {
  confirmer: 'ConfirmAppointment',
  proposer: 'ProposeSlots',
  deplacer: 'RescheduleAppointment',
  annuler: 'CancelAppointment',
  retard: 'ReportLate',
  resultat: 'RecordAppointmentOutcome',
} as const;
export type Act = keyof typeof ACTS;
export const isAct = (word: string | null): word is Act => word !== null && word in ACTS;

/** Reasons people give. */
export const REASONS = [
  'otherCommitment',
  'illness',
  'noLongerNeeded',
  'otherLawyer',
  'noAnswer',
  'other',
] as const satisfies readonly NonNullable<Appointment['cancelled']>['reason'][];

const LONGEST = 1_000;
const SLOT = 'slot-';
/** The times that were ticked, of those that a form offers. */
export const tickedIn = (raw: Raw): string[] =>
  Object.keys(raw)
    .filter((name) => name.startsWith(SLOT) && text(raw, name) === 'yes')
    .map((name) => name.slice(SLOT.length));

type Payload = Readonly<Record<string, unknown>>;
type Read = { readonly errors: Errors } | { readonly payload: Payload };

function noteIn(raw: Raw): Payload {
  const note = text(raw, 'note').trim();
  return note ? { note } : {};
}

/** What a form says for its command, or what is wrong with it. */
function read(act: Act, raw: Raw, lang: Lang): Read {
  const t = appointmentTexts[lang];
  if (text(raw, 'note').length > LONGEST) return { errors: { note: t.noteTooLong } };
  const startsAt = text(raw, 'slot');
  switch (act) {
    case 'confirmer':
    case 'deplacer':
      return startsAt ? { payload: { startsAt, ...versionIn(raw) } } : { errors: { slot: t.slotMissing } };
    case 'proposer': {
      const slots = tickedIn(raw).map((each) => ({ startsAt: each }));
      return slots.length > 0 ? { payload: { slots, ...noteIn(raw), ...versionIn(raw) } } : { errors: { slot: t.slotsMissing } };
    }
    case 'annuler': {
      const reason = text(raw, 'reason');
      return reason ? { payload: { reason, ...noteIn(raw), ...versionIn(raw) } } : { errors: { reason: t.reasonMissing } };
    }
    case 'retard': {
      const minutes = Number(text(raw, 'minutes'));
      return { payload: minutes > 0 ? { minutes } : {} };
    }
    case 'resultat': {
      const outcome = text(raw, 'outcome');
      return outcome ? { payload: { outcome } } : { errors: { outcome: t.outcomeMissing } };
    }
  }
}

/** What the page showed when the form was sent: what was meant for one time is not done to another. */
function versionIn(raw: Raw): Payload {
  const version = Number(text(raw, 'version'));
  return version > 0 ? { version } : {};
}

interface Acted {
  readonly errors: Errors;
  readonly status: number;
}

/** Does one of them; what was already so is not wrong. */
export async function act(send: Send, which: Act, raw: Raw, commandId: string, lang: Lang): Promise<Acted> {
  const found = read(which, raw, lang);
  if ('errors' in found) return { errors: found.errors, status: 422 };
  const reply = await send(ACTS[which], found.payload, commandId);
  return reply.ok || reply.problem.code === 'DUPLICATE'
    ? { errors: {}, status: 200 }
    : { errors: refusal(reply.problem, lang), status: reply.problem.status };
}

function refusal({ code, detail, errors }: Problem, lang: Lang): Errors {
  const t = appointmentTexts[lang];
  if (code === 'SLOT_TAKEN') return { slot: t.slotTaken };
  if (code === 'STALE_VERSION') return { form: t.stale };
  if (detail === 'too-close-propose-instead') return { form: t.tooClose };
  if (detail === 'not-in-the-future' || detail === 'no-booking') return { slot: t.slotGone };
  const tooMany = errors?.find(({ message }) => message.startsWith('max:'));
  if (tooMany) return { slot: t.tooMany.replace('{n}', tooMany.message.slice('max:'.length)) };
  return { form: codeText(code, lang) };
}

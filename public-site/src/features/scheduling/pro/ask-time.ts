import { instantOf } from '@jurilien/reference';
import { errorsOf, type Problem } from '../../../api';
import { text, type Errors, type Raw } from '../../../forms';
import type { Lang } from '../../../routes.table';
import { nearTexts } from '../words/pro-near';

/** A time that is none of those offered. */
export const OTHER = 'other';
const WHOLE = /^\d{1,3}$/;
const [SHORTEST, LONGEST] = [5, 480];

type Asked = { readonly payload: Record<string, unknown> } | { readonly errors: Errors };

/** When, of an offered time or of a day and an hour on the professional's clock. */
function startsAtIn(raw: Raw, zone: string, t: (typeof nearTexts)['fr']): { readonly at: string } | { readonly errors: Errors } {
  const chosen = text(raw, 'slot');
  if (!chosen) return { errors: { slot: t.slotMissing } };
  if (chosen !== OTHER) return { at: chosen };
  const [date, time] = [text(raw, 'date'), text(raw, 'time')];
  if (!date || !time) return { errors: { ...(date ? {} : { date: t.dateMissing }), ...(time ? {} : { time: t.timeMissing }) } };
  const found = instantOf(`${date}T${time}`, zone);
  return found ? { at: found.at } : { errors: { time: t.noSuchTime } };
}

/** What the form asks for, as `RequestAppointment` takes it; or what is missing in it. */
export function timeIn(raw: Raw, zone: string, lang: Lang): Asked {
  const t = nearTexts[lang];
  const when = startsAtIn(raw, zone, t);
  const errors: Errors = 'errors' in when ? { ...when.errors } : {};
  const minutes = text(raw, 'minutes').trim();
  if (!WHOLE.test(minutes) || Number(minutes) < SHORTEST || Number(minutes) > LONGEST) errors['minutes'] = t.minutesWrong;
  const mode = text(raw, 'mode');
  if (!mode) errors['mode'] = t.modeMissing;
  if ('errors' in when || Object.keys(errors).length > 0) return { errors };
  const note = text(raw, 'note').trim();
  return { payload: { startsAt: when.at, minutes: Number(minutes), mode, ...(note ? { note } : {}) } };
}

/** A refusal at the field that it is about. */
export function refusedTime(problem: Problem, raw: Raw, lang: Lang): Errors {
  const t = nearTexts[lang];
  const field = text(raw, 'slot') === OTHER ? 'time' : 'slot';
  if (problem.code === 'SLOT_TAKEN') return { [field]: t.taken };
  if (problem.detail === 'not-in-the-future' || problem.detail === 'too-far') return { [field]: t.past };
  return problem.detail === 'professional-is-away' ? { form: t.away } : errorsOf(problem, lang);
}

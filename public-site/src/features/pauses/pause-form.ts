import type { Answer } from '@jurilien/contracts/api';
import { errorText, type Errors } from '../../forms';
import type { Lang } from '../../routes.table';
import { calendarDay } from '@jurilien/reference';
import { endOf, isDay } from './pause-times';

export type PauseState = Answer<'GET /api/pro/pause'>;
export type Pause = PauseState['pauses'][number];

type Answers = Readonly<Record<string, string | undefined>>;

/** What the form asks for, as the command takes it; or what is wrong with it. */
export function asked(
  answers: Answers,
  now: number,
  lang: Lang,
): { readonly payload: Record<string, string> } | { readonly errors: Errors } {
  const scope = answers.scope ?? '';
  const value = scope === 'all' ? undefined : answers[scope];
  const length = answers.length ?? '';
  const date = answers.date ?? '';
  const errors: Record<string, string> = {};
  if (!['all', 'field', 'region', 'type'].includes(scope)) errors.scope = errorText('scope', 'required', lang);
  else if (scope !== 'all' && !value) errors[scope] = errorText(scope, 'required', lang);
  if (!['today', 'until', 'open'].includes(length)) errors.length = errorText('length', 'required', lang);
  else if (length === 'until' && !isDay(date)) errors.date = errorText('date', 'required', lang);
  else if (length === 'until' && date < calendarDay(now)) errors.date = errorText('date', 'future', lang);
  if (Object.keys(errors).length > 0) return { errors };
  const until = length === 'open' ? undefined : endOf(length === 'today' ? calendarDay(now) : date);
  const reason = answers.reason;
  return { payload: { scope, ...(value ? { value } : {}), ...(until ? { until } : {}), ...(reason ? { pauseReason: reason } : {}) } };
}

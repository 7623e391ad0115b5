import type { Answer } from '@jurilien/contracts/api';

/** One accepted request in the list; a sheet, read later, is one as well. */
export type Line = Omit<Answer<'GET /api/pro/acceptances'>['items'][number], 'unanswered'> & { readonly unanswered?: boolean };
/** Everything of one. */
export type Sheet = Answer<'GET /api/pro/acceptances/:acceptanceId'>;
/** Whether a command about it can be sent now. */
export const can = (sheet: Sheet, name: string): boolean => sheet.available[name] === true;
/** The fact that stands in the way of a command; nothing where it can be sent. */
export function whyNot(sheet: Sheet, name: string): string | undefined {
  const available = sheet.available[name];
  return available && available !== true ? available.detail : undefined;
}
/** Coins asked back, and what was decided. */
export type Credit = NonNullable<Line['credit']>;

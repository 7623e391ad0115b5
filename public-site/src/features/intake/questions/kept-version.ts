import type { QuestionSet } from '@jurilien/reference';
import { text, type Raw } from '../../../forms';

/** A form keeps which version it started with, as `family@2`. */
const KEPT = 'questionSet';
export const keptSet = (set: QuestionSet | null): Raw => (set ? { [KEPT]: `${set.field}@${set.version}` } : {});

/** The version that was kept for a field of law; none when the form started with another field, or before it was asked. */
export function keptVersion(raw: Raw, field: string): number | undefined {
  const [, of, version] = /^(\w{1,40})@(\d{1,6})$/.exec(text(raw, KEPT)) ?? [];
  return of === field ? Number(version) : undefined;
}

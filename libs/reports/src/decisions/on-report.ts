import { scopeOf } from '@jurilien/contracts';
import { allOf, type Asking, type Availability, ids, streamOf, unless } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { savedReport, type SavedReportEvent, type SavedReportState } from '../saved-report.js';

export const onReport = (i: { reportId: string }) => ({ report: streamOf(savedReport, i.reportId) });
export const ofReport = z.object({ reportId: ids.reportId });
/** What rules of availability of a report read. */
export interface OnReport {
  readonly report: SavedReportState;
}
type Who = Pick<Asking, 'actor'>;

/** What happened to a report, typed by its name. */
export const reported = <T extends SavedReportEvent['type']>(
  type: T,
  data: Extract<SavedReportEvent, { type: T }>['data'],
): Extract<SavedReportEvent, { type: T }> => ({ type, data }) as Extract<SavedReportEvent, { type: T }>;

const whoOf = ({ actor: { role } }: Who) => (role === undefined ? undefined : scopeOf(role)?.who);
const isMine = ({ ownerId }: SavedReportState, { actor }: Who): boolean => ownerId === actor.id;

/** What leaves the product by mail is an administrator’s of everything to look after, also where who kept it is gone. */
const looksAfter = ({ shared, mail }: SavedReportState, who: Who): boolean => (shared || mail !== undefined) && whoOf(who) === 'admin';

/** A report exists for who keeps it, for everyone where it is shared, for who gets its mail, and for who looks after that. */
export const seesReport = (s: SavedReportState, who: Who): boolean =>
  s.status === 'Kept' && (isMine(s, who) || s.shared || looksAfter(s, who) || (s.mail?.recipients.includes(who.actor.id) ?? false));
const known = (s: SavedReportState, who: Who): Availability => unless(seesReport(s, who), 'NOT_FOUND', 'report');

/** Who keeps it changes it; what is shared or mailed also an administrator of everything. */
export const canChange = ({ report: s }: OnReport, who: Who): Availability =>
  allOf(known(s, who), unless(isMine(s, who) || looksAfter(s, who), 'FORBIDDEN', 'owner'));

/** An administrator has it mailed; what someone else had set up is changed by them, by whose report it is, or by one of everything. */
export const canSchedule = ({ report: s }: OnReport, who: Who): Availability => {
  const role = whoOf(who);
  return allOf(
    known(s, who),
    unless(role === 'admin' || role === 'province-admin', 'FORBIDDEN', 'role'),
    unless(!s.mail || s.mail.by === who.actor.id || isMine(s, who) || role === 'admin', 'FORBIDDEN', 'owner'),
  );
};

/** Who has a report mailed may ask what it asks: one of a province nothing of another. */
export const mayAsk = ({ look }: SavedReportState, { actor: { role = '' } }: Who): Availability => {
  const { who, provinces = [] } = scopeOf(role) ?? {};
  const asked = look?.filter.province;
  return unless(who !== 'province-admin' || !asked || provinces.some((own) => own === asked), 'FORBIDDEN', 'other-province');
};

/** The same, of a mail that there is. */
export const canMindMail = (on: OnReport, who: Who): Availability =>
  allOf(canSchedule(on, who), unless(on.report.mail, 'WRONG_STATE', 'no-mail'));

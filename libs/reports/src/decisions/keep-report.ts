import { decision, filledLine, ids, need, refuseUnless, refuseUnlessAvailable } from '@jurilien/event-sourcing';
import { DAY_MS, isFilterCode, REPORT_FILTERS } from '@jurilien/reference';
import { z } from 'zod';
import { reportLook } from '../saved-report.js';
import { canChange, ofReport, onReport, reported } from './on-report.js';

/** More than anyone finds again. */
export const MOST_REPORTS = 100;
/** As many days as a report may have. */
const MOST_DAYS = 732;

/** How many reports an account keeps: read from the list, never said by the caller. */
export const reportsKept = need<{ userId: string; kept?: number | undefined }>('reports-kept');

const name = filledLine(60);
const inOrder = ({ period }: z.infer<typeof reportLook>): boolean => {
  if (typeof period === 'string') return true;
  const days = (Date.parse(period.to) - Date.parse(period.from)) / DAY_MS + 1;
  return days >= 1 && days <= MOST_DAYS;
};
const isKnown = ({ filter }: z.infer<typeof reportLook>): boolean =>
  REPORT_FILTERS.every((name) => filter[name] === undefined || isFilterCode(name, filter[name]));
const look = reportLook.refine(inOrder, 'days').refine(isKnown, 'unknown');

/** Someone keeps what they look at under a name, for themselves or for everyone who reads reports. */
export const saveReport = decision({
  name: 'SaveReport',
  needs: [reportsKept],
  input: ofReport.extend({ userId: ids.userId, name, shared: z.boolean().default(false), look, kept: z.int().nonnegative().optional() }),
  streams: onReport,
  decide({ reportId, userId: ownerId, kept = 0, ...given }, { report: s }, { actor }) {
    refuseUnless(actor.kind === 'user' && actor.id === ownerId, 'NOT_FOUND', 'report');
    if (s.status === 'Kept' && s.ownerId === ownerId) return {};
    refuseUnless(s.status === 'None', 'NOT_FOUND', 'report');
    refuseUnless(kept < MOST_REPORTS, 'CAP_REACHED', 'saved-reports');
    return { report: [reported('ReportSaved', { reportId, ownerId, ...given })] };
  },
});

/** It is called otherwise, shared or taken back, or made of what is looked at now. What is taken back is mailed by no one else any more. */
export const changeReport = decision({
  name: 'ChangeReport',
  input: ofReport.extend({ name: name.optional(), shared: z.boolean().optional(), look: look.optional() }),
  streams: onReport,
  decide({ reportId, ...given }, { report: s }, ctx) {
    refuseUnlessAvailable(canChange({ report: s }, ctx));
    const now: Readonly<Record<string, unknown>> = { name: s.name, shared: s.shared, look: s.look };
    const isNew = ([key, value]: [string, unknown]): boolean => value !== undefined && JSON.stringify(value) !== JSON.stringify(now[key]);
    const changed = Object.fromEntries(Object.entries(given).filter(isNew));
    if (Object.keys(changed).length === 0) return {};
    const ends = changed['shared'] === false && s.mail !== undefined && s.mail.by !== s.ownerId;
    return {
      report: [reported('ReportChanged', { reportId, ...changed }), ...(ends ? [reported('ReportMailStopped', { reportId })] : [])],
    };
  },
});

/** No one wants it any more; its mail ends with it. */
export const deleteReport = decision({
  name: 'DeleteReport',
  input: ofReport,
  streams: onReport,
  decide({ reportId }, { report: s }, ctx) {
    if (s.status === 'Deleted' && s.ownerId === ctx.actor.id) return {};
    refuseUnlessAvailable(canChange({ report: s }, ctx));
    return { report: [reported('ReportDeleted', { reportId })] };
  },
});

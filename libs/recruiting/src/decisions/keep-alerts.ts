import { decision, ids, refuseUnless, streamOf } from '@jurilien/event-sourcing';
import { DAY_MS } from '@jurilien/reference';
import { z } from 'zod';
import { alertOf, employeeAlerts, type EmployeeAlertEvent } from '../alerts.js';

const which = z.object({ professionalId: ids.professionalId, alertId: ids.alertId });
/** A firm's saved searches of candidates. */
export const onAlerts = (i: { professionalId: string }) => ({ alerts: streamOf(employeeAlerts, i.professionalId) });
/** One event of saved searches, typed by its name. */
export const alertDid = <T extends EmployeeAlertEvent['type']>(
  type: T,
  data: Extract<EmployeeAlertEvent, { type: T }>['data'],
): EmployeeAlertEvent => ({ type, data }) as EmployeeAlertEvent;

/** No word of this search until it is taken up again. */
export const pauseEmployeeAlert = decision({
  name: 'PauseEmployeeAlert',
  input: which.extend({ paused: z.boolean().default(true) }),
  streams: onAlerts,
  decide({ paused, ...ids }, { alerts: s }) {
    const alert = alertOf(s, ids.alertId);
    refuseUnless(alert, 'NOT_FOUND', 'employee-alert');
    if (alert.paused === paused) return {};
    return { alerts: [alertDid(paused ? 'EmployeeAlertPaused' : 'EmployeeAlertResumed', ids)] };
  },
});

/** No more of this search. */
export const deleteEmployeeAlert = decision({
  name: 'DeleteEmployeeAlert',
  input: which,
  streams: onAlerts,
  decide: (ids, { alerts: s }) => (alertOf(s, ids.alertId) ? { alerts: [alertDid('EmployeeAlertDeleted', ids)] } : {}),
});

/** The morning of a letter: everyone who came since the last one, once; a day later it is no news any more. */
export const makeEmployeeDigest = decision({
  name: 'MakeEmployeeDigest',
  input: which.extend({ day: z.iso.date(), dueAt: z.iso.datetime() }),
  streams: onAlerts,
  decide({ day, dueAt, ...ids }, { alerts: s }, ctx) {
    const late = Date.parse(ctx.now) - Date.parse(dueAt);
    refuseUnless(late >= 0, 'WRONG_STATE', 'not-due');
    const waiting = alertOf(s, ids.alertId)?.waiting ?? [];
    if (waiting.length === 0 || late >= DAY_MS) return {};
    return { alerts: [alertDid('EmployeeAlertDigestDue', { ...ids, day, candidateIds: [...waiting] })] };
  },
});

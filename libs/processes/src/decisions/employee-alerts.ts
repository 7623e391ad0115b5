import { decision, ids, refuseUnless, streamOf } from '@jurilien/event-sourcing';
import { professional } from '@jurilien/professionals';
import { alertDid, alertWish, candidateId, fits, mayBeSeen, onAlerts, onCandidate, onContacts, sameSearch } from '@jurilien/recruiting';
import { LAWYER_TYPES, morningLetterAt, recruitMaxAlerts, REGIONS } from '@jurilien/reference';
import { z } from 'zod';

const professionalId = ids.professionalId;

/** "Tell me when someone like this comes": a new search, or one of theirs that changes (S03, M27). The same search twice is one. */
export const saveEmployeeAlert = decision({
  name: 'SaveEmployeeAlert',
  input: alertWish.extend({ professionalId, alertId: ids.alertId.optional() }),
  streams: (i) => ({ ...onAlerts(i), professional: streamOf(professional, i.professionalId) }),
  province: ({ professional: p }) => p.province,
  decide({ professionalId: id, alertId, ...wish }, { alerts: s, professional: p }, ctx) {
    refuseUnless(p.status === 'Approved', 'FORBIDDEN', 'not-approved');
    const { filters, pace, channel } = wish;
    refuseUnless(!filters.field || LAWYER_TYPES.some((t) => t.code === filters.field), 'VALIDATION', 'unknown-field');
    refuseUnless(!filters.region || REGIONS.some((r) => r.code === filters.region), 'VALIDATION', 'unknown-region');
    refuseUnless(channel === 'email' || p.channels.includes('sms'), 'WRONG_STATE', 'number-not-verified');
    refuseUnless(!alertId || s.alerts.some((a) => a.alertId === alertId), 'NOT_FOUND', 'employee-alert');
    const alike = s.alerts.find((a) => (alertId ? a.alertId === alertId : sameSearch(a.filters, filters)));
    if (alike && alike.pace === pace && alike.channel === channel && sameSearch(alike.filters, filters)) return {};
    const most = ctx.config.value(recruitMaxAlerts, { province: p.province });
    refuseUnless(alike !== undefined || s.alerts.length < most, 'CAP_REACHED', 'employee-alerts');
    return { alerts: [alertDid('EmployeeAlertSaved', { professionalId: id, alertId: alike?.alertId ?? ctx.newId(), ...wish })] };
  },
});

/**
 * Someone can be found whom some of a firm's searches wait for. Each search tells of a candidate once, never of one who hides,
 * shut the firm out, was put aside by it or was asked by it already.
 */
export const noteEmployeeMatch = decision({
  name: 'NoteEmployeeMatch',
  input: z.object({ professionalId, candidateId, alertIds: z.array(ids.alertId).min(1) }),
  streams: (i) => ({ ...onAlerts(i), ...onCandidate(i), ...onContacts(i), professional: streamOf(professional, i.professionalId) }),
  province: ({ professional: p }) => p.province,
  decide({ professionalId: id, candidateId: who, alertIds }, { alerts: s, candidate: c, contacts, professional: p }, ctx) {
    if (p.status !== 'Approved' || !mayBeSeen(c, p)) return {};
    if (contacts.dismissed.includes(who) || contacts.contacts.some((x) => x.candidateId === who)) return {};
    const found = s.alerts.filter(
      (a) => alertIds.includes(a.alertId) && !a.paused && fits(c.facts, a.filters) && !a.matches.some((m) => m.candidateId === who),
    );
    return {
      alerts: found.map(({ alertId, pace, channel }) =>
        alertDid('EmployeeAlertMatched', {
          professionalId: id,
          alertId,
          candidateId: who,
          pace,
          // Letters come by e-mail, and so does what a number cannot take any more.
          channel: pace === 'instant' && p.channels.includes('sms') ? channel : 'email',
          ...(pace === 'instant' ? {} : morningLetterAt(ctx.now, p.province ?? 'QC', pace)),
        }),
      ),
    };
  },
});

import { alreadyDone, type Asking, decision, ids, refuseOutOfBounds, refuseUnless, streamOf, unlessDone } from '@jurilien/event-sourcing';
import { boardAlertAtOncePerDay, boardAlertMost, DAY_MS, digestAt, LAWYER_TYPES, regionOf } from '@jurilien/reference';
import { z } from 'zod';
import { boardAlert, boardAlerts, sameFilters, type BoardAlertEvent, type BoardAlertsState } from '../board-alerts.js';
import { professional } from '../professional.js';
import { pricesIn, professionalId, refuseUnlessIn } from './common.js';

const onAlerts = (i: { professionalId: string }) => ({
  alerts: streamOf(boardAlerts, i.professionalId),
  professional: streamOf(professional, i.professionalId),
});
const told = <T extends BoardAlertEvent['type']>(type: T, data: Extract<BoardAlertEvent, { type: T }>['data']): BoardAlertEvent =>
  ({ type, data }) as BoardAlertEvent;

/** "Tell me when one like these opens": kept for the person, a new one or one of theirs that changes (M09, LW3). */
export const setBoardAlert = decision({
  name: 'SetBoardAlert',
  input: boardAlert.extend({ professionalId, alertId: ids.alertId.optional() }),
  streams: onAlerts,
  province: ({ professional: p }) => p.province,
  decide({ professionalId: id, alertId, filters, channel, pace }, { alerts: s, professional: p }, ctx) {
    refuseUnlessIn(p, ['Approved', 'Suspended']);
    const province = p.province ?? 'QC';
    refuseOutOfBounds({ 'filters.maxPriceCc': [filters.maxPriceCc, pricesIn(ctx.config, { province })] });
    refuseUnless(!filters.field || LAWYER_TYPES.some((t) => t.code === filters.field), 'VALIDATION', 'unknown-field');
    refuseUnless(!filters.region || regionOf(province, filters.region) !== undefined, 'VALIDATION', 'unknown-region');
    refuseUnless(channel === 'email' || p.channels.includes('sms'), 'WRONG_STATE', 'number-not-verified');
    refuseUnless(!alertId || s.alerts.some((a) => a.alertId === alertId), 'NOT_FOUND', 'board-alert');
    const alike = s.alerts.find((a) => (alertId ? a.alertId === alertId : sameFilters(a.filters, filters)));
    if (alike && alike.channel === channel && alike.pace === pace && sameFilters(alike.filters, filters)) return {};
    const most = ctx.config.value(boardAlertMost, { province });
    refuseUnless(alike !== undefined || s.alerts.length < most, 'CAP_REACHED', 'board-alerts');
    const set = { professionalId: id, alertId: alike?.alertId ?? ctx.newId(), filters, channel, pace, province };
    return { alerts: [told('BoardAlertSet', set)] };
  },
});

const removable = ({ alerts: s }: { readonly alerts: BoardAlertsState }, _who: Asking, { alertId }: { readonly alertId: string }) =>
  unlessDone(!s.alerts.some((a) => a.alertId === alertId), 'alert-removed');

/** No more of one of them. */
export const removeBoardAlert = decision({
  name: 'RemoveBoardAlert',
  input: z.object({ professionalId, alertId: ids.alertId }),
  streams: onAlerts,
  province: ({ professional: p }) => p.province,
  available: removable,
  decide({ professionalId: id, alertId }, { alerts: s }, ctx) {
    if (alreadyDone(removable({ alerts: s }, ctx, { alertId }))) return {};
    return { alerts: [told('BoardAlertRemoved', { professionalId: id, alertId })] };
  },
});

/**
 * A request opened that some of a person's alerts wait for: told once, at once or in the letter of the day as the alerts say. After
 * a few at once on one day the others wait for the letter, and a number that takes no texts any more is written to by e-mail.
 */
export const noteBoardMatch = decision({
  name: 'NoteBoardMatch',
  input: z.object({ professionalId, leadId: ids.leadId, alertIds: z.array(ids.alertId).min(1) }),
  streams: onAlerts,
  province: ({ professional: p }) => p.province,
  decide({ professionalId: id, leadId, alertIds }, { alerts: s, professional: p }, ctx) {
    const waiting = s.alerts.filter((a) => alertIds.includes(a.alertId));
    if (waiting.length === 0 || p.status !== 'Approved' || s.noted.some((n) => n.leadId === leadId)) return {};
    const { day, dueAt } = digestAt(ctx.now, p.province ?? 'QC');
    const now = waiting.filter((a) => a.pace === 'now');
    const today = s.noted.filter((n) => n.day === day && n.pace === 'now').length;
    const note = { professionalId: id, leadId, alertIds: waiting.map((a) => a.alertId), day };
    const most = ctx.config.value(boardAlertAtOncePerDay, { province: p.province });
    if (now.length === 0 || today >= most)
      return { alerts: [told('BoardMatchNoted', { ...note, pace: 'daily', channels: ['email'], dueAt })] };
    const channels = [...new Set(now.map((a) => (a.channel === 'sms' && p.channels.includes('sms') ? a.channel : 'email')))].sort();
    return { alerts: [told('BoardMatchNoted', { ...note, pace: 'now', channels })] };
  },
});

/** Five o'clock: what opened since the last letter, in one; a day later it is no news any more. */
export const makeBoardDigest = decision({
  name: 'MakeBoardDigest',
  input: z.object({ professionalId, day: z.iso.date(), dueAt: z.iso.datetime() }),
  streams: onAlerts,
  province: ({ professional: p }) => p.province,
  decide({ professionalId: id, day, dueAt }, { alerts: s }, ctx) {
    refuseUnless(Date.parse(ctx.now) >= Date.parse(dueAt), 'WRONG_STATE', 'not-due');
    if (s.waiting.length === 0 || Date.parse(ctx.now) >= Date.parse(dueAt) + DAY_MS) return {};
    return { alerts: [told('BoardDigestDue', { professionalId: id, day, leadIds: [...s.waiting] })] };
  },
});

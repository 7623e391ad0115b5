import { decider, event, type EventOf } from '@jurilien/event-sourcing';
import { ceilingOf, pricingMaxCc } from '@jurilien/reference';
import { z } from 'zod';

/** What someone waits for on the board; nothing named = anything that is open to them. */
const alertFilters = z.object({
  field: z.string().max(40).optional(),
  region: z.string().max(40).optional(),
  maxPriceCc: z.number().int().min(1).max(ceilingOf(pricingMaxCc)).optional(),
  legalAid: z.boolean().optional(),
  urgent: z.boolean().optional(),
});
export type AlertFilters = z.infer<typeof alertFilters>;
const channel = z.enum(['sms', 'email']);
/** At once, or once a day with the others. */
const pace = z.enum(['now', 'daily']);
export const boardAlert = z.object({ filters: alertFilters, channel, pace });
type BoardAlert = z.infer<typeof boardAlert> & { readonly alertId: string };

const professionalId = z.string();
const province = z.enum(['QC', 'ON']);
/** Saved searches of the board and what came of them (LW3). One stream per person: a request is told to them once. */
export const boardAlertEvents = {
  BoardAlertSet: event(boardAlert.extend({ professionalId, alertId: z.string(), province })),
  BoardAlertRemoved: event(z.object({ professionalId, alertId: z.string() })),
  /** A request opened that someone waited for: told now, or kept for the letter of that day. */
  BoardMatchNoted: event(
    z.object({
      professionalId,
      leadId: z.string(),
      alertIds: z.array(z.string()),
      pace,
      channels: z.array(channel),
      day: z.string(),
      dueAt: z.string().optional(),
    }),
  ),
  BoardDigestDue: event(z.object({ professionalId, day: z.string(), leadIds: z.array(z.string()) })),
};
export type BoardAlertEvent = EventOf<typeof boardAlertEvents>;

/** Requests that are remembered as told: more than are ever open at once to one person. */
const REMEMBERED = 200;

export interface BoardAlertsState {
  readonly alerts: readonly BoardAlert[];
  /** Requests already told of or waiting for the letter, newest last. */
  readonly noted: readonly { readonly leadId: string; readonly pace: 'now' | 'daily'; readonly day: string }[];
  /** Requests for the next letter. */
  readonly waiting: readonly string[];
}

export const boardAlerts = decider<BoardAlertsState, typeof boardAlertEvents>({
  category: 'boardalerts',
  events: boardAlertEvents,
  initial: { alerts: [], noted: [], waiting: [] },
  evolve: (s, e) => {
    switch (e.type) {
      case 'BoardAlertSet': {
        const { professionalId: _, province: _province, ...alert } = e.data;
        return { ...s, alerts: [...s.alerts.filter((a) => a.alertId !== alert.alertId), alert] };
      }
      case 'BoardAlertRemoved':
        return { ...s, alerts: s.alerts.filter((a) => a.alertId !== e.data.alertId) };
      case 'BoardMatchNoted': {
        const { leadId, pace: when, day } = e.data;
        return {
          ...s,
          noted: [...s.noted, { leadId, pace: when, day }].slice(-REMEMBERED),
          waiting: when === 'daily' ? [...s.waiting, leadId] : s.waiting,
        };
      }
      case 'BoardDigestDue':
        return { ...s, waiting: s.waiting.filter((leadId) => !e.data.leadIds.includes(leadId)) };
      default:
        return e satisfies never;
    }
  },
});

/** What an alert looks at on an open request. */
export interface OpenRequest {
  readonly fields: readonly string[];
  readonly region: string;
  readonly priceCc: number;
  readonly legalAid: boolean;
  readonly urgent: boolean;
}

/** Whether someone waits for this request; each thing that is named must be so. */
export const alertMatches = (f: AlertFilters, r: OpenRequest): boolean =>
  (!f.field || r.fields.includes(f.field)) &&
  (!f.region || r.region === f.region) &&
  (f.maxPriceCc === undefined || r.priceCc <= f.maxPriceCc) &&
  (!f.legalAid || r.legalAid) &&
  (!f.urgent || r.urgent);

/** The same in one order, to compare two of them. */
export const sameFilters = (a: AlertFilters, b: AlertFilters): boolean => keyOf(a) === keyOf(b);
const keyOf = (f: AlertFilters): string =>
  [f.field ?? '', f.region ?? '', f.maxPriceCc ?? '', f.legalAid === true, f.urgent === true].join('|');

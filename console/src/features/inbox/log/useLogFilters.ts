import { MESSAGE_RULES } from '@jurilien/contracts';
import type { MoreFilter, SelectFilter } from '../../../components/list/LiveList';
import { useCode, useT } from '../../../useT';

const CHANNELS = ['sms', 'email'];
const CLASSES = ['otp', 'transactional', 'service', 'marketing'];
const STATES = [
  'Scheduled',
  'Queued',
  'Deferred',
  'Handed',
  'Sent',
  'Delivered',
  'Undelivered',
  'Bounced',
  'Suppressed',
  'Failed',
  'Cancelled',
];
/** Z01–Z16 (4.7.2). */
const CODES = Array.from({ length: 16 }, (_, n) => `Z${String(n + 1).padStart(2, '0')}`);

/** What the log is searched by: the state and why first, the rest behind a button. */
export function useLogFilters(): { readonly selects: SelectFilter[]; readonly more: MoreFilter[] } {
  const t = useT();
  const code = useCode();
  const named = (family: Parameters<typeof code>[0], values: readonly string[]) =>
    values.map((value) => ({ value, label: code(family, value) }));
  const rules = MESSAGE_RULES.map((rule) => ({ value: rule, label: `${rule} · ${code('rules', rule)}` }));
  return {
    selects: [
      { field: 'state', label: t('messages.state'), options: named('messageStates', STATES), many: true },
      {
        field: 'suppressedCode',
        label: t('messages.why'),
        options: CODES.map((value) => ({ value, label: `${value} · ${code('suppressions', value)}` })),
      },
    ],
    more: [
      { kind: 'choice', field: 'rule', label: t('messages.rule'), options: rules },
      { kind: 'choice', field: 'channel', label: t('messages.channel'), options: named('channels', CHANNELS) },
      { kind: 'choice', field: 'class', label: t('messages.class'), options: named('messageClasses', CLASSES) },
      { kind: 'day', field: 'queuedAt', label: t('messages.queued') },
    ],
  };
}

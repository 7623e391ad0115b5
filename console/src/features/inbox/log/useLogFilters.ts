import { GATE_CODES, MESSAGE_RULES } from '@jurilien/contracts';
import type { AutomationRunRow } from '@jurilien/rows/automation';
import type { MessageClass, MessageRow } from '@jurilien/rows/messaging';
import type { MoreFilter, SelectFilter } from '../../../components/list/LiveList';
import { every } from '../../../every';
import { useCode, useT } from '../../../useT';

const CHANNELS = every<MessageRow['channel']>()('sms', 'email', 'inapp');
const CLASSES = every<MessageClass>()('otp', 'transactional', 'service', 'marketing');
const STATES = every<MessageRow['state']>()(
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
);
const RUN_STATES = every<AutomationRunRow['state']>()('Started', 'Suppressed', 'Cancelled', 'Failed');

interface Filters {
  readonly selects: SelectFilter[];
  readonly more: MoreFilter[];
}

/** Choices of both lists, in words. */
function useChoices() {
  const code = useCode();
  return {
    named: (family: Parameters<typeof code>[0], values: readonly string[]) =>
      values.map((value) => ({ value, label: code(family, value) })),
    codes: GATE_CODES.map((value) => ({ value, label: `${value} · ${code('suppressions', value)}` })),
    rules: MESSAGE_RULES.map((rule) => ({ value: rule, label: `${rule} · ${code('rules', rule)}` })),
  };
}

/** What the log is searched by: the state and why first, the rest behind a button. */
export function useLogFilters(): Filters {
  const t = useT();
  const { named, codes, rules } = useChoices();
  return {
    selects: [
      { field: 'state', label: t('messages.state'), options: named('messageStates', STATES), many: true },
      { field: 'suppressedCode', label: t('messages.why'), options: codes },
    ],
    more: [
      { kind: 'choice', field: 'rule', label: t('messages.rule'), options: rules },
      { kind: 'choice', field: 'channel', label: t('messages.channel'), options: named('channels', CHANNELS) },
      { kind: 'choice', field: 'class', label: t('messages.class'), options: named('messageClasses', CLASSES) },
      { kind: 'day', field: 'queuedAt', label: t('messages.queued') },
    ],
  };
}

/** What runs without a message are searched by. */
export function useRunFilters(): Filters {
  const t = useT();
  const { named, codes, rules } = useChoices();
  return {
    selects: [
      { field: 'state', label: t('messages.state'), options: named('runStates', RUN_STATES) },
      { field: 'code', label: t('messages.why'), options: codes },
    ],
    more: [
      { kind: 'choice', field: 'rule', label: t('messages.rule'), options: rules },
      { kind: 'day', field: 'at', label: t('messages.endedAt') },
    ],
  };
}

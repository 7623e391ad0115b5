import type { LegalHoldRow } from '@jurilien/rows/privacy';
import type { ActionOn } from '@jurilien/rows/processes';
import type { Command } from '../../../components/commands/CommandDialog';
import { instant } from '../../../components/form/moment';
import { formatDate } from '../../../format';
import type { Translate } from '../../../useT';
import type { HoldingRef } from '../Holding';

export type HoldCommand = ActionOn<'legal-holds'>;

/** Asks to keep something from being erased; a second administrator has yet to agree. */
export const placeHold = ({ kind, id }: HoldingRef, t: Translate): Command => {
  const holdId = crypto.randomUUID();
  return {
    command: 'PlaceLegalHold',
    label: t('holds.place'),
    note: t('holds.placeNote'),
    reason: true,
    fields: [{ name: 'until', label: 'holds.until', hint: 'holds.untilHint', kind: 'datetime' }],
    payload: ({ until }) => ({ kind, id, holdId, until: instant(until) }),
  };
};

/** The buttons of a hold: what waits is agreed to or refused, what stands is asked to be lifted. */
export const holdCommands = ({ state }: LegalHoldRow): readonly HoldCommand[] =>
  ({ proposed: ['PlaceLegalHold', 'RefuseLegalHold'], placed: ['LiftLegalHold'], liftProposed: ['LiftLegalHold', 'RefuseLegalHold'] })[
    state
  ] as readonly HoldCommand[];

/** What a button of a hold says, by what the hold waits for. */
export const holdLabel = (command: HoldCommand, { state }: LegalHoldRow, t: Translate): string => {
  if (command === 'PlaceLegalHold') return t('holds.agree');
  if (command === 'RefuseLegalHold') return t(state === 'proposed' ? 'holds.refuse' : 'holds.keep');
  return t(state === 'placed' ? 'holds.lift' : 'holds.agreeToLift');
};

const NOTES = { PlaceLegalHold: 'holds.agreeNote', RefuseLegalHold: 'holds.refuseNote', LiftLegalHold: 'holds.liftNote' } as const;

/** The form of each button of a hold. */
export const holdForm = (command: HoldCommand, row: LegalHoldRow, t: Translate): Command => ({
  command,
  label: holdLabel(command, row, t),
  note: t(NOTES[command], { until: formatDate(row.until) }),
  reason: true,
  fields: [],
  expectedVersion: row.version,
  payload: () => ({
    ...{ kind: row.kind, id: row.entityId, holdId: row.id },
    ...(command === 'PlaceLegalHold' ? { until: row.until } : {}),
  }),
});

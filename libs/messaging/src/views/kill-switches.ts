import { notNull, oneOf, type Recorded, type RowOf, view } from '@jurilien/event-sourcing';
import { killSwitch, type KillSwitchEvent, SWITCHES } from '../kill-switch.js';

const ofSwitch = ({ data }: Pick<Recorded<KillSwitchEvent>, 'data'>): string[] => [data.switchId];

/** X06, N07: every time that something was switched off, by whom and why, and until when. */
export const killSwitches = view(killSwitch)({
  name: 'kill-switches',
  version: 1,
  key: 'id',
  columns: {
    id: 'uuid',
    of: notNull(oneOf(SWITCHES)),
    setAt: 'timestamptz not null',
    setBy: 'text not null',
    reason: 'text',
    clearedAt: 'timestamptz',
    clearedBy: 'text',
    clearedReason: 'text',
    /** When what it stopped was last sent again. */
    resentAt: 'timestamptz',
  },
  indexes: [['setAt'], ['clearedAt']],
  read: { defaultSort: ['setAt', 'desc'] },
  on: {
    KillSwitchSet: {
      keys: ofSwitch,
      fold: (_row, { data, occurredAt, actor, reason }) => ({ of: data.of, setAt: occurredAt, setBy: actor.id, reason }),
    },
    KillSwitchCleared: {
      keys: ofSwitch,
      fold: (row, { occurredAt, actor, reason }) => ({ ...row, clearedAt: occurredAt, clearedBy: actor.id, clearedReason: reason }),
    },
    HeldMessagesResent: { keys: ofSwitch, fold: (row, { occurredAt }) => ({ ...row, resentAt: occurredAt }) },
  },
});
export type KillSwitchRow = RowOf<typeof killSwitches>;

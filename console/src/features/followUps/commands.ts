import type { FollowUpRow } from '@jurilien/rows/follow-ups';
import type { Command } from '../../components/commands/CommandDialog';
import { LATER, LATERS, type Later } from '../../components/commands/later';
import type { Undo } from '../../components/commands/useCommand';
import { instant, local } from '../../components/form/moment';
import type { useT } from '../../useT';

type T = ReturnType<typeof useT>;
/** What a follow-up written by hand is about. */
export interface FollowUpAbout {
  readonly leadId?: string | null;
  readonly professionalId?: string | null;
  readonly acceptanceId?: string | null;
  readonly prospectId?: string | null;
}

/** Taking it, or giving back what is one's own, and what takes that back. */
export const taking = (
  { id: followUpId, assigneeId = null }: FollowUpRow,
  mine: string,
): { label: 'followUps.give' | 'followUps.take'; payload: Record<string, unknown>; undo: Undo } => ({
  label: assigneeId === mine ? 'followUps.give' : 'followUps.take',
  payload: { followUpId, assigneeId: assigneeId === mine ? null : mine },
  undo: { command: 'AssignFollowUp', payload: { followUpId, assigneeId } },
});

/** Instants to put something off to, as answers of a form. */
export const laterOptions = (t: T) => LATERS.map((value) => ({ value, label: t(`later.${value}`) }));
const isLater = (value: unknown): value is Later => typeof value === 'string' && value in LATER;
/** The instant of such an answer. */
export const laterAt = (value: unknown): string | undefined => (isLater(value) ? LATER[value]() : undefined);

/** What takes back that it was put off, as it was asked: not what a colleague puts off later. */
export const unsnooze = ({ followUpId, until }: Record<string, unknown>): Undo => ({
  command: 'UndoSnoozeOfFollowUp',
  payload: { followUpId, until },
});

/** Out of sight until later. */
export const snoozeForm = ({ id: followUpId }: FollowUpRow, t: T): Command => ({
  command: 'SnoozeFollowUp',
  label: t('followUps.snooze'),
  reason: false,
  fields: [{ name: 'until', label: 'followUps.until', kind: 'select', options: laterOptions(t) }],
  payload: ({ until }) => ({ followUpId, until: laterAt(until) }),
  undo: unsnooze,
});

/** What can be asked about it. */
const kindsOf = ({ leadId, professionalId }: FollowUpAbout): FollowUpRow['kind'][] => [
  ...(leadId ? (['callClient'] as const) : []),
  ...(professionalId ? (['callProfessional'] as const) : []),
  'custom',
];

/** What a colleague asks of the team, or of themselves. */
export const askForm = (about: FollowUpAbout, t: T): Command => {
  const followUpId = crypto.randomUUID();
  const { leadId, professionalId, acceptanceId, prospectId } = about;
  return {
    command: 'CreateFollowUp',
    label: t('followUps.ask'),
    reason: false,
    fields: [
      {
        name: 'kind',
        label: 'followUps.what',
        kind: 'select',
        initial: kindsOf(about)[0],
        options: kindsOf(about).map((value) => ({ value, label: t(`followUps.kind.${value}`) })),
      },
      { name: 'note', label: 'followUps.note', kind: 'lines', hint: 'followUps.noteHint', optional: true },
      { name: 'dueAt', label: 'followUps.due', kind: 'datetime', initial: local(Date.parse(LATER.tomorrow())) },
      { name: 'mine', label: 'followUps.mine', kind: 'check' },
      { name: 'high', label: 'followUps.high', kind: 'check' },
    ],
    payload: ({ kind, note, dueAt, mine, high }) => ({
      followUpId,
      kind,
      dueAt: instant(dueAt),
      priority: high ? 'high' : 'normal',
      ...(note ? { note } : {}),
      ...(mine ? { mine } : {}),
      ...(leadId ? { leadId } : {}),
      ...(professionalId ? { professionalId } : {}),
      ...(acceptanceId ? { acceptanceId } : {}),
      ...(prospectId ? { prospectId } : {}),
    }),
  };
};

import { MUST_BE_DONE } from '@jurilien/contracts';
import type { Command } from '../../components/commands/CommandDialog';
import { me, whyNotAs } from '../../roles';
import type { Translate } from '../../useT';

/** What is meant: a single row, or all of one kind and reason. */
type Of = { readonly workId: string } | { readonly job: string; readonly fault: string };

/** Why work of a kind is not put aside by who looks at it, if it is not. */
export const whyNotAside = (t: Translate, job: string): string | undefined =>
  whyNotAs(me().role, 'DismissDeadLetter') ?? (MUST_BE_DONE.has(job) ? t('refusals.detail.must-be-done') : undefined);

/** The form of an act on work that was given up: its id is made when the form opens, so that sent twice it is one act. */
export function lettersCommand(t: Translate, act: 'retry' | 'dismiss', of: Of, what: string, count: number): Command {
  const operationId = crypto.randomUUID();
  return {
    command: act === 'retry' ? 'RetryDeadLetter' : 'DismissDeadLetter',
    label: t(`operations.${act}Of`, { what }),
    fields: [],
    reason: true,
    danger: act === 'dismiss',
    note: t(`operations.${act}Note`, { count }),
    done: t(`operations.${act}Done`),
    payload: () => ({ operationId, ...of }),
  };
}

/** The form that has a view built again. */
export function rebuildCommand(t: Translate, views: readonly string[]): Command {
  const operationId = crypto.randomUUID();
  return {
    command: 'RebuildProjection',
    label: t('operations.readers.rebuild'),
    fields: [{ name: 'view', label: 'operations.readers.view', kind: 'select', options: views.map((value) => ({ value, label: value })) }],
    reason: true,
    note: t('operations.readers.rebuildNote'),
    done: t('operations.readers.rebuildDone'),
    payload: ({ view }) => ({ operationId, view }),
  };
}

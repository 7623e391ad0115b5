import type { RaRecord } from 'react-admin';
import { closeReasons } from '../../codes';
import type { BulkAction } from '../../components/list/LiveList';
import { isManager, me } from '../../roles';
import { useStaff } from '../../useStaff';
import { useCode } from '../../useT';
import { labelOf } from '../lead';

/** What can be done with several requests at once. */
export const useLeadBulk = (): BulkAction[] => {
  const code = useCode();
  const { options: staff } = useStaff();
  const manager = isManager(me().role);
  return [
    {
      command: 'TagLead',
      label: labelOf('TagLead'),
      reason: false,
      field: { name: 'note', label: 'actions.form.note', optional: true },
      payload: (row, note) => ({ leadId: row.id, tagged: true, ...(note ? { note } : {}) }),
      undo: (row) => (row.tagged === true ? undefined : { command: 'TagLead', payload: { leadId: row.id, tagged: false } }),
    },
    ...(manager
      ? [
          {
            command: 'AssignLead',
            label: labelOf('AssignLead'),
            reason: true,
            field: { name: 'assigneeId', label: 'actions.form.assignee' as const, options: staff },
            payload: (row: { id: unknown }, assigneeId: string) => ({ leadId: row.id, assigneeId }),
            undo: (row: RaRecord) => ({ command: 'AssignLead', payload: { leadId: row.id, assigneeId: row.assigneeId ?? null } }),
          },
          {
            command: 'CloseLead',
            label: labelOf('CloseLead'),
            reason: true,
            danger: true,
            field: {
              name: 'closeReason',
              label: 'actions.form.closeReason' as const,
              options: closeReasons.map((value) => ({ value, label: code('closeReasons', value) })),
            },
            payload: (row: { id: unknown }, closeReason: string) => ({ leadId: row.id, closeReason }),
          },
        ]
      : []),
  ];
};

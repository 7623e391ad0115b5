import type { Bilingual } from '@jurilien/contracts';
import { s } from '../../../components/text/sentence-tools';
import type { Flags, LeadActions } from './action';
import { mine, options } from './form-tools';

const untagged: Bilingual = { fr: 'La marque est retirée.', en: 'Flag removed.' };
const assigned: Bilingual = { fr: 'La demande est confiée.', en: 'Request assigned.' };

/** Columns of requests that these actions write. */
export const marksFlags = {
  clientReady: { name: { fr: 'Client prêt', en: 'Client ready' }, tone: 'success' },
  tagged: { name: { fr: 'Marquée', en: 'Tagged' }, tone: 'warning' },
} satisfies Flags;

/** What staff mark on a request, and write on it. */
export const marksActions = {
  SetClientReadyAlert: {
    label: { fr: 'Client prêt', en: 'Client ready' },
    unless: mine,
    form: ({ code }) => ({
      fields: [
        {
          name: 'kind',
          label: { fr: 'Niveau', en: 'Level' },
          kind: 'select',
          initial: 'ready',
          options: options('readyKinds', ['none', 'ready', 'serious'], code),
        },
      ],
      payload: ({ kind }) => ({ kind }),
    }),
    events: {
      ClientReadyAlertSet: s(
        (d, w) => `Client prêt : ${w.code('readyKinds', d.kind)}`,
        (d, w) => `Client ready: ${w.code('readyKinds', d.kind)}`,
      ),
    },
  },
  TagLead: {
    label: { fr: 'Marquer', en: 'Tag' },
    done: { fr: 'La demande est marquée.', en: 'Request flagged.' },
    unless: (x) => (x.lead.facts.tagged === true ? { fr: 'Elle est déjà marquée.', en: 'It is already tagged.' } : undefined),
    form: ({ lead }) => ({
      fields: [{ name: 'note', label: 'actions.form.note', kind: 'lines', optional: true }],
      reason: false,
      payload: ({ note }) => ({ tagged: true, ...(note ? { note } : {}) }),
      // A flag with another note under it does not come back by itself.
      undo: lead.facts.tagged === true ? undefined : { command: 'TagLead', payload: { leadId: lead.id, tagged: false }, done: untagged },
    }),
    events: { LeadTagged: s('Marquée pour attention', 'Tagged for attention') },
  },
  UntagLead: {
    label: { fr: 'Retirer la marque', en: 'Untag' },
    done: untagged,
    unless: (x) => (x.lead.facts.tagged === true ? undefined : { fr: 'Elle n’est pas marquée.', en: 'It is not tagged.' }),
    form: () => ({ fields: [], reason: false, payload: () => ({ tagged: false }) }),
    events: { LeadUntagged: s('Marque retirée', 'Tag removed') },
  },
  AssignLead: {
    label: { fr: 'Confier', en: 'Assign' },
    done: assigned,
    form: ({ lead, staff }) => ({
      fields: [{ name: 'assigneeId', label: 'actions.form.assignee', kind: 'select', options: staff }],
      payload: ({ assigneeId }) => ({ assigneeId }),
      undo: { command: 'AssignLead', payload: { leadId: lead.id, assigneeId: lead.assigneeId ?? null }, done: assigned },
    }),
    events: {
      LeadAssignedToStaff: s(
        (d, w) => (d.assigneeId ? `Confiée à ${w.staff(d.assigneeId)}` : 'N’est plus confiée à personne'),
        (d, w) => (d.assigneeId ? `Assigned to ${w.staff(d.assigneeId)}` : 'No longer assigned'),
      ),
    },
  },
  AddLeadNote: {
    label: { fr: 'Ajouter une note', en: 'Add a note' },
    done: { fr: 'La note est ajoutée.', en: 'Note added.' },
    form: () => ({
      fields: [{ name: 'note', label: 'actions.form.note', kind: 'lines' }],
      reason: false,
      payload: ({ note }) => ({ note }),
    }),
    events: {
      LeadNoteAdded: s(
        (d) => (d.fromClient ? 'Le client a ajouté une note' : 'Note ajoutée'),
        (d) => (d.fromClient ? 'The client added a note' : 'Note added'),
      ),
    },
  },
} satisfies LeadActions;

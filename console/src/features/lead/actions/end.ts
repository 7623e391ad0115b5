import { PARTNERS, partnerServes } from '@jurilien/reference';
import { blockTypes, closeReasons, rejectReasons, withdrawReasons } from '../../../codes';
import { s } from '../../../components/text/sentence-tools';
import type { Lead } from '../lead';
import type { LeadActions } from './action';
import { mine, options } from './form-tools';

/** Partners the client allowed, as the consents that were recorded say, and that take requests of the province (4.2.2). */
const partnersFor = ({ consents, province }: Pick<Lead, 'consents' | 'province'>) =>
  PARTNERS.filter((partner) => consents?.[partner]?.granted === true && partnerServes(partner, province ?? null));

/** How a request ends, and starts again. */
export const endActions = {
  RejectLead: {
    label: { fr: 'Rejeter', en: 'Reject' },
    done: { fr: 'La demande est rejetée.', en: 'Request rejected.' },
    danger: true,
    unless: mine,
    form: ({ code }) => ({
      fields: [
        { name: 'reasonCode', label: 'actions.form.reasonCode', kind: 'select', options: options('rejectReasons', rejectReasons, code) },
      ],
      payload: ({ reasonCode }) => ({ reasonCode }),
    }),
    events: {
      LeadRejected: s(
        (d, w) => `Rejetée : ${w.code('rejectReasons', d.reasonCode)}`,
        (d, w) => `Rejected: ${w.code('rejectReasons', d.reasonCode)}`,
      ),
    },
  },
  BlockLead: {
    label: { fr: 'Bloquer', en: 'Block' },
    done: { fr: 'La demande est bloquée.', en: 'Request blocked.' },
    danger: true,
    unless: mine,
    form: ({ code }) => ({
      fields: [
        {
          name: 'blockType',
          label: { fr: 'Type de blocage', en: 'Type of block' },
          kind: 'select',
          options: options('blockTypes', blockTypes, code),
        },
      ],
      payload: ({ blockType }) => ({ blockType }),
    }),
    events: {
      LeadBlocked: s(
        (d, w) => `Bloquée : ${w.code('blockTypes', d.blockType)}`,
        (d, w) => `Blocked: ${w.code('blockTypes', d.blockType)}`,
      ),
    },
  },
  UnblockLead: {
    label: { fr: 'Débloquer', en: 'Unblock' },
    done: { fr: 'La demande est débloquée.', en: 'Request unblocked.' },
    events: { LeadUnblocked: s('Débloquée', 'Unblocked') },
  },
  WithdrawLead: {
    label: { fr: 'Retirer pour le client', en: 'Withdraw for client' },
    done: { fr: 'La demande est retirée.', en: 'Request withdrawn.' },
    danger: true,
    form: ({ code }) => ({
      fields: [
        {
          name: 'reason',
          label: 'actions.form.reasonCode',
          kind: 'select',
          initial: 'solved',
          options: options('withdrawReasons', withdrawReasons, code),
        },
      ],
      payload: ({ reason }) => ({ reason }),
    }),
    events: {
      LeadWithdrawn: s(
        (d, w) => `Retirée${d.afterAcceptance ? ' après acceptation' : ''} : ${w.code('withdrawReasons', d.reason)}`,
        (d, w) => `Withdrawn${d.afterAcceptance ? ' after acceptance' : ''}: ${w.code('withdrawReasons', d.reason)}`,
      ),
    },
  },
  CloseLead: {
    label: { fr: 'Fermer', en: 'Close' },
    done: { fr: 'La demande est fermée.', en: 'Request closed.' },
    danger: true,
    form: ({ code }) => ({
      fields: [
        { name: 'closeReason', label: 'actions.form.closeReason', kind: 'select', options: options('closeReasons', closeReasons, code) },
      ],
      payload: ({ closeReason }) => ({ closeReason }),
    }),
    events: {
      LeadClosed: s(
        (d, w) => `Fermée : ${w.code('closeReasons', d.closeReason ?? d.reason)}`,
        (d, w) => `Closed: ${w.code('closeReasons', d.closeReason ?? d.reason)}`,
      ),
    },
  },
  ReferLeadToPartner: {
    label: { fr: 'Confier à un partenaire', en: 'Refer to a partner' },
    done: { fr: 'La demande est confiée au partenaire.', en: 'Request referred to the partner.' },
    unless: mine,
    form: ({ lead, code }) => ({
      fields: [
        {
          name: 'partner',
          label: { fr: 'Partenaire', en: 'Partner' },
          kind: 'select',
          initial: partnersFor(lead)[0],
          options: options('partners', partnersFor(lead), code),
        },
        {
          name: 'final',
          label: { fr: 'Remise définitive', en: 'Final hand-off' },
          hint: {
            fr: 'Cochée : la demande se termine ici. Décochée : la recherche continue de notre côté.',
            en: 'Ticked: the request ends here. Unticked: our search goes on.',
          },
          kind: 'check',
        },
      ],
      payload: ({ partner, final }) => ({ partner, final }),
    }),
    events: {
      LeadReferredToPartner: s(
        (d, w) => `Confiée à ${w.code('partners', d.partner)}${d.final ? ', pour de bon' : ''}`,
        (d, w) => `Referred to ${w.code('partners', d.partner)}${d.final ? ', for good' : ''}`,
      ),
    },
  },
  UnmergeLead: {
    label: { fr: 'Défaire la fusion', en: 'Undo merge' },
    done: { fr: 'La demande est de nouveau à part.', en: 'The request stands alone again.' },
    events: {
      LeadUnmerged: s('Fusion défaite : de nouveau à valider', 'Merge undone: to validate again'),
      LeadSeparated: s('Une demande fusionnée est de nouveau à part', 'A merged request stands alone again'),
    },
  },
  ReopenLead: {
    label: { fr: 'Rouvrir', en: 'Reopen' },
    done: { fr: 'La demande est rouverte.', en: 'Request reopened.' },
    events: { LeadReopened: s('Rouverte', 'Reopened') },
  },
} satisfies LeadActions;

import { solvedHow } from '../../../codes';
import { s } from '../../../components/text/sentence-tools';
import type { LeadActions } from './action';
import { options } from './form-tools';

/** A request that came to nothing, and its client who may go on with it (4.6). */
export const renewalActions = {
  SendRenewalInvitation: {
    label: { fr: 'Inviter à renouveler', en: 'Invite to renew' },
    done: { fr: 'L’invitation part.', en: 'The invitation is on its way.' },
    events: {
      RenewalInvitationSent: s(
        (d, w) => `Le client est invité à renouveler sa demande, jusqu’au ${w.date(d.expiresAt)}`,
        (d, w) => `The client is invited to renew the request, until ${w.date(d.expiresAt)}`,
      ),
    },
  },
  // Its dialog reads the texts beside the request.
  RenewLead: {
    label: { fr: 'Le client cherche toujours', en: 'Client still looking' },
    done: { fr: 'La demande est renouvelée.', en: 'Request renewed.' },
    events: {
      LeadRenewed: s(
        (d, w) =>
          `Demande renouvelée par le client (${w.code('renewalChannels', d.channel)}), renouvellement ${d.renewalCount} : ${d.ready ? 'repart aussitôt' : 'à valider de nouveau'}`,
        (d, w) =>
          `Request renewed by the client (${w.code('renewalChannels', d.channel)}), renewal ${d.renewalCount}: ${d.ready ? 'goes out at once' : 'to validate again'}`,
      ),
    },
  },
  DeclineRenewal: {
    label: { fr: 'Le client ne cherche plus', en: 'Client no longer looking' },
    done: { fr: 'La demande est fermée : réglée.', en: 'Request closed: solved.' },
    form: ({ code }) => ({
      fields: [{ name: 'how', label: 'actions.form.reasonCode', kind: 'select', options: options('solvedHow', solvedHow, code) }],
      payload: ({ how }) => ({ how }),
    }),
    events: {
      RenewalDeclined: s(
        (d, w) => `Le client ne cherche plus : ${w.code('solvedHow', d.how)}`,
        (d, w) => `The client is no longer looking: ${w.code('solvedHow', d.how)}`,
      ),
    },
  },
} satisfies LeadActions;

import { s } from '../../../components/text/sentence-tools';
import type { LeadActions } from './action';
import { options } from './form-tools';

/** What is done for the people whom a request names beside its client. */
export const partiesActions = {
  ForgetParties: {
    label: { fr: 'Effacer d’autres personnes', en: 'Erase other people' },
    done: { fr: 'Les renseignements de ces personnes sont effacés.', en: 'Those people’s information is erased.' },
    danger: true,
    form: ({ lead, code }) => ({
      fields: [
        {
          name: 'whom',
          label: { fr: 'Qui est effacé', en: 'Who is erased' },
          hint: {
            fr: 'Sans retour. La demande continue; d’autres parties peuvent y être nommées de nouveau.',
            en: 'There is no way back. The request goes on, and other parties may be named in it again.',
          },
          kind: 'select',
          initial: lead.othersInvolved ? 'parties' : 'referrer',
          options: options('thirdPersons', ['parties', 'referrer'], code),
        },
      ],
      payload: ({ whom }) => ({ whom }),
    }),
    events: {
      LeadPartiesForgotten: s(
        (d) =>
          d.whom === 'referrer'
            ? 'Personne qui a rempli la demande effacée, à sa demande'
            : 'Autres parties effacées, à la demande de l’une d’elles',
        (d) =>
          d.whom === 'referrer'
            ? 'Person who filled in the request erased, at their request'
            : 'Other parties erased, at the request of one of them',
      ),
    },
  },
} satisfies LeadActions;

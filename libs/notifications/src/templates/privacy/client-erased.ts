import { template, type Template } from '../../template.js';
import { leadsPage as leads } from '../samples.js';

/** The client had their data erased: what a professional holds in a file of their own is governed by duties of their own. */
export const clientErased = template({
  rule: 'client-erased',
  class: 'transactional',
  audience: 'professional',
  vars: { proName: 'personal', code: 'public', leadsUrl: 'public' },
  samples: {
    fr: { proName: 'Me François Côté-Desrosiers', code: 'K7M2', leadsUrl: leads.fr },
    en: { proName: 'François Côté-Desrosiers', code: 'K7M2', leadsUrl: leads.en },
  },
  email: {
    fr: {
      subject: 'Demande {code} : le client a fait effacer ses renseignements',
      preview: 'Votre propre dossier reste le vôtre.',
      body: [
        'Bonjour {proName},',
        'Le client de la demande {code}, que vous avez acceptée, nous a demandé d’effacer ses renseignements. C’est fait : ses coordonnées, ses documents et vos échanges par notre intermédiaire ne sont plus chez nous.',
        'Le dossier que vous tenez vous-même relève de vos propres obligations de conservation et de confidentialité. Si le client vous demande aussi de détruire ce que vous détenez, c’est à vous de lui répondre.',
      ],
      button: { label: 'Voir mes demandes acceptées', url: '{leadsUrl}' },
    },
    en: {
      subject: 'Request {code}: the client had their information erased',
      preview: 'Your own file remains yours.',
      body: [
        'Hello {proName},',
        'The client of request {code}, which you accepted, asked us to erase their information. This is done: their contact details, their documents and your exchanges through us are no longer with us.',
        'The file that you keep yourself falls under your own duties of retention and confidentiality. If the client also asks you to destroy what you hold, the answer is yours to give.',
      ],
      button: { label: 'See my accepted requests', url: '{leadsUrl}' },
    },
  },
}) as unknown as Template;

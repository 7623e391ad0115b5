import { template } from '../../template.js';

/** Someone applied for a post of ours: it arrived, who reads it, and how long it is kept. */
export const jobReceived = template({
  rule: 'job-received',
  class: 'transactional',
  audience: 'anyone',
  vars: { name: 'personal', forgetOn: 'public' },
  from: { name: 'applicantName' },
  samples: { fr: { name: 'Anne Roy', forgetOn: '22 mai 2027' }, en: { name: 'Ann Roy', forgetOn: 'May 22, 2027' } },
  email: {
    fr: {
      subject: 'Votre candidature est arrivée',
      preview: 'Une personne la lit dans les dix jours ouvrables.',
      body: [
        'Bonjour {name},',
        'Nous avons bien reçu votre candidature et votre curriculum vitæ. Une personne les lit, et vous répond dans les dix jours ouvrables.',
        'Votre dossier sert à l’embauche seulement. Il est effacé le {forgetOn} au plus tard; pour l’effacer plus tôt, répondez à ce courriel.',
      ],
    },
    en: {
      subject: 'Your application has arrived',
      preview: 'A person reads it within ten business days.',
      body: [
        'Hello {name},',
        'We have received your application and your résumé. A person reads them, and answers within ten business days.',
        'Your file is used for hiring only. It is erased on {forgetOn} at the latest; to have it erased sooner, reply to this e-mail.',
      ],
    },
  },
});

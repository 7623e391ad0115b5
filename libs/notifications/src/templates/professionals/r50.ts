import { template } from '../../template.js';

const licence = { fr: 'https://jurilien.example/profil#licence', en: 'https://jurilien.example/en/profile#licence' };

/** Two weeks before the licence is looked up again: what to have ready (R50). */
export const r50 = template({
  rule: 'R50',
  class: 'transactional',
  audience: 'professional',
  vars: { proName: 'personal', date: 'public', licenceUrl: 'public' },
  from: { date: 'licenceCheckOn' },
  samples: {
    fr: { proName: 'Me Anne Roy', date: 'mercredi 7 octobre', licenceUrl: licence.fr },
    en: { proName: 'Anne Roy', date: 'Wednesday, October 7', licenceUrl: licence.en },
  },
  email: {
    fr: {
      subject: 'Vérification de votre permis',
      preview: 'Elle est prévue pour le {date}.',
      body: [
        'Bonjour {proName},',
        'Nous vérifions de nouveau, à intervalles réguliers, le permis de chaque membre. La vérification du vôtre est prévue pour le {date}.',
        'Votre inscription au répertoire officiel a changé, ou votre carte a été renouvelée? Joignez une preuve à jour à votre profil : la vérification n’en sera que plus rapide.',
      ],
      button: { label: 'Joindre une preuve de permis', url: '{licenceUrl}' },
      after: ['Rien n’a changé? Vous n’avez rien à faire, et vos offres continuent.'],
    },
    en: {
      subject: 'Licence check due',
      preview: 'It is planned for {date}.',
      body: [
        'Hello {proName},',
        'At regular intervals, we check the licence of each member again. The check of yours is planned for {date}.',
        'Has your entry in the official directory changed, or was your card renewed? Add current proof to your profile: the check will be quicker.',
      ],
      button: { label: 'Add proof of licence', url: '{licenceUrl}' },
      after: ['Nothing has changed? There is nothing you need to do, and your offers continue.'],
    },
  },
});

/** The check is due: until when it must be done, and what happens otherwise (R50). */
export const r50Due = template({
  rule: 'R50-due',
  class: 'transactional',
  audience: 'professional',
  vars: { proName: 'personal', until: 'public', licenceUrl: 'public' },
  from: { until: 'licenceCheckBy' },
  samples: {
    fr: { proName: 'Me Anne Roy', until: 'vendredi 6 novembre', licenceUrl: licence.fr },
    en: { proName: 'Anne Roy', until: 'Friday, November 6', licenceUrl: licence.en },
  },
  email: {
    fr: {
      subject: 'Vérification de votre permis',
      preview: 'Notre équipe y procède maintenant.',
      body: [
        'Bonjour {proName},',
        'C’est le moment de vérifier de nouveau votre permis. Notre équipe le fait à partir du répertoire officiel et des preuves que vous avez jointes.',
        'Pour nous aider, joignez une preuve à jour à votre profil. Faute de vérification d’ici le {until}, vos offres s’arrêtent jusqu’à ce qu’elle soit faite.',
      ],
      button: { label: 'Joindre une preuve de permis', url: '{licenceUrl}' },
    },
    en: {
      subject: 'Licence check due',
      preview: 'Our team is doing it now.',
      body: [
        'Hello {proName},',
        'It is time to check your licence again. Our team does so from the official directory and the proof you have added.',
        'To help us, add current proof to your profile. If the check is not done by {until}, your offers stop until it is.',
      ],
      button: { label: 'Add proof of licence', url: '{licenceUrl}' },
    },
  },
});

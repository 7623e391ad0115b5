import { template } from '../../template.js';

/** New terms wait for a professional's agreement, until a day (R66). */
export const r66 = template({
  rule: 'R66',
  class: 'transactional',
  audience: 'professional',
  vars: { proName: 'personal', until: 'public', termsUrl: 'public' },
  from: { until: 'termsUntil' },
  samples: {
    fr: { proName: 'Me Élise Bouchard', until: '3 mars 2027', termsUrl: 'https://jurilien.example/profil#terms' },
    en: { proName: 'Elise Bouchard', until: 'March 3, 2027', termsUrl: 'https://jurilien.example/en/profile#terms' },
  },
  email: {
    fr: {
      subject: 'Nouvelles conditions à accepter',
      preview: 'D’ici le {until}, rien ne change pour vous.',
      body: [
        'Bonjour {proName},',
        'Une nouvelle version des conditions pour les professionnels est publiée. Vous pouvez la lire et l’accepter dès maintenant dans votre profil.',
        'Vous continuez de recevoir des offres jusqu’au {until}. Après ce jour, sans votre accord, elles s’arrêtent; elles reprennent dès que vous acceptez. Vos demandes en cours et vos juricoins ne sont pas touchés.',
      ],
      button: { label: 'Lire et accepter', url: '{termsUrl}' },
      after: ['Vous ne souhaitez pas accepter? Vous pouvez fermer votre compte dans votre profil.'],
    },
    en: {
      subject: 'New terms to accept',
      preview: 'Nothing changes for you until {until}.',
      body: [
        'Hello {proName},',
        'A new version of the terms for professionals is published. The French version comes first; you can read and accept it now in your profile.',
        'You keep receiving offers until {until}. After that day, without your agreement, they stop; they resume as soon as you accept. Your requests under way and your juricoins are not affected.',
      ],
      button: { label: 'Read and accept', url: '{termsUrl}' },
      after: ['If you would rather not accept, you can close your account in your profile.'],
    },
  },
  inapp: {
    fr: {
      title: 'Nouvelles conditions à accepter',
      text: 'Lisez-les et acceptez-les d’ici le {until} pour continuer de recevoir des offres.',
      url: '/profil#terms',
    },
    en: { title: 'New terms to accept', text: 'Read and accept them by {until} to keep receiving offers.', url: '/en/profile#terms' },
  },
});

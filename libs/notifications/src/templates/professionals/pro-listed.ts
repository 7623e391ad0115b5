import { template } from '../../template.js';

const profile = { fr: 'https://jurilien.example/profil', en: 'https://jurilien.example/en/profile' };
const day = { fr: '21 novembre 2027', en: 'November 21, 2027' };

/** An entry of the blacklist begins to count for a professional: why, until when, and how to have it looked at again (4.10.8). */
export const proListed = template({
  rule: 'pro-listed',
  class: 'transactional',
  audience: 'professional',
  vars: { proName: 'personal', reason: 'public', until: 'public', days: 'public', profileUrl: 'public' },
  from: { reason: 'blacklistReason', until: 'blacklistedUntil', days: 'appealDays' },
  choices: {
    reason: {
      spam: { fr: 'pourriel', en: 'spam' },
      abuse: { fr: 'propos abusifs', en: 'abusive language' },
      conflictOfPlatform: { fr: 'conflit avec la plateforme', en: 'conflict with the platform' },
      notLegal: { fr: 'hors du domaine juridique', en: 'not a legal matter' },
      duplicateAbuser: { fr: 'usage répété abusif', en: 'repeated misuse' },
      conduct: { fr: 'conduite professionnelle', en: 'professional conduct' },
    },
  },
  samples: {
    fr: { proName: 'Me Anne Roy', reason: 'conduct', until: day.fr, days: '10', profileUrl: profile.fr },
    en: { proName: 'Anne Roy', reason: 'conduct', until: day.en, days: '10', profileUrl: profile.en },
  },
  email: {
    fr: {
      subject: 'Une restriction s’applique à votre compte',
      preview: 'Le motif, la durée et comment demander un nouvel examen.',
      body: [
        'Bonjour {proName},',
        'Après examen, une restriction s’applique à votre compte jusqu’au {until}. Motif : {reason}.',
        'Vous pouvez demander un nouvel examen à partir de votre profil : une autre personne de l’équipe vous répondra en {days} jours ouvrables au plus.',
      ],
      button: { label: 'Demander un nouvel examen', url: '{profileUrl}' },
    },
    en: {
      subject: 'A restriction applies to your account',
      preview: 'The reason, how long, and how to ask for another review.',
      body: [
        'Hello {proName},',
        'After review, a restriction applies to your account until {until}. Reason: {reason}.',
        'You can ask for another review from your profile: someone else on the team will answer within {days} business days.',
      ],
      button: { label: 'Ask for another review', url: '{profileUrl}' },
    },
  },
});

/** It was looked at again and stays. */
export const proListedKept = template({
  rule: 'pro-listed-kept',
  class: 'transactional',
  audience: 'professional',
  vars: { proName: 'personal', until: 'public', profileUrl: 'public' },
  from: { until: 'blacklistedUntil' },
  samples: {
    fr: { proName: 'Me Anne Roy', until: day.fr, profileUrl: profile.fr },
    en: { proName: 'Anne Roy', until: day.en, profileUrl: profile.en },
  },
  email: {
    fr: {
      subject: 'La restriction de votre compte est maintenue',
      preview: 'Jusqu’au {until}.',
      body: [
        'Bonjour {proName},',
        'Nous avons réexaminé la restriction qui s’applique à votre compte. Elle est maintenue jusqu’au {until}.',
        'Elle prendra fin d’elle-même à cette date.',
      ],
      button: { label: 'Voir mon profil', url: '{profileUrl}' },
    },
    en: {
      subject: 'The restriction on your account stays in place',
      preview: 'Until {until}.',
      body: [
        'Hello {proName},',
        'We reviewed the restriction that applies to your account. It stays in place until {until}.',
        'It will end by itself on that day.',
      ],
      button: { label: 'See my profile', url: '{profileUrl}' },
    },
  },
});

/** It counts no more: taken back, or at its end. */
export const proUnlisted = template({
  rule: 'pro-unlisted',
  class: 'transactional',
  audience: 'professional',
  vars: { proName: 'personal', profileUrl: 'public' },
  samples: { fr: { proName: 'Me Anne Roy', profileUrl: profile.fr }, en: { proName: 'Anne Roy', profileUrl: profile.en } },
  email: {
    fr: {
      subject: 'La restriction de votre compte est levée',
      preview: 'Elle n’a plus d’effet.',
      body: [
        'Bonjour {proName},',
        'La restriction qui s’appliquait à votre compte n’a plus d’effet. Les demandes qui correspondent à votre pratique vous seront offertes de nouveau.',
      ],
      button: { label: 'Voir mon profil', url: '{profileUrl}' },
    },
    en: {
      subject: 'The restriction on your account is lifted',
      preview: 'It no longer has any effect.',
      body: [
        'Hello {proName},',
        'The restriction that applied to your account no longer has any effect. Requests that match your practice will be offered to you again.',
      ],
      button: { label: 'See my profile', url: '{profileUrl}' },
    },
  },
});

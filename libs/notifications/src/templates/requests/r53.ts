import { template } from '../../template.js';
import { statusPage } from '../samples.js';

/** A week and a day before a court date: the date alone, and no word of what to do about it. */
export const r53 = template({
  rule: 'R53',
  class: 'transactional',
  audience: 'client',
  vars: { clientName: 'personal', code: 'public', courtDate: 'public', statusUrl: 'public' },
  samples: {
    fr: { clientName: 'Élise Bouchard', code: 'K7M2', courtDate: 'mercredi 30 septembre 2026', statusUrl: statusPage.fr },
    en: { clientName: 'Elise Bouchard', code: 'K7M2', courtDate: 'Wednesday, September 30, 2026', statusUrl: statusPage.en },
  },
  sms: {
    fr: "Rappel : date d'audience, {courtDate}, telle que vous nous l'avez donnée. Vérifiez l'heure et le lieu dans vos papiers. Simple rappel, pas un avis juridique. {sender}. ARRET pour cesser.",
    en: 'Reminder: court date, {courtDate}, as you gave it to us. Check the time and place in your papers. A reminder only, not legal advice. {sender}. STOP to end.',
  },
  email: {
    fr: {
      subject: 'Rappel : date d’audience, {courtDate}',
      preview: 'Vérifiez l’heure et le lieu dans vos papiers.',
      body: [
        'Bonjour {clientName},',
        'Dans votre demande {code}, vous nous avez donné une date d’audience : {courtDate}.',
        'Nous ne connaissons ni l’heure ni le lieu : ils se trouvent dans les papiers que vous avez reçus.',
        'Ce courriel est un simple rappel de date. Ce n’est pas un avis juridique, et il ne remplace ni les avis du tribunal ni les conseils d’un professionnel.',
      ],
      button: { label: 'Voir ma demande', url: '{statusUrl}' },
      after: ['La date a changé? Répondez à ce courriel : nous la corrigerons, et le prochain rappel suivra la nouvelle date.'],
    },
    en: {
      subject: 'Reminder: court date, {courtDate}',
      preview: 'Check the time and place in your papers.',
      body: [
        'Hello {clientName},',
        'In your request {code}, you gave us a court date: {courtDate}.',
        'We do not know the time or the place: they are in the papers you received.',
        'This e-mail is a reminder of a date. It is not legal advice, and it replaces neither the notices of the court nor the advice of a professional.',
      ],
      button: { label: 'See my request', url: '{statusUrl}' },
      after: ['Has the date changed? Reply to this e-mail: we will correct it, and the next reminder will follow the new date.'],
    },
  },
});

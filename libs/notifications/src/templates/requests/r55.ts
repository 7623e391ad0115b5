import { template } from '../../template.js';
import { page, statusPage } from '../samples.js';

const thresholds = page('/outils/aide-juridique', '/tools/legal-aid');

/** Legal aid was asked for and there is no certificate yet: where it comes from. Figures stay on the page that dates them. */
export const r55 = template({
  rule: 'R55',
  class: 'service',
  audience: 'client',
  vars: { clientName: 'personal', code: 'public', province: 'public', statusUrl: 'public', legalAidUrl: 'public' },
  choices: {
    province: {
      QC: {
        fr: 'Prenez rendez-vous au bureau d’aide juridique de votre région (csj.qc.ca) : c’est lui qui décide, gratuitement, et qui remet l’attestation. Le professionnel en pratique privée que vous choisissez peut aussi y déposer la demande pour vous.',
        en: 'Make an appointment at the legal aid office of your region (csj.qc.ca): it decides, free of charge, and issues the certificate. The private-practice professional you choose can also file the application for you.',
      },
      ON: {
        fr: 'Appelez Aide juridique Ontario (legalaid.on.ca) au 1 800 668-8258, du lundi au vendredi : c’est cet organisme qui décide et qui délivre le certificat.',
        en: 'Call Legal Aid Ontario (legalaid.on.ca) at 1-800-668-8258, Monday to Friday: it decides, and it issues the certificate.',
      },
      other: {
        fr: 'L’organisme d’aide juridique de votre province ou territoire décide et délivre l’attestation.',
        en: 'The legal aid body of your province or territory decides and issues the certificate.',
      },
    },
  },
  samples: {
    fr: { clientName: 'Élise Bouchard', code: 'K7M2', province: 'QC', statusUrl: statusPage.fr, legalAidUrl: thresholds.fr },
    en: { clientName: 'Elise Bouchard', code: 'K7M2', province: 'ON', statusUrl: statusPage.en, legalAidUrl: thresholds.en },
  },
  email: {
    fr: {
      subject: 'Obtenir votre attestation d’aide juridique',
      preview: 'À qui la demander, et quoi apporter.',
      body: [
        'Bonjour {clientName},',
        'Vous voulez l’aide juridique pour votre demande {code}, et nous n’avons pas encore votre attestation. Vous pouvez la demander dès maintenant, sans attendre d’avoir trouvé quelqu’un.',
        '{province}',
        'Préparez :',
        '- vos preuves de revenus;',
        '- un relevé bancaire;',
        '- vos documents du tribunal, si vous en avez.',
        'Dès que vous l’avez, joignez-la sur la page de votre demande : une photo où tout se lit suffit.',
      ],
      button: { label: 'Joindre mon attestation', url: '{statusUrl}' },
      more: { label: 'Voir les seuils de revenu', url: '{legalAidUrl}' },
      after: ['Nous ne décidons pas de votre admissibilité, et ce courriel n’est pas un avis juridique.'],
    },
    en: {
      subject: 'Getting your legal aid certificate',
      preview: 'Whom to ask, and what to bring.',
      body: [
        'Hello {clientName},',
        'You want legal aid for your request {code}, and we do not have your certificate yet. You can apply for it right away, before you have found someone.',
        '{province}',
        'Have ready:',
        '- your proof of income;',
        '- a bank statement;',
        '- your court documents, if you have any.',
        'As soon as you have it, attach it on the page of your request: a photo where everything can be read is enough.',
      ],
      button: { label: 'Attach my certificate', url: '{statusUrl}' },
      more: { label: 'See the income limits', url: '{legalAidUrl}' },
      after: ['We do not decide whether you are eligible, and this e-mail is not legal advice.'],
    },
  },
});

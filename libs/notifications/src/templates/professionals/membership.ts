import { template } from '../../template.js';

/** The code that proves the phone of a professional. */
export const phoneCode = template({
  rule: 'phone-code',
  class: 'otp',
  audience: 'anyone',
  vars: { otp: 'public', minutes: 'public' },
  from: { minutes: 'codeMinutes' },
  samples: { fr: { otp: '482 913', minutes: '10' }, en: { otp: '482 913', minutes: '10' } },
  sms: {
    fr: '{otp} est votre code {sender} pour confirmer ce cellulaire. Valide {minutes} minutes. Ne le donnez à personne.',
    en: '{otp} is your {sender} code to confirm this cell phone. Valid for {minutes} minutes. Do not share it with anyone.',
  },
});

/** The application was approved: what to do first. */
export const proApproved = template({
  rule: 'pro-approved',
  class: 'transactional',
  audience: 'professional',
  vars: { proName: 'personal', welcome: 'public', profileUrl: 'public' },
  samples: {
    fr: { proName: 'Me Anne Roy', welcome: '2 juricoins', profileUrl: 'https://jurilien.example/profil' },
    en: { proName: 'Anne Roy', welcome: '2 juricoins', profileUrl: 'https://jurilien.example/en/profile' },
  },
  email: {
    fr: {
      subject: 'Votre inscription est approuvée',
      preview: 'Les offres peuvent commencer. Voici par où débuter.',
      body: [
        'Bonjour {proName},',
        'Votre permis a été vérifié et votre inscription est approuvée. Les demandes qui correspondent à votre pratique vous parviendront par texto et par courriel.',
        '- Relisez vos préférences : votre profil montre combien de demandes vous auriez vues depuis 30 jours.',
        '- Fixez les heures où vous voulez recevoir des offres, et vos limites par jour et par semaine.',
        '- {welcome} de bienvenue sont dans votre compte, pour vos premières demandes.',
        '- Répondez aux offres, même par un refus : cela compte en votre faveur dans les suivantes.',
        'Vous voulez une page publique? Écrivez-la dans votre profil : nous la relisons avant de la publier.',
      ],
      button: { label: 'Ouvrir mon profil', url: '{profileUrl}' },
    },
    en: {
      subject: 'Your registration is approved',
      preview: 'Offers can begin. Here is where to start.',
      body: [
        'Hello {proName},',
        'Your licence was verified and your registration is approved. Requests that match your practice will reach you by text message and e-mail.',
        '- Check your preferences: your profile shows how many requests you would have seen in the last 30 days.',
        '- Set the hours when you want to receive offers, and your limits per day and per week.',
        '- {welcome} are in your account as a welcome, for your first requests.',
        '- Answer offers, even with a refusal: it counts in your favour for the next ones.',
        'Would you like a public page? Write it in your profile: we read it before it is published.',
      ],
      button: { label: 'Open my profile', url: '{profileUrl}' },
    },
  },
});

/** The application was refused: why, and when it may be sent again. */
export const proRejected = template({
  rule: 'pro-rejected',
  class: 'transactional',
  audience: 'professional',
  vars: { proName: 'personal', reason: 'public', again: 'public', applyUrl: 'public' },
  from: { reason: 'rejectionReason', again: 'applyAgainOn' },
  choices: {
    reason: {
      licence: {
        fr: 'Nous n’avons pas trouvé de permis en règle à ce numéro dans le répertoire officiel.',
        en: 'We did not find a licence in good standing under this number in the official directory.',
      },
      insurance: {
        fr: 'L’assurance responsabilité professionnelle n’est pas établie par ce que vous avez fourni.',
        en: 'Professional liability insurance is not established by what you provided.',
      },
      practice: {
        fr: 'La pratique décrite ne correspond pas aux demandes que nous transmettons.',
        en: 'The practice you described does not match the requests we pass on.',
      },
      conduct: {
        fr: 'Une mesure disciplinaire en vigueur ne nous permet pas d’accepter cette inscription.',
        en: 'A disciplinary measure in force does not allow us to accept this registration.',
      },
      incomplete: {
        fr: 'Le dossier est incomplet : la preuve de permis est illisible ou des renseignements se contredisent.',
        en: 'The file is incomplete: the proof of licence cannot be read, or some information is contradictory.',
      },
      other: {
        fr: 'Nous ne pouvons pas accepter cette inscription. Écrivez-nous pour en connaître la raison.',
        en: 'We cannot accept this registration. Write to us to learn the reason.',
      },
    },
  },
  samples: {
    fr: { proName: 'Me Anne Roy', reason: 'licence', again: '21 décembre 2026', applyUrl: 'https://jurilien.example/pros/inscription' },
    en: { proName: 'Anne Roy', reason: 'licence', again: 'December 21, 2026', applyUrl: 'https://jurilien.example/en/pros/application' },
  },
  email: {
    fr: {
      subject: 'Votre inscription n’a pas été acceptée',
      preview: 'Voici pourquoi, et ce que vous pouvez faire.',
      body: [
        'Bonjour {proName},',
        'Nous avons examiné votre dossier et nous ne pouvons pas l’accepter pour le moment. La raison :',
        '{reason}',
        'Vous pouvez présenter un nouveau dossier à partir du {again}; vos réponses sont gardées. Vous croyez à une erreur? Répondez à ce courriel : une autre personne reverra la décision.',
      ],
      button: { label: 'Voir mon dossier', url: '{applyUrl}' },
    },
    en: {
      subject: 'Your registration was not accepted',
      preview: 'Here is why, and what you can do.',
      body: [
        'Hello {proName},',
        'We reviewed your file and cannot accept it for now. The reason:',
        '{reason}',
        'You may send a new file from {again} on; your answers are saved. Do you think this is a mistake? Reply to this e-mail: another person will review the decision.',
      ],
      button: { label: 'See my file', url: '{applyUrl}' },
    },
  },
});

/** The public page is there. */
export const profilePublished = template({
  rule: 'profile-published',
  class: 'transactional',
  audience: 'professional',
  vars: { proName: 'personal', pageUrl: 'public', profileUrl: 'public' },
  from: { pageUrl: 'publicPageUrl' },
  samples: {
    fr: {
      proName: 'Me Anne Roy',
      pageUrl: 'https://jurilien.example/professionnel/anne-roy-000001',
      profileUrl: 'https://jurilien.example/profil',
    },
    en: {
      proName: 'Anne Roy',
      pageUrl: 'https://jurilien.example/en/professional/anne-roy-000001',
      profileUrl: 'https://jurilien.example/en/profile',
    },
  },
  email: {
    fr: {
      subject: 'Votre page publique est en ligne',
      preview: 'Vous pouvez la retirer en tout temps.',
      body: [
        'Bonjour {proName},',
        'Nous avons relu vos textes et votre page est publiée. Elle montre votre titre, votre permis et votre pratique; jamais vos coordonnées.',
        'Vous pouvez la modifier ou la retirer quand vous voulez, dans votre profil : {profileUrl}',
      ],
      button: { label: 'Voir ma page', url: '{pageUrl}' },
    },
    en: {
      subject: 'Your public page is online',
      preview: 'You can take it down at any time.',
      body: [
        'Hello {proName},',
        'We read your text and your page is published. It shows your title, your licence and your practice; never your contact details.',
        'You can change it or take it down whenever you like, in your profile: {profileUrl}',
      ],
      button: { label: 'See my page', url: '{pageUrl}' },
    },
  },
});

/** The words of the public page cannot stay as they are. */
export const profileWording = template({
  rule: 'profile-wording',
  class: 'transactional',
  audience: 'professional',
  vars: { proName: 'personal', reason: 'public', reviewTime: 'public', profileUrl: 'public' },
  from: { reason: 'wordingReason' },
  choices: {
    reason: {
      superlative: { fr: 'un superlatif ou un éloge de soi', en: 'a superlative or self-praise' },
      promise: { fr: 'une promesse de résultat', en: 'a promise of results' },
      specialist: {
        fr: 'un titre de spécialiste sans certificat de l’ordre',
        en: 'a claim to be a specialist without a certificate from the regulator',
      },
      testimonial: { fr: 'un témoignage ou un avis de client', en: 'a testimonial or client review' },
      comparison: { fr: 'une comparaison avec des confrères', en: 'a comparison with colleagues' },
      contact: { fr: 'des coordonnées dans le texte', en: 'contact details in the text' },
      inaccurate: { fr: 'un renseignement que nous n’avons pas pu vérifier', en: 'information we could not verify' },
      other: { fr: 'une formulation à revoir', en: 'wording that needs another look' },
    },
  },
  samples: {
    fr: { proName: 'Me Anne Roy', reason: 'superlative', reviewTime: '1 jour ouvrable', profileUrl: 'https://jurilien.example/profil' },
    en: { proName: 'Anne Roy', reason: 'superlative', reviewTime: '1 business day', profileUrl: 'https://jurilien.example/en/profile' },
  },
  email: {
    fr: {
      subject: 'Votre page publique : un passage à revoir',
      preview: 'Un changement, et nous la relisons.',
      body: [
        'Bonjour {proName},',
        'Nous avons relu les textes de votre page. Les règles de publicité de la profession ne nous permettent pas de les publier tels quels. Ce qui retient : {reason}.',
        'Les détails sont dans votre profil. Modifiez le passage, redemandez la publication, et nous la relisons en {reviewTime}.',
      ],
      button: { label: 'Modifier mes textes', url: '{profileUrl}' },
    },
    en: {
      subject: 'Your public page: one passage to change',
      preview: 'One change, and we read it again.',
      body: [
        'Hello {proName},',
        'We read the text of your page. The advertising rules of the profession do not let us publish it as it is. What holds it back: {reason}.',
        'The details are in your profile. Change the passage, ask again for publication, and we read it within {reviewTime}.',
      ],
      button: { label: 'Edit my text', url: '{profileUrl}' },
    },
  },
});

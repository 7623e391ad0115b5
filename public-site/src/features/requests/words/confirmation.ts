const fr = {
  whoTitle: 'Qui vous joindra',
  who: 'Nos textos et nos appels viennent du {number}. Le professionnel qui accepte appelle de son propre numéro, que nous vous donnons avant.',
  changeTitle: 'Changer ou retirer votre demande',
  change:
    'Sur sa page, vous pouvez la corriger jusqu’à ce que notre équipe ait fini de la relire, y ajouter une note ensuite, la retirer et voir où elle en est.',
  consentsTitle: 'Ce que vous avez accepté',
  consent_sharing: 'Votre demande est montrée, sans votre nom, à des professionnels du droit.',
  consent_contact: 'Nous pouvons vous joindre au sujet de cette demande.',
  consent_sensitive: 'Vos réponses délicates sont transmises au professionnel qui accepte votre demande.',
  consent_marketing: 'Vous recevez à l’occasion de l’information juridique par courriel.',
  consent_juripop: 'Si personne ne la prend, votre demande peut aller à Juripop.',
  consent_neolegal: 'Si personne ne la prend, votre demande peut aller à Neolegal.',
  // C02
  slotsTitle: 'Quand pourriez-vous parler à quelqu’un?',
  slots: 'Vos moments préférés',
  slotsHint: 'Cochez tout ce qui vous convient. Le professionnel les verra quand il accepte.',
  slot_weekdayMorning: 'La semaine, le matin',
  slot_weekdayAfternoon: 'La semaine, l’après-midi',
  slot_weekdayEvening: 'La semaine, en soirée',
  slot_weekend: 'La fin de semaine',
  slotsSave: 'Enregistrer mes moments',
  prices: 'Voir les prix publiés pour des tâches courantes, avec leur date et leur source',
  // C03
  aidTitle: 'Demander l’aide juridique',
  aidHowQC:
    'Prenez rendez-vous au bureau d’aide juridique de votre région : c’est lui qui décide, gratuitement. Le professionnel en pratique privée que vous choisissez peut aussi y déposer la demande pour vous.',
  aidHowON: 'Appelez Aide juridique Ontario au 1 800 668-8258, du lundi au vendredi : c’est cet organisme qui délivre le certificat.',
  aidFree: 'Une personne seule y a droit sans frais jusqu’à {amount} de revenu brut par année.',
  aidContributory: 'Jusqu’à {amount}, avec une contribution.',
  aidDated: 'Seuils en vigueur depuis le {day}. Source : ',
  aidCheck: 'Vérifier selon votre famille et vos revenus',
  cert: 'Avez-vous maintenant votre attestation ou votre certificat?',
  certSave: 'Enregistrer ma réponse',
  papersAid: 'Joindre votre attestation d’aide juridique',
  papersAidText:
    'Une photo où tout se lit suffit. Vous l’aurez plus tard? Revenez ici par le lien du courriel : vous pouvez l’ajouter tant que la demande est ouverte.',
  papersTask: 'Joindre ce que le professionnel devra lire',
  papersTaskText:
    'Le bail, le contrat, la lettre reçue : avec ces documents, le professionnel peut dire tout de suite ce que la tâche demande.',
  // C04
  moreTitle: 'Une tâche précise, et rien de plus',
  moreIs:
    'C’est un mandat ponctuel : le professionnel fait la tâche convenue. Il ne vous représente pas pour le reste et ne suit pas le dossier après.',
  more: 'S’il s’avère que vous avez besoin de quelqu’un pour tout le dossier, dites-le maintenant : votre demande change, sans recommencer.',
  moreSave: 'J’ai besoin de plus que cela',
};

const en: Record<keyof typeof fr, string> = {
  whoTitle: 'Who will contact you',
  who: 'Our texts and calls come from {number}. The professional who accepts calls from their own number, which we give you first.',
  changeTitle: 'Changing or withdrawing your request',
  change:
    'On its page you can correct it until our team has finished reading it, add a note afterwards, withdraw it and see where it stands.',
  consentsTitle: 'What you agreed to',
  consent_sharing: 'Your request is shown, without your name, to legal professionals.',
  consent_contact: 'We may contact you about this request.',
  consent_sensitive: 'Your sensitive answers are passed on to the professional who accepts your request.',
  consent_marketing: 'You receive legal information by e-mail from time to time.',
  consent_juripop: 'If no one takes it, your request may go to Juripop.',
  consent_neolegal: 'If no one takes it, your request may go to Neolegal.',
  slotsTitle: 'When could you talk to someone?',
  slots: 'Your preferred times',
  slotsHint: 'Tick everything that suits you. The professional will see them on accepting.',
  slot_weekdayMorning: 'Weekdays, morning',
  slot_weekdayAfternoon: 'Weekdays, afternoon',
  slot_weekdayEvening: 'Weekdays, evening',
  slot_weekend: 'The weekend',
  slotsSave: 'Save my times',
  prices: 'See published prices for common tasks, with their date and source',
  aidTitle: 'Applying for legal aid',
  aidHowQC:
    'Make an appointment at the legal aid office of your region: it decides, free of charge. The private-practice professional you choose can also file the application for you.',
  aidHowON: 'Call Legal Aid Ontario at 1-800-668-8258, Monday to Friday: it issues the certificate.',
  aidFree: 'A single person is entitled to it free of charge up to {amount} of gross income a year.',
  aidContributory: 'Up to {amount}, with a contribution.',
  aidDated: 'Thresholds in force since {day}. Source: ',
  aidCheck: 'Check with your family and income',
  cert: 'Do you have your certificate now?',
  certSave: 'Save my answer',
  papersAid: 'Attach your legal aid certificate',
  papersAidText:
    'A photo where everything can be read is enough. Getting it later? Come back here with the link in the e-mail: you can add it as long as the request is open.',
  papersTask: 'Attach what the professional will have to read',
  papersTaskText: 'The lease, the contract, the letter you received: with these, the professional can say right away what the task takes.',
  moreTitle: 'One specific task, and nothing more',
  moreIs:
    'This is a limited-scope retainer: the professional does the task you agreed on. They do not represent you in the rest of the matter, or afterwards.',
  more: 'If it turns out that you need someone for the whole matter, say so now: your request changes, without starting over.',
  moreSave: 'I need more than this',
};

export const confirmationTexts = { fr, en };

const fr = {
  title: 'Corriger votre demande',
  lead: 'Changez votre texte, vos réponses, le lieu ou le budget tant que notre équipe n’a pas fini de relire la demande. Ce que vous enregistrez remplace ce qu’elle lit.',
  save: 'Enregistrer mes corrections',
  back: 'Ne rien changer',
  kept: 'Demande {code}. Notre équipe voit que vous avez corrigé, et ce qui était écrit avant. Pour votre nom, votre courriel, votre téléphone ou votre adresse, passez par « Vos coordonnées » sur la page de la demande.',
  // On the page of the request
  cardTitle: 'Corriger votre demande',
  cardText:
    'Une erreur, un oubli? Vous pouvez changer votre texte, vos réponses, le lieu et le budget tant que notre équipe n’a pas fini de relire la demande.',
  cardButton: 'Corriger ma demande',
  noteTitle: 'Ajouter une précision',
  noteText:
    'Notre équipe a relu votre demande : le texte ne peut plus être changé, mais vous pouvez y ajouter une note. L’équipe la lit, et le professionnel qui a accepté, ou qui acceptera, la voit avec vos coordonnées.',
  note: 'Votre note',
  noteHint: '2 000 caractères au plus.',
  noteButton: 'Ajouter ma note',
  notes: 'Vos notes',
  another: 'Faire une autre demande',
};

const en: typeof fr = {
  title: 'Correct your request',
  lead: 'Change your text, your answers, the place or the budget until our team has finished reading the request. What you save replaces what they read.',
  save: 'Save my corrections',
  back: 'Change nothing',
  kept: 'Request {code}. Our team sees that you corrected it, and what was written before. For your name, e-mail, phone or address, use “Your contact details” on the request’s page.',
  cardTitle: 'Correct your request',
  cardText:
    'A mistake, something missing? You can change your text, your answers, the place and the budget until our team has finished reading the request.',
  cardButton: 'Correct my request',
  noteTitle: 'Add a note',
  noteText:
    'Our team has read your request: the text can no longer be changed, but you can add a note. The team reads it, and the professional who accepted, or who will accept, sees it with your contact details.',
  note: 'Your note',
  noteHint: 'Up to 2,000 characters.',
  noteButton: 'Add my note',
  notes: 'Your notes',
  another: 'Make another request',
};

/** Words of the correction page, and of what the page of a request offers of it. */
export const correctionTexts = { fr, en };

const fr = {
  title: 'Réservation automatique',
  lead: 'Quand une offre vous convient, nous la réservons pour vous {autoClaim.delaySeconds} plus tard, dans vos heures. Rien n’est accepté sans vous : il vous reste {claim.holdMinutes} pour vérifier vos conflits et confirmer.',
  stops: 'Après {autoClaim.timeoutsToOff#} réservations de suite sans réponse de votre part, la règle s’éteint d’elle-même.',
  notOffered:
    'La réservation automatique est suspendue en ce moment : votre règle est conservée et reprendra d’elle-même. Si vous l’éteignez, vous ne pourrez pas la rallumer avant son retour.',
  on: 'Activée',
  off: 'Désactivée',
  enabled: 'Réserver automatiquement',
  fields: 'Seulement dans ces domaines',
  fieldsHint: 'Aucun coché : tous vos domaines.',
  maxPerDay: 'Réservations automatiques par jour, au plus',
  ceiling: 'Prix maximal, en juricoins',
  ceilingHint: 'De 0,5 à 30. Une demande plus chère n’est jamais réservée automatiquement.',
  legalAid: 'Aussi les demandes d’aide juridique',
  superLead: 'Aussi les demandes prioritaires',
  save: 'Enregistrer la règle',
  saved: 'Règle enregistrée.',
  wrongCeiling: 'Écrivez un nombre de 0,5 à 30',
};

const en: Record<keyof typeof fr, string> = {
  title: 'Automatic reservation',
  lead: 'When an offer suits you, we reserve it for you {autoClaim.delaySeconds} later, within your hours. Nothing is accepted without you: you still have {claim.holdMinutes} to check your conflicts and confirm.',
  stops: 'After {autoClaim.timeoutsToOff#} reservations in a row without an answer from you, the rule switches itself off.',
  notOffered:
    'Automatic reservation is paused at the moment: your rule is kept and will resume by itself. If you switch it off, you cannot switch it on again until it is back.',
  on: 'On',
  off: 'Off',
  enabled: 'Reserve automatically',
  fields: 'Only in these fields',
  fieldsHint: 'None ticked: all your fields.',
  maxPerDay: 'Automatic reservations a day, at most',
  ceiling: 'Highest price, in juricoins',
  ceilingHint: 'From 0.5 to 30. A request that costs more is never reserved automatically.',
  legalAid: 'Legal aid requests too',
  superLead: 'Priority requests too',
  save: 'Save the rule',
  saved: 'Rule saved.',
  wrongCeiling: 'Write a number from 0.5 to 30',
};

export const proAutoClaim = { fr, en };

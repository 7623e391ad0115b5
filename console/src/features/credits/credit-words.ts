/** Words of 4.4.8 that a line of the story and a list of requests share. */
type Both = Record<'fr' | 'en', Record<string, string>>;
/** Why a rule did not say yes by itself. */
export const creditDoubts: Both = {
  fr: {
    staffOnly: 'motif toujours examiné par une personne',
    notDead: 'adresse ou numéro non confirmé hors service',
    reached: 'le client a été joint ou a répondu',
    fewAttempts: 'trop peu de tentatives',
    fewDays: 'tentatives sur un seul jour ouvrable',
    fewChannels: 'une seule voie essayée',
    notAsked: 'notre question « 1 ou 2 » n’est pas partie',
    notYetAnswered: 'notre question attend encore',
    viewed: 'le client a ouvert sa page',
    otherMatter: 'pas de demande semblable',
    unchanged: 'rien n’a été corrigé depuis l’acceptation',
    notConfirmed: 'le client ne l’a pas confirmé',
    notAdded: 'aucun nom ajouté depuis',
    tooLate: 'demandé trop tard',
    notWithdrawn: 'la demande n’a pas été retirée',
    contactedBefore: 'retirée après le contact',
    gradedOtherwise: 'le professionnel a dit le contraire dans le sondage',
    abuse: 'trop de crédits pour la période',
  },
  en: {
    staffOnly: 'a reason that a person always looks at',
    notDead: 'address or number not known to be dead',
    reached: 'the client was reached or answered',
    fewAttempts: 'too few attempts',
    fewDays: 'attempts on one business day only',
    fewChannels: 'one way tried only',
    notAsked: 'our "1 or 2" question was not sent',
    notYetAnswered: 'our question still waits',
    viewed: 'the client opened their page',
    otherMatter: 'no similar request',
    unchanged: 'nothing was corrected since the acceptance',
    notConfirmed: 'the client did not confirm it',
    notAdded: 'no name added since',
    tooLate: 'asked too late',
    notWithdrawn: 'the request was not withdrawn',
    contactedBefore: 'withdrawn after the contact',
    gradedOtherwise: 'the professional said otherwise in the survey',
    abuse: 'too many credits for the period',
  },
};
/** Who said yes, where it was no rule of its own. */
export const creditRules: Both = {
  fr: { staff: 'par l’équipe', timeLimit: 'd’office, faute de réponse' },
  en: { staff: 'by the team', timeLimit: 'for lack of an answer' },
};
/** Why coins are not given back. */
export const creditRefusals: Both = {
  fr: {
    notEstablished: 'motif non établi',
    clientReached: 'le client a été joint',
    asDescribed: 'la demande est conforme à l’offre',
    notCovered: 'situation non couverte',
    other: 'autre raison',
  },
  en: {
    notEstablished: 'reason not established',
    clientReached: 'the client was reached',
    asDescribed: 'the request is as described',
    notCovered: 'not covered',
    other: 'another reason',
  },
};

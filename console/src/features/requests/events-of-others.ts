import { s, type Sentences, type Words } from '../../components/text/sentence-tools';

type Data = Record<string, unknown>;
/** A message by its means and its rule: « Texto « Nouvelle offre » ». */
const what = (d: Data, w: Words, lang: 'fr' | 'en'): string => {
  const means = d.channel ? w.code('channels', d.channel) : 'Message';
  return d.rule ? (lang === 'fr' ? `${means} « ${w.code('rules', d.rule)} »` : `${means} “${w.code('rules', d.rule)}”`) : means;
};
/** Whom a message is for: a professional by name, the client as such. */
const whom = (d: Data, w: Words, lang: 'fr' | 'en'): string =>
  d.recipientKind === 'professional'
    ? w.name(d.recipientId)
    : d.recipientKind === 'client'
      ? lang === 'fr'
        ? 'le client'
        : 'the client'
      : w.code('recipients', d.recipientKind).toLowerCase();

/** Why held coins came back. */
const returned: Record<'fr' | 'en', Record<string, string>> = {
  fr: {
    expired: ' : réservation échue',
    conflict: ' : conflit d’intérêts',
    cancelled: ' : réservation libérée',
    staff: ' : réservation libérée par l’équipe',
    suspended: ' : compte suspendu ou en pause',
    withdrawn: ' : demande retirée',
    blocked: ' : demande bloquée',
    closed: ' : demande fermée',
    stopped: ' : offres arrêtées',
  },
  en: {
    expired: ': claim lapsed',
    conflict: ': conflict of interest',
    cancelled: ': claim released',
    staff: ': claim released by the team',
    suspended: ': account suspended or paused',
    withdrawn: ': request withdrawn',
    blocked: ': request blocked',
    closed: ': request closed',
    stopped: ': offers stopped',
  },
};

/** Juricoins, messages, professionals and links, as seen from a request. */
export const eventsOfOthers = {
  CreditsHeld: s(
    (d, w) => `Retenue de ${w.coins(d.cc)} au compte de ${w.name(d.professionalId)}`,
    (d, w) => `${w.coins(d.cc)} held from ${w.name(d.professionalId)}`,
  ),
  HoldAwaited: s(
    (d, w) => `${w.coins(d.cc)} à compléter par ${w.name(d.professionalId)}`,
    (d, w) => `${w.coins(d.cc)} still to come from ${w.name(d.professionalId)}`,
  ),
  HoldAwaitEnded: s('Réservation terminée avant l’arrivée des juricoins', 'Claim over before the juricoins arrived'),
  HoldReleased: s(
    (d, w) => `Retour de ${w.coins(d.cc)} à ${w.name(d.professionalId)}${returned.fr[String(d.cause)] ?? ''}`,
    (d, w) => `${w.coins(d.cc)} returned to ${w.name(d.professionalId)}${returned.en[String(d.cause)] ?? ''}`,
  ),
  HoldCaptured: s(
    (d, w) => `Paiement de ${w.coins(d.cc)} par ${w.name(d.professionalId)}`,
    (d, w) => `${w.coins(d.cc)} paid by ${w.name(d.professionalId)}`,
  ),
  MessageQueued: s(
    (d, w) => `${what(d, w, 'fr')} : préparé pour ${whom(d, w, 'fr')}${d.resendOf ? ', de nouveau' : ''}`,
    (d, w) => `${what(d, w, 'en')}: prepared for ${whom(d, w, 'en')}${d.resendOf ? ', again' : ''}`,
  ),
  MessageSuppressed: s(
    (d, w) => `${what(d, w, 'fr')} : retenu, ${w.code('suppressions', d.code)}`,
    (d, w) => `${what(d, w, 'en')}: held back, ${w.code('suppressions', d.code)}`,
  ),
  MessageDeferred: s(
    (d, w) => `${what(d, w, 'fr')} : reporté à ${w.date(d.until)}, hors des heures d’envoi`,
    (d, w) => `${what(d, w, 'en')}: put off to ${w.date(d.until)}, outside sending hours`,
  ),
  MessageResumed: s(
    (d, w) => `${what(d, w, 'fr')} : repart, les heures d’envoi sont ouvertes`,
    (d, w) => `${what(d, w, 'en')}: goes on, sending hours are open`,
  ),
  MessageHandedToProvider: s(
    (d, w) => `${what(d, w, 'fr')} : remis au fournisseur`,
    (d, w) => `${what(d, w, 'en')}: handed to the provider`,
  ),
  MessageSent: s(
    (d, w) => `${what(d, w, 'fr')} : envoyé`,
    (d, w) => `${what(d, w, 'en')}: sent`,
  ),
  MessageDelivered: s(
    (d, w) => `${what(d, w, 'fr')} : livré`,
    (d, w) => `${what(d, w, 'en')}: delivered`,
  ),
  MessageUndelivered: s(
    (d, w) => `${what(d, w, 'fr')} : non livré`,
    (d, w) => `${what(d, w, 'en')}: not delivered`,
  ),
  MessageBounced: s(
    (d, w) => `${what(d, w, 'fr')} : refusé par la boîte${d.retryable ? ', nouvel essai prévu' : ''}`,
    (d, w) => `${what(d, w, 'en')}: refused by the mailbox${d.retryable ? ', another try is planned' : ''}`,
  ),
  MessageComplained: s(
    (d, w) => `${what(d, w, 'fr')} : signalé comme indésirable`,
    (d, w) => `${what(d, w, 'en')}: reported as unwanted`,
  ),
  MessageFailed: s(
    (d, w) => `${what(d, w, 'fr')} : ${d.retryable ? 'envoi manqué, nouvel essai' : 'envoi impossible'}`,
    (d, w) => `${what(d, w, 'en')}: ${d.retryable ? 'sending failed, trying again' : 'sending impossible'}`,
  ),
  SmsReceived: s('Texto reçu', 'SMS received'),
  SmsOptedOut: s('Ne veut plus de textos', 'Opted out of SMS'),
  SmsOptedIn: s('Accepte de nouveau les textos', 'Opted in to SMS again'),
  AddressTaken: s('Adresse de courriel réservée au compte', 'E-mail address reserved for the account'),
  AddressFreed: s('Adresse de courriel libérée', 'E-mail address freed'),
  'create-admin': s('Premier compte d’administration, en ligne de commande', 'First administrator, from the command line'),
  'reset-factors': s('Deuxièmes facteurs retirés, en ligne de commande', 'Second factors removed, from the command line'),
  'look-at-personal-data': s('Renseignements personnels lus en ligne de commande', 'Personal data read from the command line'),
  resume: s('Lecteur du journal remis en marche', 'Reader of the log started again'),
  skip: s('Événement sauté par un lecteur', 'Event skipped by a reader'),
  rebuild: s('Tableau reconstruit', 'View rebuilt'),
  rewrap: s('Clés remballées sous la clé maîtresse du jour', 'Keys wrapped again under the current master key'),
  LinkIssued: s('Lien personnel créé', 'Personal link created'),
  LinkUsed: s('Lien personnel utilisé', 'Personal link used'),
  LinkRevoked: s('Lien personnel révoqué', 'Personal link revoked'),
  ProfessionalRegistered: s('Inscription', 'Registered'),
  ProfessionalApplied: s('Candidature déposée', 'Application submitted'),
  ProfessionalTermsAccepted: s(
    (d) => `Conditions acceptées (version ${d.version ?? '?'})`,
    (d) => `Terms accepted (version ${d.version ?? '?'})`,
  ),
  LicenceVerified: s('Permis vérifié', 'Licence verified'),
  LicenceFailed: s('Vérification du permis échouée', 'Licence check failed'),
  LicenceCheckRequested: s('Vérification du permis demandée', 'Licence check requested'),
  ProfessionalApproved: s('Approuvé', 'Approved'),
  ProfessionalRejected: s('Candidature rejetée', 'Application rejected'),
  ProfessionalSuspended: s('Suspendu', 'Suspended'),
  ProfessionalReinstated: s('Rétabli', 'Reinstated'),
  MatchingPreferencesSet: s('Préférences modifiées', 'Preferences changed'),
  OfferHoursSet: s('Heures d’offres modifiées', 'Offer hours changed'),
  OffersPaused: s(
    (d, w) => (d.until ? `Offres en pause jusqu’au ${w.date(d.until)}` : 'Offres en pause'),
    (d, w) => (d.until ? `Offers paused until ${w.date(d.until)}` : 'Offers paused'),
  ),
  AccountManagerAssigned: s(
    (d, w) => (d.managerId ? `Responsable : ${w.staff(d.managerId)}` : 'Sans responsable'),
    (d, w) => (d.managerId ? `Account manager: ${w.staff(d.managerId)}` : 'No account manager'),
  ),
  OffersResumed: s('Offres reprises', 'Offers resumed'),
  ChannelVerified: s('Coordonnée vérifiée', 'Contact channel verified'),
  IgnoredOffersAnswered: s('Réponse à une offre : le compte repart à zéro', 'An offer was answered: the count begins anew'),
  AutoClaimRuleSet: s(
    (d) => (d.enabled ? 'Réservation automatique activée' : 'Réservation automatique désactivée'),
    (d) => (d.enabled ? 'Automatic claims switched on' : 'Automatic claims switched off'),
  ),
  AutoClaimSwitchedOff: s(
    'Réservation automatique désactivée : trop de réservations sans suite',
    'Automatic claims switched off: too many ran out of time',
  ),
  QuestionSetDrafted: s('Brouillon de questions enregistré', 'Draft of questions saved'),
  QuestionSetPublished: s(
    (d) => `Questions publiées : version ${String(d.version)}`,
    (d) => `Questions published: version ${String(d.version)}`,
  ),
  LegalDocumentDrafted: s('Brouillon d’un texte juridique enregistré', 'Draft of a legal text saved'),
  LegalDocumentPublished: s(
    (d) => `Texte juridique publié : version ${String(d.version)}`,
    (d) => `Legal text published: version ${String(d.version)}`,
  ),
  TermsPublished: s(
    (d) => `Conditions des professionnels publiées : version ${String(d.version)}`,
    (d) => `Professional terms published: version ${String(d.version)}`,
  ),
  IgnoredOffersNoticed: s('Offres ignorées à répétition', 'Offers ignored repeatedly'),
} satisfies Sentences;

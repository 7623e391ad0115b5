import { s, type Sentences } from '../../components/text/sentence-tools';
import { eventsOfAutomations } from './events-of-automations';

const parts: Record<'fr' | 'en', Record<string, string>> = {
  fr: { licence: 'permis', insurance: 'assurance', practice: 'pratique', preferences: 'préférences' },
  en: { licence: 'licence', insurance: 'insurance', practice: 'practice', preferences: 'preferences' },
};
const partOf = (lang: 'fr' | 'en', part: unknown): string => parts[lang][String(part)] ?? '';

/** The life of a member beside offers: application, public page, standing, one sentence per event. */
export const eventsOfMembers = {
  ProfessionalApplicationSaved: s(
    (d) => `Candidature en cours : ${partOf('fr', d.part)} enregistrée`.replace('permis enregistrée', 'permis enregistré'),
    (d) => `Application under way: ${partOf('en', d.part)} saved`,
  ),
  LicenceProofUploaded: s('Preuve de permis déposée', 'Proof of licence uploaded'),
  ApplicationReminderDue: s('Rappel de terminer l’inscription', 'Reminder to finish the registration'),
  ProfessionalProfileUpdated: s('Coordonnées professionnelles modifiées', 'Professional details changed'),
  ProfessionalClosed: s('Compte professionnel fermé', 'Professional account closed'),
  SuspensionProposed: s(
    (d, w) => `Suspension proposée${d.until ? `, jusqu’au ${w.date(d.until)}` : ''} ; une autre personne décide`,
    (d, w) => `Suspension proposed${d.until ? `, until ${w.date(d.until)}` : ''}; someone else decides`,
  ),
  PauseEndAnnounced: s(
    (d, w) => `Fin de la pause annoncée${d.until ? ` pour le ${w.date(d.until)}` : ''}`,
    (d, w) => `End of the pause announced${d.until ? ` for ${w.date(d.until)}` : ''}`,
  ),
  OfferDigestDue: s('Liste des offres prises de la journée', 'List of the offers taken that day'),
  ChannelUnverified: s(
    'Numéro à vérifier de nouveau : il ne reçoit plus de textos',
    'Number to be verified again: it takes no text messages',
  ),
  PhoneCodeSent: s('Code envoyé au téléphone', 'Code sent to the phone'),
  PhoneCodeRejected: s(
    (d) => `Code du téléphone inexact, ${Number(d.triesLeft ?? 0)} essais restants`,
    (d) => `Wrong phone code, ${Number(d.triesLeft ?? 0)} tries left`,
  ),
  PublicTextWritten: s('Texte de la page publique écrit', 'Text of the public page written'),
  ProfilePublicationRequested: s('Publication de la page demandée, avec consentement', 'Publication of the page asked for, with consent'),
  BoardAlertSet: s(
    (d) => `Alerte du tableau enregistrée, par ${d.channel === 'sms' ? 'texto' : 'courriel'}`,
    (d) => `Board alert saved, by ${d.channel === 'sms' ? 'text message' : 'e-mail'}`,
  ),
  BoardAlertRemoved: s('Alerte du tableau retirée', 'Board alert removed'),
  ...eventsOfAutomations,
  PipelineWebhookSet: s('Webhook de suivi activé', 'Pipeline webhook switched on'),
  PipelineWebhookSecretRotated: s('Secret du webhook remplacé', 'Webhook secret replaced'),
  PipelineWebhookSwitchedOff: s(
    (d) => (d.by === 'self' ? 'Webhook de suivi désactivé par la personne' : 'Webhook de suivi désactivé après trois jours d’échecs'),
    (d) => (d.by === 'self' ? 'Pipeline webhook switched off by its owner' : 'Pipeline webhook switched off after three days of failures'),
  ),
  PipelineWebhookTestAsked: s('Essai du webhook demandé', 'Webhook test asked for'),
  PipelineWebhookDelivered: s(
    (d) => `Envoi au webhook reçu (${String(d.status)})`,
    (d) => `Webhook call received (${String(d.status)})`,
  ),
  PipelineWebhookFailed: s(
    (d) => `Envoi au webhook échoué, essai ${String(d.attempt)}`,
    (d) => `Webhook call failed, try ${String(d.attempt)}`,
  ),
  BoardMatchNoted: s(
    (d) => `Demande libre selon une alerte, ${d.pace === 'now' ? 'annoncée tout de suite' : 'gardée pour la lettre du jour'}`,
    (d) => `Open request matching an alert, ${d.pace === 'now' ? 'told at once' : 'kept for the letter of the day'}`,
  ),
  BoardDigestDue: s('Lettre des demandes libres du jour', 'Letter of the open requests of the day'),
  ProfilePublished: s('Page publique publiée', 'Public page published'),
  ProfileWordingRejected: s('Texte de la page à revoir', 'Wording of the page to be revised'),
  ProfileUnpublished: s('Page publique retirée', 'Public page taken down'),
} satisfies Sentences;

import { s, type Sentences } from '../../components/text/sentence-tools';

type Both = Record<'fr' | 'en', Record<string, string>>;
const suppressed: Both = {
  fr: { hardBounce: ' : elle n’existe pas', complaint: ' : signalée comme indésirable', manual: ' par l’équipe', erased: ' : effacée' },
  en: { hardBounce: ': it does not exist', complaint: ': reported as spam', manual: ' by the team', erased: ': erased' },
};
const reopened: Both = {
  fr: { inbound: ' : nouveau message', 'snooze-over': ' : fin du report', staff: ' par l’équipe' },
  en: { inbound: ': new message', 'snooze-over': ': end of the snooze', staff: ' by the team' },
};
const of = (words: Both, lang: 'fr' | 'en', code: unknown): string => words[lang][String(code)] ?? '';

/** Conversations, addresses and their consents, and messages planned by hand, one sentence per event. */
export const eventsOfMessages = {
  MessageScheduled: s(
    (d, w) => `${w.code('channels', d.channel)} prévu`,
    (d, w) => `${w.code('channels', d.channel)} planned`,
  ),
  MessageCancelled: s(
    (d, w) => `${w.code('channels', d.channel)} prévu : annulé`,
    (d, w) => `Planned ${w.code('channels', d.channel)}: cancelled`,
  ),
  CommsVariableSaved: s(
    (d) => `Constante des messages : {${d.key}}, à partir du ${d.from}`,
    (d) => `Constant of the messages: {${d.key}}, from ${d.from} on`,
  ),
  KillSwitchSet: s(
    (d, w) => `Envois coupés : ${w.code('switches', d.of)}`,
    (d, w) => `Sending switched off: ${w.code('switches', d.of)}`,
  ),
  KillSwitchCleared: s(
    (d, w) => `Envois rétablis : ${w.code('switches', d.of)}`,
    (d, w) => `Sending restored: ${w.code('switches', d.of)}`,
  ),
  HeldMessagesResent: s(
    (d, w) => `Messages retenus renvoyés : ${w.code('switches', d.of)}`,
    (d, w) => `Held messages sent again: ${w.code('switches', d.of)}`,
  ),
  ThreadAssigned: s(
    (d, w) => (d.assigneeId ? `Conversation confiée à ${w.staff(d.assigneeId)}` : 'Conversation sans responsable'),
    (d, w) => (d.assigneeId ? `Conversation assigned to ${w.staff(d.assigneeId)}` : 'Conversation unassigned'),
  ),
  ThreadAwaitsAnswer: s('Une réponse de l’équipe est attendue', 'An answer from the team is expected'),
  ThreadOpened: s('Conversation ouverte par un message envoyé', 'Conversation opened by a message sent'),
  TextPassedOn: s(
    (d) => (d.to === 'client' ? 'Message transmis au client' : 'Message transmis au professionnel'),
    (d) => (d.to === 'client' ? 'Message passed on to the client' : 'Message passed on to the professional'),
  ),
  ProfessionalWroteToClient: s(
    (d, w) => `${w.name(d.professionalId)} a écrit au client par notre intermédiaire`,
    (d, w) => `${w.name(d.professionalId)} wrote to the client through us`,
  ),
  AutomationWroteToClient: s(
    (d, w) => `Message automatique de ${w.name(d.professionalId)} au client : ${w.code('rules', d.rule)}`,
    (d, w) => `Automatic message of ${w.name(d.professionalId)} to the client: ${w.code('rules', d.rule)}`,
  ),
  ClientWroteToProfessional: s(
    (d, w) => `Le client a écrit à ${w.name(d.professionalId)} par notre intermédiaire`,
    (d, w) => `The client wrote to ${w.name(d.professionalId)} through us`,
  ),
  NoticesRead: s('Avis lus', 'Notices read'),
  EmailReceived: s(
    (d) => (d.automatic ? 'Courriel automatique reçu' : d.triage ? 'Courriel reçu, à trier' : 'Courriel reçu'),
    (d) => (d.automatic ? 'Automatic e-mail received' : d.triage ? 'E-mail received, to sort' : 'E-mail received'),
  ),
  EmailPlaced: s('Courriel classé dans une demande', 'E-mail filed under a request'),
  EmailDiscarded: s('Courriel écarté', 'E-mail discarded'),
  EmailForgotten: s('Texte du courriel effacé', 'Text of the e-mail erased'),
  TextsForgotten: s('Mots de textos reçus effacés', 'Words of received text messages erased'),
  RelayWordsForgotten: s('Mots échangés par notre intermédiaire effacés', 'Words exchanged through us erased'),
  MessageBodyPurged: s('Texte du message effacé', 'Text of the message erased'),
  ThreadRead: s('Conversation lue', 'Conversation read'),
  ThreadNoteAdded: s('Note ajoutée à la conversation', 'Note added to the conversation'),
  ThreadSnoozed: s(
    (d, w) => `Conversation reportée au ${w.date(d.until)}`,
    (d, w) => `Conversation snoozed until ${w.date(d.until)}`,
  ),
  ThreadReopened: s(
    (d) => `Conversation rouverte${of(reopened, 'fr', d.cause)}`,
    (d) => `Conversation reopened${of(reopened, 'en', d.cause)}`,
  ),
  ThreadClosed: s('Conversation fermée', 'Conversation closed'),
  JobApplicationReceived: s('Candidature reçue', 'Job application received'),
  JobApplicationForgotten: s('Candidature effacée', 'Job application erased'),
  EnquiryReceived: s('Message reçu par le formulaire du site', 'Message received through the site’s form'),
  EnquiryForgotten: s('Message du site effacé', 'Message of the site erased'),
  EnquiryAnswered: s('Message du site marqué comme répondu', 'Message of the site marked as answered'),
  EnquiryTakenUpAgain: s('Message du site rouvert', 'Message of the site taken up again'),
  PageReplyReceived: s('Réponse écrite sur la page des textos', 'Reply written on the text messages page'),
  ContactLinkIssued: s('Lien de désabonnement ou de choix créé pour l’adresse', 'Link to unsubscribe or choose made for the address'),
  ContactLinksRevoked: s('Liens de désabonnement et de choix de l’adresse annulés', 'Links to unsubscribe or choose of the address ended'),
  SoftBounceCounted: s('La boîte a refusé un courriel pour l’instant', 'The mailbox refused an e-mail for now'),
  SafeContactWished: s('Une précaution pour joindre la personne est gardée', 'A precaution for reaching the person is kept'),
  AddressSuppressed: s(
    (d) => `Plus rien n’est envoyé à cette adresse${of(suppressed, 'fr', d.cause)}`,
    (d) => `Nothing more is sent to this address${of(suppressed, 'en', d.cause)}`,
  ),
  AddressUnsuppressed: s('Adresse de nouveau joignable', 'Address can be reached again'),
  ContactConsentRecorded: s(
    (d, w) =>
      d.basis === 'express' || !d.expiresAt
        ? `Consentement donné aux messages ${d.class === 'marketing' ? 'promotionnels' : 'de service'}`
        : `Messages promotionnels permis jusqu’au ${w.date(d.expiresAt)} (${w.code('consentBases', d.basis)})`,
    (d, w) =>
      d.basis === 'express' || !d.expiresAt
        ? `Consent given to ${d.class === 'marketing' ? 'promotional' : 'service'} messages`
        : `Promotional messages allowed until ${w.date(d.expiresAt)} (${w.code('consentBases', d.basis)})`,
  ),
  ImpliedConsentExpired: s('Consentement tacite terminé : son temps est écoulé', 'Implied consent ended: its time is over'),
  ContactPreferencesSet: s('Préférences d’envoi modifiées', 'Sending preferences changed'),
  NumberCodeSent: s('Code envoyé au numéro', 'Code sent to the number'),
  NumberCodeRejected: s('Code du numéro inexact', 'Wrong code for the number'),
  NumberVerified: s('Numéro confirmé par son code', 'Number confirmed by its code'),
  TestTextAsked: s('Texto d’essai demandé', 'Test text message asked for'),
  SmsFailureCounted: s('Un texto n’est pas arrivé à ce numéro', 'A text message did not reach this number'),
  NumberUnreachable: s('Numéro injoignable : trop de textos perdus', 'Number cannot be reached: too many text messages lost'),
  NumberReachable: s('Numéro de nouveau joignable', 'Number can be reached again'),
} satisfies Sentences;

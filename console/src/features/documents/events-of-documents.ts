import { shortDayWords } from '@jurilien/reference';
import type { DocumentEvent, DocumentRequestEvent } from '@jurilien/rows/documents';
import { s, type Sentence, type Sentences, type Words } from '../../components/text/sentence-tools';

type Data = Record<string, unknown>;
type Lang = 'fr' | 'en';

const SIDES: Record<Lang, Record<string, string>> = {
  fr: { client: 'le client', professional: 'le professionnel', staff: 'l’équipe' },
  en: { client: 'the client', professional: 'the professional', staff: 'the team' },
};
const EVERYONE: Record<Lang, string> = { fr: 'tout professionnel qui accepte', en: 'any professional who accepts' };

/** Who did it: a professional by name. */
const by = (lang: Lang, d: Data, w: Words): string =>
  d.by === 'professional' && (d.uploaderId ?? d.viewerId ?? d.professionalId)
    ? w.name(d.uploaderId ?? d.viewerId ?? d.professionalId)
    : (SIDES[lang][String(d.by)] ?? '');
/** Whom it is about: one professional by name, all of them, or the client. */
const reader = (lang: Lang, d: Data, w: Words): string => {
  if (d.to === 'client') return SIDES[lang].client!;
  return d.professionalId ? w.name(d.professionalId) : EVERYONE[lang];
};
/** One sentence with who did it. */
const who = (fr: (name: string) => string, en: (name: string) => string): Sentence =>
  s(
    (d, w) => fr(by('fr', d, w)),
    (d, w) => en(by('en', d, w)),
  );
/** One sentence with whom it is about. */
const about = (fr: (name: string) => string, en: (name: string) => string): Sentence =>
  s(
    (d, w) => fr(reader('fr', d, w)),
    (d, w) => en(reader('en', d, w)),
  );
const count = (d: Data): number => (Array.isArray(d.itemIds) ? d.itemIds.length : Number(d.items));
const WHY_DELETED: Record<Lang, Record<string, string>> = {
  fr: {
    owner: 'Document supprimé',
    draftExpired: 'Document supprimé : la demande n’a jamais été envoyée',
    retention: 'Document supprimé : délai de conservation écoulé',
  },
  en: {
    owner: 'Document deleted',
    draftExpired: 'Document deleted: the request was never sent',
    retention: 'Document deleted: its retention period is over',
  },
};

/** What happens to documents of a request and to what is asked for, one sentence per event: a missing one does not compile. */
export const eventsOfDocuments = {
  DocumentUploaded: who(
    (name) => `Document ajouté par ${name}`,
    (name) => `Document added by ${name}`,
  ),
  DocumentRenamed: s('Document renommé', 'Document renamed'),
  DocumentShared: about(
    (name) => `Document partagé avec : ${name}`,
    (name) => `Document shared with: ${name}`,
  ),
  DocumentShareRevoked: s(
    (d, w) => `${d.why === 'wrongRecipient' ? 'Partage retiré, mauvais destinataire' : 'Document retiré à'} : ${reader('fr', d, w)}`,
    (d, w) => `${d.why === 'wrongRecipient' ? 'Share ended, wrong recipient' : 'Document no longer shared with'}: ${reader('en', d, w)}`,
  ),
  DocumentViewed: who(
    (name) => `Document ouvert par ${name}`,
    (name) => `Document opened by ${name}`,
  ),
  DocumentDownloaded: who(
    (name) => `Document téléchargé par ${name}`,
    (name) => `Document downloaded by ${name}`,
  ),
  WrongRecipientReported: about(
    (name) => `Mauvais destinataire signalé. Le lien était destiné à : ${name}`,
    (name) => `Wrong recipient reported. The link was meant for: ${name}`,
  ),
  DocumentRequestNoted: s(
    (d) => `Demande de documents inscrite au dossier (${count(d)})`,
    (d) => `Request for documents noted in the file (${count(d)})`,
  ),
  DocumentQuarantined: s(
    (d, w) => `Fichier infecté arrêté (${String(d.signature)}), envoyé par ${by('fr', d, w)}`,
    (d, w) => `Infected file stopped (${String(d.signature)}), sent by ${by('en', d, w)}`,
  ),
  DocumentDeleted: s(
    (d) => WHY_DELETED.fr[String(d.why)] ?? '',
    (d) => WHY_DELETED.en[String(d.why)] ?? '',
  ),
  DocumentsRequested: s(
    (d, w) => `Documents demandés par ${by('fr', d, w)} (${count(d)}), au plus tard le ${shortDayWords(String(d.dueOn), 'fr')}`,
    (d, w) => `Documents asked for by ${by('en', d, w)} (${count(d)}), by ${shortDayWords(String(d.dueOn), 'en')}`,
  ),
  DocumentRequestItemReceived: s('Document demandé reçu', 'Awaited document received'),
  DocumentRequestItemReopened: s('Document demandé à renvoyer : il a été supprimé', 'Awaited document wanted again: it was deleted'),
  DocumentRequestFulfilled: s('Tous les documents demandés sont reçus', 'All documents asked for are received'),
  DocumentRequestCancelled: s(
    (d) => (d.why === 'requestEnded' ? 'Documents plus attendus : la demande est terminée' : 'Demande de documents annulée'),
    (d) => (d.why === 'requestEnded' ? 'Documents no longer awaited: the request has ended' : 'Request for documents cancelled'),
  ),
  DocumentRequestOverdue: s('Documents demandés en retard', 'Documents asked for are late'),
} satisfies Sentences & Record<DocumentEvent['type'] | DocumentRequestEvent['type'], Sentence>;

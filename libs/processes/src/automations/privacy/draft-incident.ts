import { documents } from '@jurilien/documents';
import { automation, send } from '@jurilien/event-sourcing';
import { registerIncident } from '@jurilien/privacy';

/** What the team reads first, in both languages, and replaces by what it finds out. */
const DESCRIPTION = [
  'Brouillon. Une personne qui a reçu le lien d’un document ou d’une demande de documents a signalé qu’il ne lui était pas destiné. Vérifiez l’adresse utilisée et ce qui a été vu avant le signalement.',
  'Draft. Someone who received the link of a document or of a request for documents reported that it was not meant for them. Check which address was used and what was seen before the report.',
].join('\n\n');
const MEASURES = [
  'Le lien n’ouvre plus rien et le partage est retiré. Le code de confirmation n’est envoyé qu’au numéro ou à l’adresse au dossier.',
  'The link opens nothing any more and the share is revoked. The confirmation code goes to the number or address on file alone.',
].join('\n\n');

/** A link that reached the wrong person may be a confidentiality incident: the team gets its draft, and assesses it. */
export const draftIncidentWhenWrongRecipient = automation(documents)({
  name: 'draft-incident-when-wrong-recipient',
  on: {
    WrongRecipientReported: ({ occurredAt, data: { incidentId, leadId } }) => [
      send(registerIncident, {
        incidentId,
        kind: 'disclosure',
        dataKinds: ['documents'],
        occurredAt,
        discoveredAt: occurredAt,
        persons: 1,
        description: DESCRIPTION,
        measures: MEASURES,
        subjectIds: [leadId],
      }),
    ],
  },
});

import { context } from '@jurilien/event-sourcing';
import { publishLegalDocument } from './decisions/publish-legal-document.js';
import { saveLegalDocument } from './decisions/save-legal-document.js';
import { legalDocument } from './legal-document.js';
import { legalDocuments } from './views/legal-documents.js';

/** Texts that people agree to or are owed: drafts, versions, and the day each comes into force. */
export const legalContext = context({
  name: 'legal',
  deciders: [legalDocument],
  decisions: [saveLegalDocument, publishLegalDocument],
  views: [legalDocuments],
  automations: [],
});

export { legalChanges, legalCode, legalDocument, legalText, type LegalDocumentState, versionsOf } from './legal-document.js';
export { publishLegalDocument, saveLegalDocument };

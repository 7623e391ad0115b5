import { json, notNull, type RowOf, view } from '@jurilien/event-sourcing';
import type { LegalVersion } from '@jurilien/reference';
import { legalDocument, written } from '../legal-document.js';

/** A version with who published it and why. */
export interface PublishedDocument extends Omit<LegalVersion, 'code'> {
  readonly at: string;
  readonly by: string;
  readonly reason?: string;
}

/** The legal documents someone has worked on: the draft, and every version that was published. */
export const legalDocuments = view(legalDocument)({
  name: 'legal-documents',
  version: 1,
  key: 'id',
  columns: {
    id: 'text',
    draft: json(written),
    draftHash: 'text',
    draftedAt: 'timestamptz',
    draftedBy: 'text',
    writers: notNull(json<string[]>()),
    publishedVersion: 'integer',
    publishedAt: 'timestamptz',
    effectiveOn: 'text',
    versions: notNull(json<PublishedDocument[]>()),
    version: 'integer not null',
  },
  read: { defaultSort: ['id', 'asc'] },
  on: {
    LegalDocumentDrafted: (row, e) => {
      const { code: _, hash, ...draft } = e.data;
      return {
        publishedVersion: null,
        publishedAt: null,
        effectiveOn: null,
        versions: [],
        ...row,
        draft,
        draftHash: hash,
        draftedAt: e.occurredAt,
        draftedBy: e.actor.id,
        writers: [...new Set([...((row?.writers as string[] | undefined) ?? []), e.actor.id])],
        version: e.version,
      };
    },
    LegalDocumentPublished: (row, e) => {
      const { code: _, hash: _h, ...version } = e.data;
      return {
        ...row,
        draft: null,
        draftHash: null,
        draftedAt: null,
        draftedBy: null,
        writers: [],
        publishedVersion: version.version,
        publishedAt: e.occurredAt,
        effectiveOn: version.effectiveOn,
        versions: [
          ...((row?.versions as PublishedDocument[] | undefined) ?? []),
          { ...version, at: e.occurredAt, by: e.actor.id, reason: e.reason },
        ],
        version: e.version,
      };
    },
    TermsPublished: (row, e) => ({ ...row, version: e.version }),
  },
});
export type LegalDocumentRow = RowOf<typeof legalDocuments>;

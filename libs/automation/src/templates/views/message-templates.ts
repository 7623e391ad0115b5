import { json, notNull, type Row, type RowOf, view } from '@jurilien/event-sourcing';
import type { z } from 'zod';
import { messageTemplate } from '../message-template.js';
import { templateText } from '../template-text.js';

/** A version with who published it and why. */
export interface PublishedTemplate {
  readonly version: number;
  readonly text: z.infer<typeof templateText>;
  readonly at: string;
  readonly by: string;
  readonly reason?: string;
}
/** What else was done with a template. */
export interface TemplateStep {
  readonly what: 'rolledBack' | 'tested' | 'previewed' | 'retired';
  readonly at: string;
  readonly by: string;
  readonly reason?: string;
  /** The version, or the message it was shown on. */
  readonly of?: string;
}

const EMPTY: Row = { writers: [], versions: [], steps: [], inForce: 1, previewed: false, retired: false };
/** How many steps a page shows. */
const KEPT_STEPS = 50;

const none = { draft: null, draftHash: null, draftedAt: null, draftedBy: null, writers: [], previewed: false };
interface Happened {
  readonly occurredAt: string;
  readonly actor: { readonly id: string };
  readonly reason?: string;
  readonly version: number;
}
const stepped = (row: Row | undefined, e: Happened, what: TemplateStep['what'], of?: string): Row => {
  const step: TemplateStep = { what, at: e.occurredAt, by: e.actor.id, ...(e.reason ? { reason: e.reason } : {}), ...(of ? { of } : {}) };
  return { ...EMPTY, ...row, steps: [...((row?.steps as TemplateStep[] | undefined) ?? []), step].slice(-KEPT_STEPS), version: e.version };
};

/** X06: the templates someone has worked on: the draft, every version that was published, and what was done with them. */
export const messageTemplates = view(messageTemplate)({
  name: 'message-templates',
  version: 1,
  key: 'id',
  columns: {
    id: 'text',
    draft: json(templateText),
    draftHash: 'text',
    draftedAt: 'timestamptz',
    draftedBy: 'text',
    writers: notNull(json<string[]>()),
    previewed: 'boolean not null',
    inForce: 'integer not null',
    retired: 'boolean not null',
    versions: notNull(json<PublishedTemplate[]>()),
    steps: notNull(json<TemplateStep[]>()),
    version: 'integer not null',
  },
  read: { defaultSort: ['id', 'asc'] },
  on: {
    TemplateDraftSaved: (row, e) => ({
      ...EMPTY,
      ...row,
      draft: e.data.text,
      draftHash: e.data.hash,
      draftedAt: e.occurredAt,
      draftedBy: e.actor.id,
      writers: [...new Set([...((row?.writers as string[] | undefined) ?? []), e.actor.id])],
      previewed: false,
      version: e.version,
    }),
    TemplatePreviewed: (row, e) => ({ ...stepped(row, e, 'previewed', e.data.on), previewed: true }),
    TemplateTested: (row, e) => stepped(row, e, 'tested', e.data.version?.toString()),
    TemplatePublished: (row, e) => {
      const { version, text } = e.data;
      const published = { version, text, at: e.occurredAt, by: e.actor.id, ...(e.reason ? { reason: e.reason } : {}) };
      const versions = [...((row?.versions as PublishedTemplate[] | undefined) ?? []), published];
      return { ...EMPTY, ...row, ...none, inForce: version, versions, version: e.version };
    },
    TemplateRolledBack: (row, e) => ({ ...stepped(row, e, 'rolledBack', String(e.data.to)), inForce: e.data.to }),
    TemplateRetired: (row, e) => ({ ...stepped(row, e, 'retired'), ...none, retired: true }),
  },
});
export type MessageTemplateRow = RowOf<typeof messageTemplates>;

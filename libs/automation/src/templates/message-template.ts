import { decider, event, type EventOf } from '@jurilien/event-sourcing';
import { templateOf, textOfTemplate, type TemplateText } from '@jurilien/notifications';
import { z } from 'zod';
import { templateText } from './template-text.js';

const code = z.string();
const ofDraft = z.object({ code, hash: z.string() });
const drafted = ofDraft.extend({ text: templateText });

/** Every event of the words of a message, whose stream bears the code of its template (4.8.1). What is shipped is version 1 and has no event. */
const messageTemplateEvents = {
  /** `hash` is of all the words: what is looked at and published is what was read. */
  TemplateDraftSaved: event(drafted),
  /** The draft was shown in both languages on a message that was really sent, or on samples where there was none yet. */
  TemplatePreviewed: event(ofDraft.extend({ on: z.string() })),
  /** Someone sent themselves the draft, or the version in force. */
  TemplateTested: event(z.object({ code, version: z.int().optional(), hash: z.string().optional(), lang: z.enum(['fr', 'en']) })),
  TemplatePublished: event(drafted.extend({ version: z.int().min(2) })),
  TemplateRolledBack: event(z.object({ code, to: z.int().min(1) })),
  TemplateRetired: event(z.object({ code })),
};
export type MessageTemplateEvent = EventOf<typeof messageTemplateEvents>;

type Written = z.infer<typeof templateText>;
export interface TemplateVersion {
  readonly version: number;
  readonly text: TemplateText;
}

export interface MessageTemplateState {
  readonly draft?: {
    readonly text: Written;
    readonly hash: string;
    /** Everyone who wrote in it since the last publication. */
    readonly writers: readonly string[];
    /** Whether it was shown on a real message as it is now. */
    readonly previewed: boolean;
  };
  /** Published ones, the oldest first; what is shipped comes before them all. */
  readonly published: readonly TemplateVersion[];
  /** The number of the version in force. */
  readonly inForce: number;
  /** Who put it in force; nothing for what is shipped. */
  readonly inForceBy?: string;
  readonly retired: boolean;
}

/** The words of a message: a draft, and versions that never change once they are published. Its category is a name that no other begins with. */
export const messageTemplate = decider<MessageTemplateState, typeof messageTemplateEvents>({
  category: 'template',
  events: messageTemplateEvents,
  initial: { published: [], inForce: 1, retired: false },
  evolve(s, e, { actor }) {
    switch (e.type) {
      case 'TemplateDraftSaved': {
        const { text, hash } = e.data;
        const writers = [...new Set([...(s.draft?.writers ?? []), actor.id])];
        return { ...s, draft: { text, hash, writers, previewed: false } };
      }
      case 'TemplatePreviewed':
        return s.draft?.hash === e.data.hash ? { ...s, draft: { ...s.draft, previewed: true } } : s;
      case 'TemplateTested':
        return s;
      case 'TemplatePublished': {
        const { version, text } = e.data;
        return { ...s, draft: undefined, published: [...s.published, { version, text }], inForce: version, inForceBy: actor.id };
      }
      case 'TemplateRolledBack':
        return { ...s, inForce: e.data.to, inForceBy: actor.id };
      case 'TemplateRetired':
        return { ...s, draft: undefined, retired: true };
      default:
        return e satisfies never;
    }
  },
});

/** Every version of a template, the oldest first: what is shipped, then what was published. */
export function templateVersions(code: string, s: MessageTemplateState): readonly TemplateVersion[] {
  const shipped = textOfTemplate(templateOf(code));
  // Versions of before notices had words of their own keep the one that is shipped.
  const whole = (text: TemplateText): TemplateText => (shipped.inapp && !text.inapp ? { ...text, inapp: shipped.inapp } : text);
  return [{ version: 1, text: shipped }, ...s.published.map(({ version, text }) => ({ version, text: whole(text) }))];
}

/**
 * The words of a template: those in force, or those of a version that a run began with.
 * @param version nothing for the one in force
 */
export function templateWords(code: string, s: MessageTemplateState, version: number = s.inForce): TemplateVersion {
  const versions = templateVersions(code, s);
  return versions.find((v) => v.version === version) ?? versions[0]!;
}

import { randomUUID } from 'node:crypto';
import type { CampaignContent, CampaignState } from '@jurilien/campaigns';
import { renderWritten, type Rendered, type Sender } from '@jurilien/notifications';
import type { Province } from '@jurilien/reference';
import { preferencesUrl, senderOf, type Kernel } from '@jurilien/runtime';
import { readerKind } from './freeze.js';

/** What a reader of a campaign gets. */
export interface AskedWords {
  readonly lang: 'fr' | 'en';
  readonly variant?: 'a' | 'b' | null | undefined;
  readonly audience: 'client' | 'professional' | 'anyone';
  readonly sender: Sender;
  /** Where its reader chooses what comes to them; an e-mail bears it. */
  readonly preferencesUrl?: string | undefined;
}

/** The words of a campaign to one reader, with who writes them and how to have no more of them. */
export function campaignWords({ channel, words, trial }: CampaignContent, asked: AskedWords): Rendered {
  const { lang, variant, audience, sender, preferencesUrl: url } = asked;
  const { subject, body } = words[lang];
  const said = { subject: variant === 'b' && trial ? trial.subjects[lang] : subject, body };
  return renderWritten(channel, { lang, messageClass: 'marketing', audience, name: '', sender, preferencesUrl: url }, said);
}

/** A reader of a campaign, as far as its words depend on them. */
export interface CampaignReader extends Pick<AskedWords, 'lang' | 'variant'> {
  readonly province?: Province | null | undefined;
}

/** Stands for the link of a reader in words that are written for all of them. */
const LINK = randomUUID();
/** Words are kept so long, and so many of them: hours and names that stand in them may change. */
const KEPT = { forMs: 60_000, atMost: 100 } as const;
const kept = new WeakMap<Kernel, Map<string, { readonly until: number; readonly words: Rendered }>>();

/** The words of a campaign to one reader: written once for all who read the same but for their own link. */
export function wordsForReader(kernel: Kernel, campaignId: string, s: CampaignState, reader: CampaignReader, link?: string): Rendered {
  const { lang, variant, province } = reader;
  const known = kept.get(kernel) ?? new Map<string, { readonly until: number; readonly words: Rendered }>();
  kept.set(kernel, known);
  const key = [campaignId, s.edit, lang, variant ?? '', province ?? '', link === undefined].join('/');
  const found = known.get(key);
  const words = found && found.until > Date.now() ? found.words : written(kernel, s, reader, link !== undefined);
  if (words !== found?.words) {
    if (known.size >= KEPT.atMost) known.clear();
    known.set(key, { until: Date.now() + KEPT.forMs, words });
  }
  if (link === undefined) return words;
  const { html, text } = words;
  return { ...words, text: text.replaceAll(LINK, link), ...(html ? { html: html.replaceAll(LINK, link) } : {}) };
}

function written(kernel: Kernel, s: CampaignState, { lang, variant, province }: CampaignReader, linked: boolean): Rendered {
  const url = linked ? { preferencesUrl: preferencesUrl(kernel.settings.publicUrl, lang, LINK) } : {};
  const sender = senderOf(kernel, province ?? 'QC');
  return campaignWords(s.content!, { lang, variant, audience: readerKind(s.audience), sender, ...url });
}

import type { CampaignContent } from '@jurilien/campaigns';
import { renderWritten, type Rendered, type Sender } from '@jurilien/notifications';

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
  const { lang, variant, audience, sender, preferencesUrl } = asked;
  const { subject, body } = words[lang];
  const said = { subject: variant === 'b' && trial ? trial.subjects[lang] : subject, body };
  return renderWritten(channel, { lang, messageClass: 'marketing', audience, name: '', sender, preferencesUrl }, said);
}

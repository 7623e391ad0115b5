import { renderNeutral, type Channel, type NeutralContent, type Rendered, type Vars } from '@jurilien/notifications';
import { issueLink, linkUrl, type Kernel } from '@jurilien/runtime';
import type { Composed } from './composed.js';
import { LINK_DAYS } from './link-days.js';

/** Which of a rule's addresses leads to what it is about, before any other. */
const FIRST = ['confirmUrl', 'answerUrl', 'talkUrl', 'surveyUrl', 'undoUrl', 'linkUrl', 'resumeUrl', 'offerUrl', 'sheetUrl', 'statusUrl'];

interface Origins {
  readonly publicUrl: string;
  /** Where plain addresses start. */
  readonly origin: string;
}

/** The plain address of a personal link; any other address at the plain origin, without the path that would name its matter. */
function plain(url: string, { origin }: Origins): string {
  const token = /(?<![\w-])[\w-]{43}(?![\w-])/.exec(url)?.[0];
  return token ? `${origin}/m/${token}` : origin;
}

/** What the words of a rule come to without content: a code, or where to read the rest; nothing when they have neither. */
export function neutralContent(vars: Vars, origins: Origins): NeutralContent | undefined {
  if ('otp' in vars) return { otp: String(vars.otp) };
  const name = FIRST.find((n) => n in vars) ?? Object.keys(vars).find((n) => n === 'url' || n.endsWith('Url'));
  return name ? { url: plain(String(vars[name]), origins) } : undefined;
}

/** The words of a rule without content; where it has no page of its own, its request's page says the rest. */
export async function neutralWords(
  kernel: Kernel,
  { lang, vars }: Composed,
  { channel, leadId, choices }: { readonly channel: Channel; readonly leadId?: string; readonly choices?: string },
): Promise<Rendered> {
  const { publicUrl, NEUTRAL_URL = publicUrl } = kernel.settings;
  const origin = NEUTRAL_URL.replace(/\/$/, '');
  const origins = { publicUrl, origin };
  const content = neutralContent(vars, origins) ?? { url: plain(leadId ? await statusOf(kernel, lang, leadId) : origin, origins) };
  return renderNeutral(channel, lang, content, choices?.replace(publicUrl, origin));
}

async function statusOf(kernel: Kernel, lang: 'fr' | 'en', leadId: string): Promise<string> {
  const token = await issueLink(kernel, { purpose: 'lead-status', subject: { leadId }, lang, days: LINK_DAYS['lead-status'] });
  return linkUrl(kernel.settings.publicUrl, 'lead-status', lang, token);
}

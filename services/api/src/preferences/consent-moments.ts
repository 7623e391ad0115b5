import type { Answer } from '@jurilien/contracts/api';
import { legalDocument, versionsOf } from '@jurilien/legal';
import { consentHistory, contactPoint, NO_TEXT, type ConsentMoment } from '@jurilien/messaging';
import { readStream } from '@jurilien/persistence';
import { storedText, type LegalCode } from '@jurilien/reference';
import { stateOf, type Kernel } from '@jurilien/runtime';

type TeamMoment = Answer<'GET /api/lawyers/:id/consents'>['history'][number];
export type OwnMoment = Answer<'POST /api/public/preferences/standing'>['history'][number];
type AgreedText = NonNullable<OwnMoment['text']>;

/** The document that an agreement was given beside, where it does not name it. */
const BESIDE: Readonly<Record<string, LegalCode>> = { form: 'request-consents', call: 'phone-script', system: 'purchase-terms' };

/**
 * The words of an agreement as they stood in the version that was shown, in the language it was shown in.
 * @param parts the sentence of the document, most exact name first; none where no one wrote down which one it was
 * @returns nothing where no text was agreed to (a basis that the law implies, a list that staff brought in)
 */
export async function agreedTextOf(
  kernel: Kernel,
  stored: string,
  { about, parts }: { readonly about: LegalCode; readonly parts: readonly string[] },
): Promise<AgreedText> {
  const { document, version, lang } = storedText(stored, about);
  const versions = versionsOf(await stateOf(kernel, legalDocument, document), document);
  const text = versions.find((v) => v.version === version)?.[lang ?? 'fr'];
  const part = parts.flatMap((id) => text?.parts.find((p) => p.id === id) ?? [])[0];
  const sentence = part?.paragraphs?.join(' ');
  return { document, version, ...(lang ? { lang } : {}), ...(sentence ? { sentence } : {}) };
}

async function textOf(kernel: Kernel, { textVersion, how, part, what }: ConsentMoment): Promise<AgreedText | undefined> {
  if (!textVersion || textVersion === NO_TEXT || how === 'import') return undefined;
  const about = BESIDE[how ?? ''] ?? 'message-choices';
  return agreedTextOf(kernel, textVersion, { about, parts: part ? [part] : what === 'marketing' ? [what] : [] });
}

/** The history of consents of one address, the newest first, with what proves each agreement; for the team. */
async function momentsWithProof(kernel: Kernel, contactId: string): Promise<Omit<TeamMoment, 'channel'>[]> {
  const events = await readStream(kernel.db, kernel.codec, `${contactPoint.category}-${contactId}`);
  const moments = await Promise.all(
    consentHistory(events).map(async (moment) => {
      const { textVersion: _, part: __, ...rest } = moment;
      const text = await textOf(kernel, moment);
      return { ...rest, ...(text ? { text } : {}) };
    }),
  );
  return moments.reverse();
}

/** The same for who holds the address: what they said and in which words, without the names and hashes that prove it to others. */
export async function ownMoments(kernel: Kernel, contactId: string): Promise<OwnMoment[]> {
  const moments = await momentsWithProof(kernel, contactId);
  return moments.map(({ evidence: _, consentId: __, ...own }) => own);
}

/** The same of both addresses of a person, for the team. */
export async function teamMoments(
  kernel: Kernel,
  addresses: Readonly<Partial<Record<TeamMoment['channel'], string>>>,
): Promise<TeamMoment[]> {
  const found = await Promise.all(
    (['email', 'sms'] as const).map(async (channel) => {
      const contactId = addresses[channel];
      return contactId ? (await momentsWithProof(kernel, contactId)).map((moment) => ({ ...moment, channel })) : [];
    }),
  );
  return found.flat().sort((a, b) => b.at.localeCompare(a.at));
}

import { Refused, type Recorded } from '@jurilien/event-sourcing';
import { legalDocument, versionsOf } from '@jurilien/legal';
import { lead, type LeadState } from '@jurilien/lead';
import { readStream } from '@jurilien/persistence';
import { CONSENT_TEXTS, consentReceipt, maskEmail, maskPhone, type ProvenAddress, requestSummary } from '@jurilien/processes';
import {
  calendarDay,
  type GeneratedPaper,
  legalAidSheet,
  type LegalCode,
  type LegalVersion,
  productNameOf,
  type RequestPaper,
  shippedDocument,
} from '@jurilien/reference';
import { databaseNow, stateOf, type Kernel } from '@jurilien/runtime';
import { documentsOf } from '../documents/shown.js';
import { answersOf } from '../requests/answers.js';
import { refuseDrawnTooOften } from './send-paper.js';

/** What a reader asks for, and what of the request they are not shown in full; nothing is hidden from its client. */
export interface AskedPaper {
  readonly kind: RequestPaper;
  /** By default the client's own. */
  readonly lang?: 'fr' | 'en' | undefined;
  readonly as: 'words' | 'pdf';
  readonly hidden: ReadonlySet<string>;
}

interface Making {
  readonly leadId: string;
  readonly state: LeadState;
  readonly hidden: ReadonlySet<string>;
  readonly lang: 'fr' | 'en';
  readonly madeAt: string;
  readonly product: string;
}

/** A paper of a request, from the log itself. @throws Refused for a request that was not sent, or whose person is erased */
export async function paperOfRequest(kernel: Kernel, leadId: string, asked: AskedPaper): Promise<{ paper: GeneratedPaper; code: string }> {
  const state = await stateOf(kernel, lead, leadId);
  const { code, submittedAt } = state;
  if (!code || !submittedAt) throw new Refused('NOT_FOUND', 'lead');
  if (state.erased) throw new Refused('WRONG_STATE', 'person-erased');
  if (asked.as === 'pdf') await refuseDrawnTooOften(kernel, `${leadId}:${asked.kind}`);
  const lang = asked.lang ?? state.lang;
  const product = productNameOf(kernel.configuration.current())[lang];
  const making: Making = { leadId, state, lang, product, hidden: asked.hidden, madeAt: await databaseNow(kernel) };
  return { paper: await MAKERS[asked.kind](kernel, making), code };
}

const MAKERS: Readonly<Record<RequestPaper, (kernel: Kernel, making: Making) => Promise<GeneratedPaper>>> = {
  async consentReceipt(kernel, { leadId, state, hidden, ...made }) {
    const texts = await versionsNow(kernel);
    return consentReceipt({
      ...made,
      code: state.code!,
      sentAt: state.submittedAt!,
      referred: state.referredBy !== undefined,
      events: await readStream(kernel.db, kernel.codec, `${lead.category}-${leadId}`),
      addresses: await provenAddresses(kernel, state, hidden),
      versions: (code) => texts.get(code) ?? [shippedDocument(code)],
      privacyUrl: `${kernel.settings.publicUrl}${made.lang === 'fr' ? '/vie-privee' : '/en/privacy'}`,
    });
  },
  async requestSummary(kernel, { leadId, ...made }) {
    const [{ all }, { documents }] = await Promise.all([answersOf(kernel, made.state), documentsOf(kernel, leadId)]);
    // What others sent about the matter is no part of what the client wrote.
    return requestSummary({ ...made, answers: all, documents: documents.filter(({ by }) => by === 'client') });
  },
  legalAidSheet: (_kernel, { state, ...made }) =>
    Promise.resolve(legalAidSheet({ ...made, province: state.facts.province ?? 'QC', day: calendarDay(made.madeAt) })),
};

/** Every version of the documents that consents are given to. */
async function versionsNow(kernel: Kernel): Promise<ReadonlyMap<LegalCode, readonly LegalVersion[]>> {
  const all = CONSENT_TEXTS.map(async (code) => [code, versionsOf(await stateOf(kernel, legalDocument, code), code)] as const);
  return new Map(await Promise.all(all));
}

/**
 * What was chosen for the addresses that this request has confirmed. One that no code or link has confirmed may be anyone's: the code
 * that opens this paper may have gone to the other one.
 */
async function provenAddresses(
  kernel: Kernel,
  { email, phoneNumber, facts }: LeadState,
  hidden: ReadonlySet<string>,
): Promise<ProvenAddress[]> {
  const eventsOf = (name: string): Promise<readonly Recorded[]> =>
    readStream(kernel.db, kernel.codec, `contact-${kernel.secrets.hash(name)}`);
  const [mail, phone] = [facts.emailConfirmed ? email : undefined, facts.phoneNumberConfirmed ? phoneNumber : undefined];
  const mailbox = mail ? [{ address: hidden.has('email') ? maskEmail(mail) : mail, of: `email:${mail.trim().toLowerCase()}` }] : [];
  const number = phone ? [{ address: hidden.has('phoneNumber') ? maskPhone(phone) : phone, of: `phone:${phone}` }] : [];
  return Promise.all([...mailbox, ...number].map(async ({ address, of }) => ({ address, events: await eventsOf(of) })));
}

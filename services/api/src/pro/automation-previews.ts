import { acceptance } from '@jurilien/acceptance';
import type { Answer, Asked } from '@jurilien/contracts/api';
import { ERASED, Refused } from '@jurilien/event-sourcing';
import { lead, type LeadState } from '@jurilien/lead';
import { samples } from '@jurilien/notifications';
import { contactReadable, filledWords, OWN_RULES } from '@jurilien/processes';
import { textFaults, zoneOfPro } from '@jurilien/professionals';
import { localDate, segmentsOf, startOfDay } from '@jurilien/reference';
import { databaseNow, senderOf, stateOf, writeWords, type Kernel } from '@jurilien/runtime';
import type { AcceptanceRow } from '@jurilien/rows/acceptance';
import { type Own, ownRows } from './own.js';

type Wished = Asked<'POST /api/pro/automations/preview'>['body'];
type Preview = Answer<'POST /api/pro/automations/preview'>['previews'][number];
type Client = Pick<LeadState, 'lang' | 'clientName' | 'code'>;

/**
 * How texts would read: on a sample in each language there is one in, and on the newest accepted request whose contact data the professional
 * may read. @throws Refused VALIDATION with what is wrong at each text, as saving it would
 */
export async function previewsOf(kernel: Kernel, own: Own, wished: Wished): Promise<Preview[]> {
  const langs = (['fr', 'en'] as const).filter((lang) => wished.texts[lang]);
  const faults = wished.kind === 'selfReminder' ? [] : langs.flatMap((lang) => textFaults(`texts.${lang}`, wished.texts[lang]!, lang));
  if (faults.length > 0) throw new Refused('VALIDATION', 'input', faults);
  const now = await databaseNow(kernel);
  const newest = await newestAccepted(kernel, own, now);
  // Until a day of return was chosen, it reads with that of today.
  const { province = 'QC' } = own.state;
  const backOn = wished.backOn ?? localDate(now, { province, zone: zoneOfPro(own.state) });
  const text = { ...wished, backOn };
  const ofRequest = newest && wished.texts[newest.lang] ? [written(kernel, own, text, newest, newest.code)] : [];
  return [...langs.map((lang) => written(kernel, own, text, sampleOf(wished.kind, lang))), ...ofRequest].filter((p) => p !== undefined);
}

const sampleOf = (kind: Wished['kind'], lang: 'fr' | 'en'): Client => {
  const { clientName = lang === 'fr' ? 'Élise Bouchard' : 'Elise Bouchard', code } = samples[OWN_RULES[kind]]![lang];
  return { lang, clientName: String(clientName), code: String(code) };
};

/** The client of the newest acceptance; nothing where there is none, or its contact data may not be read any more. */
async function newestAccepted(kernel: Kernel, own: Own, now: string): Promise<Client | undefined> {
  const [row] = await ownRows<AcceptanceRow>(kernel, 'acceptances', own, { perPage: 1, sort: 'at', order: 'desc' });
  if (!row) return undefined;
  const [deal, request] = await Promise.all([stateOf(kernel, acceptance, row.id), stateOf(kernel, lead, row.leadId)]);
  return contactReadable(deal, now) && request.clientName !== ERASED ? request : undefined;
}

/** One message as it would leave, on both ways; nothing where a variable has no value. */
function written(
  kernel: Kernel,
  { state: pro }: Own,
  { kind, texts, backOn }: Wished & { readonly backOn: string },
  client: Client,
  code?: string,
): Preview | undefined {
  const { lang } = client;
  const rule = OWN_RULES[kind];
  const where = { province: pro.province ?? ('QC' as const), zone: zoneOfPro(pro) };
  const until = startOfDay(backOn, where);
  const body = filledWords(kind, { texts, until }, lang, client, pro);
  if (!body) return undefined;
  const { words: _, ...sample } = samples[rule]![lang];
  const vars = { ...sample, proName: pro.name, code: client.code!, ...('clientName' in sample ? { clientName: client.clientName! } : {}) };
  const sender = senderOf(kernel, pro.province);
  const { text } = writeWords(kernel, rule, 'sms', lang, { ...vars, words: body }, { sender });
  const mail = writeWords(kernel, rule, 'email', lang, { ...vars, words: body }, { sender });
  return {
    lang,
    ...(code ? { code } : {}),
    sms: { text, segments: segmentsOf(text).segments },
    email: { subject: mail.subject ?? '', text: mail.text },
  };
}

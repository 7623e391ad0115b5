import { creditAccount, purchase, type CreditEvent } from '@jurilien/credits';
import { ERASED, type Recorded } from '@jurilien/event-sourcing';
import { acceptance } from '@jurilien/acceptance';
import { lead } from '@jurilien/lead';
import { type Built, placeOf, readStream, statement } from '@jurilien/persistence';
import { professional } from '@jurilien/professionals';
import type { CoinName } from '@jurilien/reference';
import { stateOf, type Kernel } from '@jurilien/runtime';
import { agreedWords, type AgreedWords } from './agreed-words.js';

/** One acceptance that coins of the purchase paid for: of the client nothing but the code. */
interface PaidAcceptance {
  readonly at: string;
  readonly code: string;
  readonly cc: number;
  readonly contactedAt?: string;
  /** Coins of it that were given back. */
  readonly backCc: number;
}
interface SignIn {
  readonly at: string;
  readonly lastSeenAt: string;
  readonly device: string;
  readonly methods: readonly string[];
}
interface Letter {
  readonly at: string;
  readonly rule: string;
  readonly channel: string;
  readonly state: string;
  readonly deliveredAt?: string;
}
/** What a bank is answered with about one disputed payment (4.4.7). */
export interface EvidencePack {
  readonly purchaseId: string;
  readonly professionalId: string;
  readonly professional: string;
  readonly buyer: string;
  readonly address: readonly string[];
  readonly startedAt: string;
  readonly paidAt?: string;
  readonly cc: number;
  /** What the coins were called when they were bought. */
  readonly coins?: CoinName;
  readonly grossCents: number;
  readonly invoiceNo?: string;
  readonly paymentIntent?: string;
  /** Terms of sale accepted with this very purchase, and those of the membership. */
  readonly saleTerms?: AgreedWords;
  readonly memberTerms?: string;
  readonly disputes: readonly {
    readonly at: string;
    readonly disputeId: string;
    readonly code: string;
    readonly grossCents: number;
    readonly dueBy?: string;
  }[];
  readonly acceptances: readonly PaidAcceptance[];
  readonly signIns: readonly SignIn[];
  readonly letters: readonly Letter[];
}

type Entry = Pick<CreditEvent, 'type'> & { readonly data: CreditEvent['data']; readonly occurredAt: string };
/** Coins of one lot in an entry. */
const ofLot = (parts: readonly { readonly lotId: string; readonly cc: number }[], lotId: string): number =>
  parts.reduce((n, part) => (part.lotId === lotId ? n + part.cc : n), 0);

/** Acceptances that took coins of a lot, and what of them came back: from the book itself, in its order. */
export function paidWith(
  entries: readonly Entry[],
  lotId: string,
): { acceptanceId: string; leadId: string; at: string; cc: number; backCc: number }[] {
  const found = new Map<string, { acceptanceId: string; leadId: string; at: string; cc: number; backCc: number }>();
  for (const e of entries as readonly (CreditEvent & { readonly occurredAt: string })[]) {
    if (e.type !== 'HoldCaptured' && e.type !== 'CreditsRefunded') continue;
    const cc = ofLot(e.data.parts, lotId);
    const { acceptanceId, leadId } = e.data;
    const known = found.get(acceptanceId);
    if (cc === 0) continue;
    if (e.type === 'HoldCaptured') found.set(acceptanceId, { acceptanceId, leadId, at: e.occurredAt, cc, backCc: known?.backCc ?? 0 });
    else if (known) found.set(acceptanceId, { ...known, backCc: known.backCc + cc });
  }
  return [...found.values()];
}

const MOST = 200;
/** How long before the purchase sign-ins still say something. */
const BEFORE_DAYS = 90;

/** Everything about one purchase that shows who bought, what was accepted and what was used. Nothing of a client but codes. */
export async function evidenceOf(kernel: Kernel, purchaseId: string): Promise<EvidencePack | undefined> {
  const events = (await readStream(kernel.db, kernel.codec, `purchase-${purchaseId}`)) as readonly Recorded[];
  const state = await stateOf(kernel, purchase, purchaseId);
  const { started, professionalId, startedAt } = state;
  if (!started || !startedAt) return undefined;
  const [book, member, signIns, letters] = await Promise.all([
    readStream(kernel.db, kernel.codec, `${creditAccount.category}-${professionalId}`),
    stateOf(kernel, professional, professionalId),
    signInsOf(kernel, professionalId, startedAt),
    lettersTo(kernel, professionalId, startedAt),
  ]);
  const paid = state.lotId ? paidWith(book as unknown as readonly Entry[], state.lotId) : [];
  const order = events.find(({ type }) => type === 'PurchaseStarted');
  const saleTerms =
    order && started.termsVersion
      ? await agreedWords(kernel, started.termsVersion, { about: 'purchase-terms', lang: started.lang, order })
      : undefined;
  return {
    purchaseId,
    professionalId,
    professional: member.name,
    buyer: started.buyer,
    address: started.buyerAddress === ERASED ? [] : started.buyerAddress.split('\n'),
    startedAt,
    ...(state.paidAt ? { paidAt: state.paidAt } : {}),
    cc: started.cc,
    ...(state.coins ? { coins: state.coins } : {}),
    grossCents: started.grossCents,
    ...(state.invoiceNo ? { invoiceNo: state.invoiceNo } : {}),
    ...(state.paymentIntent ? { paymentIntent: state.paymentIntent } : {}),
    ...(saleTerms ? { saleTerms } : {}),
    ...(member.termsVersion ? { memberTerms: member.termsVersion } : {}),
    disputes: events.flatMap(({ type, data, occurredAt }) =>
      type === 'PurchaseDisputed'
        ? [
            {
              at: occurredAt,
              disputeId: String(data['disputeId']),
              code: String(data['code']),
              grossCents: Number(data['grossCents']),
              ...(data['evidenceDueBy'] ? { dueBy: String(data['evidenceDueBy']) } : {}),
            },
          ]
        : [],
    ),
    acceptances: await Promise.all(
      paid.map(async ({ acceptanceId, leadId, at, cc, backCc }) => {
        const [deal, request] = await Promise.all([stateOf(kernel, acceptance, acceptanceId), stateOf(kernel, lead, leadId)]);
        return { at, code: request.code ?? '–', cc, backCc, ...(deal.contactedAt ? { contactedAt: deal.contactedAt } : {}) };
      }),
    ),
    signIns,
    letters,
  };
}

const iso = (at: Date | string): string => new Date(at).toISOString();

/** Sign-ins of the buyer's own accounts; never those of an administrator who looked through their eyes. */
async function signInsOf(kernel: Kernel, professionalId: string, since: string): Promise<SignIn[]> {
  const place = (name: string): Built => placeOf(kernel.registry.views.get(name)!);
  const rows = await kernel.db.query<{ at: Date; seen: Date; device: string | null; methods: string[] | null }>(
    statement`select s."startedAt" as at, s."lastSeenAt" as seen, s.device, s.methods
       from ${place('users')} u join ${place('sessions')} s on s."userId" = u.id
      where u."professionalId" = ${professionalId}::uuid and s.by is null and s."startedAt" >= ${since}::timestamptz - make_interval(days => ${BEFORE_DAYS})
      order by s."startedAt" limit ${MOST}`,
  );
  return rows.map(({ at, seen, device, methods }) => ({
    at: iso(at),
    lastSeenAt: iso(seen),
    device: device ?? '',
    methods: methods ?? [],
  }));
}

/** What was written to the buyer since the purchase started, and whether it arrived; no words of it. */
async function lettersTo(kernel: Kernel, professionalId: string, since: string): Promise<Letter[]> {
  const rows = await kernel.db.query<{ at: Date; rule: string; channel: string; state: string; delivered: Date | null }>(
    statement`select m."queuedAt" as at, m.rule, m.channel, m.state, m."deliveredAt" as delivered
       from ${placeOf(kernel.registry.views.get('messages')!)} m
      where m."recipientId" = ${professionalId} and m."queuedAt" >= ${since}::timestamptz
      order by m."queuedAt" limit ${MOST}`,
  );
  return rows.map(({ at, rule, channel, state, delivered }) => ({
    at: iso(at),
    rule,
    channel,
    state,
    ...(delivered ? { deliveredAt: iso(delivered) } : {}),
  }));
}

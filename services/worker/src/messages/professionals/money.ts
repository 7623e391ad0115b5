import { autoTopUp, availableCc, creditAccount, isTopUpOn, type CreditState, type TopUpState } from '@jurilien/credits';
import { ERASED } from '@jurilien/event-sourcing';
import { formatCoins, type Vars } from '@jurilien/notifications';
import { placeOf, statement } from '@jurilien/persistence';
import { professional, type ProfessionalState } from '@jurilien/professionals';
import { billingModel, dayWords, defaults, HOUR_MS, zoneOf } from '@jurilien/reference';
import { stateOf, type Kernel } from '@jurilien/runtime';
import type { NotifyInput } from '../notify.js';
import type { Composed } from '../composed.js';

interface Facts {
  readonly pro: ProfessionalState;
  readonly account: CreditState;
  readonly topup: TopUpState;
  readonly input: NotifyInput;
  readonly buyUrl: string;
  /** Where a page of ours is. */
  readonly url: (path: string) => string;
}
const text = (input: NotifyInput, name: string): string => String(input.vars?.[name] ?? '');
const totalOf = (input: NotifyInput, lang: 'fr' | 'en'): string =>
  new Intl.NumberFormat(`${lang}-CA`, { style: 'currency', currency: 'CAD' }).format(Number(input.vars?.['cents'] ?? 0) / 100);
/** An hour of patience: the occasion may be told a little before or after its instant. */
const SLACK_MS = HOUR_MS;

const FACTS: Readonly<Record<string, (f: Facts) => Vars | undefined>> = {
  // Bought meanwhile or by itself, or on a plan that asks for no coins: nothing to say.
  R42: ({ pro, account, topup, input, buyUrl }) => {
    const left = availableCc(account, input.now);
    const needed = account.open && billingModel(pro.province) === 'credits' && left < defaults['credits.lowBalanceCc'] && !isTopUpOn(topup);
    return needed ? { balance: formatCoins(left, pro.lang), buyUrl } : undefined;
  },
  R43: ({ pro, account, input, buyUrl }) => {
    const lot = account.lots.find((l) => l.lotId === text(input, 'lotId'));
    const ends = lot?.expiresAt === text(input, 'expiresAt') && Date.parse(lot.expiresAt) > Date.parse(input.now) + SLACK_MS;
    if (!lot || !ends || lot.cc === 0 || !account.open) return undefined;
    return { coins: formatCoins(lot.cc, pro.lang), date: dayWords(lot.expiresAt!, pro.lang, zoneOf(pro.province ?? 'QC')), buyUrl };
  },
  R44: ({ pro, input, url }) => ({
    proName: pro.name,
    what: text(input, 'what'),
    invoiceNo: text(input, 'invoiceNo'),
    total: totalOf(input, pro.lang),
    documentUrl: `${url(pro.lang === 'fr' ? '/facture' : '/en/invoice')}?no=${text(input, 'invoiceNo')}`,
  }),
  // Approved or ended meanwhile: nothing to say.
  'top-up-approval': ({ pro, topup, input, buyUrl }) =>
    topup.pending?.purchaseId === text(input, 'purchaseId')
      ? { coins: formatCoins(topup.pending.cc, pro.lang), total: totalOf(input, pro.lang), buyUrl: `${buyUrl}#recharge` }
      : undefined,
  R45: ({ pro, input, buyUrl }) => ({ proName: pro.name, problem: text(input, 'problem'), buyUrl }),
};

/** A low balance is told once in any seven days (R42). */
const LOW_AGAIN_MS = 7 * 86_400_000;
/** Whether long enough has passed since it was told last. */
export const lowAgain = (lastAt: Date | string | undefined, now: number): boolean =>
  lastAt === undefined || now - new Date(lastAt).getTime() >= LOW_AGAIN_MS;

/** When a letter of a rule was last written to somebody; those that were held back were never read. */
async function lastTold(kernel: Kernel, rule: string, professionalId: string): Promise<Date | undefined> {
  const [row] = await kernel.db.query<{ at: Date | null }>(
    statement`select max(m."queuedAt") as at from ${placeOf(kernel.registry.views.get('messages')!)} m
      where m."recipientId" = ${professionalId} and m.rule = ${rule} and m.state is distinct from 'Suppressed'`,
  );
  return row?.at ?? undefined;
}

/** Whether a rule is about a professional's money. */
export const isMoneyRule = (rule: string): boolean => Object.hasOwn(FACTS, rule);

/** Words to a professional about balance, documents and payments; nothing when the moment has passed or the person was erased. */
export async function moneyWords(kernel: Kernel, input: NotifyInput): Promise<Composed | undefined> {
  const professionalId = input.professionalId!;
  const [pro, account, topup] = await Promise.all([
    stateOf(kernel, professional, professionalId),
    stateOf(kernel, creditAccount, professionalId),
    stateOf(kernel, autoTopUp, professionalId),
  ]);
  if (!pro.email || pro.email === ERASED) return undefined;
  if (input.rule === 'R42' && !lowAgain(await lastTold(kernel, 'R42', professionalId), Date.parse(input.now))) return undefined;
  const url = (path: string): string => kernel.settings.publicUrl + path;
  const buyUrl = url(pro.lang === 'fr' ? '/acheter-juricoins' : '/en/buy-juricoins');
  const vars = FACTS[input.rule]!({ pro, account, topup, input, buyUrl, url });
  return vars && { recipientKind: 'professional', recipientId: professionalId, lang: pro.lang, addresses: { email: pro.email }, vars };
}

import { autoTopUp, availableCc, creditAccount, type CreditState, type TopUpState } from '@jurilien/credits';
import { formatCoins, type Vars } from '@jurilien/notifications';
import { placeOf, statement } from '@jurilien/persistence';
import { isReachable, isTimely, lotOf, moneyMoments, type NotifyInput } from '@jurilien/processes';
import { professional, type ProfessionalState } from '@jurilien/professionals';
import { coinNameOf, dayWords, zoneOf } from '@jurilien/reference';
import { stateOf, type Kernel } from '@jurilien/runtime';
import { composersOf, type Composed } from '../composed.js';

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

const FACTS: Readonly<Record<keyof typeof moneyMoments, (f: Facts) => Vars>> = {
  R42: ({ pro, account, input, buyUrl }) => ({
    balance: formatCoins(availableCc(account, input.now), pro.lang, coinNameOf(input.config)),
    buyUrl,
  }),
  R43: ({ pro, account, input, buyUrl }) => {
    const { cc, expiresAt } = lotOf(account, input)!;
    return {
      coins: formatCoins(cc, pro.lang, coinNameOf(input.config)),
      date: dayWords(expiresAt!, pro.lang, zoneOf(pro.province ?? 'QC')),
      buyUrl,
    };
  },
  R44: ({ pro, input, url }) => ({
    proName: pro.name,
    what: text(input, 'what'),
    invoiceNo: text(input, 'invoiceNo'),
    total: totalOf(input, pro.lang),
    documentUrl: `${url(pro.lang === 'fr' ? '/facture' : '/en/invoice')}?no=${text(input, 'invoiceNo')}`,
  }),
  'top-up-approval': ({ pro, topup, input, buyUrl }) => ({
    coins: formatCoins(topup.pending!.cc, pro.lang, coinNameOf(input.config)),
    total: totalOf(input, pro.lang),
    buyUrl: `${buyUrl}#recharge`,
  }),
  R45: ({ pro, input, buyUrl }) => ({ proName: pro.name, problem: text(input, 'problem'), buyUrl }),
};

/** When a message of a rule was last written to a professional; those that were held back were never read. */
async function lastWritten(kernel: Kernel, rule: string, professionalId: string): Promise<Date | undefined> {
  const [row] = await kernel.db.query<{ at: Date | null }>(
    statement`select max(m."queuedAt") as at from ${placeOf(kernel.registry.views.get('messages')!)} m
      where m."recipientId" = ${professionalId} and m.rule = ${rule} and m.state is distinct from 'Suppressed'`,
  );
  return row?.at ?? undefined;
}

/** Words to a professional about balance, documents and payments; nothing when the moment has passed or the person was erased. */
async function moneyWords(kernel: Kernel, input: NotifyInput): Promise<Composed | undefined> {
  const professionalId = input.professionalId!;
  const [pro, account, topup] = await Promise.all([
    stateOf(kernel, professional, professionalId),
    stateOf(kernel, creditAccount, professionalId),
    stateOf(kernel, autoTopUp, professionalId),
  ]);
  const announcedAt = input.rule === 'R42' ? await lastWritten(kernel, 'R42', professionalId) : undefined;
  if (!isReachable(pro.email) || !isTimely(moneyMoments, { pro, account, topup, announcedAt }, input)) return undefined;
  const url = (path: string): string => kernel.settings.publicUrl + path;
  const buyUrl = url(pro.lang === 'fr' ? '/acheter-juricoins' : '/en/buy-juricoins');
  const vars = FACTS[input.rule as keyof typeof FACTS]({ pro, account, topup, input, buyUrl, url });
  return { recipientKind: 'professional', recipientId: professionalId, lang: pro.lang, addresses: { email: pro.email }, vars };
}

/** Composers of messages about a professional's money. */
export const aboutMoney = composersOf(moneyMoments, moneyWords);

import type { Answer } from '@jurilien/contracts/api';
import type { CreditAccountRow } from '@jurilien/rows/credits';
import {
  billingModel,
  creditsFourEyesAboveCc,
  priceBounds,
  priceOf,
  pricingFourEyesAboveCc,
  refundFourEyesAboveCents,
  type Config,
} from '@jurilien/reference';
import type { Lead, Pricing } from '../lead';
import type { Effect } from '../../components/commands/effect-of-command';
import { placeOf } from '../../in-force/place';
import type { Translate } from '../../useT';

/** What a request costs as it stands. */
type PricePreview = Answer<'GET /api/leads/:leadId/price-preview'>;

/** What every effect is written with. */
export interface EffectTools {
  t: Translate;
  /** The values in force. */
  config: Config;
  /** Colleagues who may agree to what this person proposes. */
  deciders: readonly string[];
  /** Amounts and lists as the language of the page writes them. */
  show: {
    coins: (cc: number) => string;
    cents: (n: number) => string;
    factor: (bp: number) => string;
    either: (words: readonly string[]) => string;
  };
}
/** Names that a sentence ends with, in brackets; more than four would not be read. */
const others = ({ deciders, show }: EffectTools): string => (deciders.length ? ` (${show.either(deciders.slice(0, 4))})` : '');
const change = (t: Translate, before: string, after: string): string => t('effects.change', { before, after });
const amount = (value: unknown): number => Math.round(Number(value) * 100) || 0;

export interface Account {
  /** Name of the professional. */
  name: string;
  account: Pick<CreditAccountRow, 'availableCc'> | undefined;
}

/**
 * Coins given or taken: whose, how many, the balance before and after, and from where on a second person decides
 * (`proposes`: this role may propose what exceeds the limit).
 */
export function balanceEffect(
  tools: EffectTools,
  { name, account }: Account,
  act: { adds: boolean; coins: unknown; proposes: boolean },
): Effect {
  const { t, show, config } = tools;
  const cc = amount(act.coins);
  const limitCc = config.value(creditsFourEyesAboveCc);
  const before = account?.availableCc ?? 0;
  const after = before + (act.adds ? cc : -cc);
  const coins = show.coins(cc);
  const limit = show.coins(limitCc);
  const who = others(tools);
  const vars = { name, coins, balance: show.coins(after), before: show.coins(before), limit, who };
  const above = cc > limitCc;
  const next = (): string => {
    if (after < 0) return t('effects.tooMuch', vars);
    if (above) return t(act.proposes ? 'effects.waits' : 'effects.ownLimit', vars);
    return `${t(act.adds ? 'effects.given' : 'effects.taken', vars)} ${t(act.proposes ? 'effects.limit' : 'effects.ownLimit', vars)}`;
  };
  return {
    rows: [
      [t('effects.whom'), name],
      [t('effects.amount'), `${act.adds ? '+' : '−'} ${coins}`],
      [
        t('effects.balance'),
        after < 0 ? t('effects.unchanged', { balance: show.coins(before) }) : change(t, show.coins(before), show.coins(after)),
      ],
    ],
    next: next(),
    done: t(act.adds ? 'effects.doneAdd' : 'effects.doneRemove', vars),
    proposed: t('effects.proposedCoins', vars),
  };
}

/** A second person's answer to a proposed change of balance. */
export function proposalEffect(
  { t, show }: EffectTools,
  { name, account }: Account,
  { what, cc, approved }: { what: 'grant' | 'add' | 'remove'; cc: number; approved: boolean },
): Effect {
  const adds = what !== 'remove';
  const before = account?.availableCc ?? 0;
  const after = approved ? before + (adds ? cc : -cc) : before;
  const vars = { name, coins: show.coins(cc), balance: show.coins(after) };
  return {
    rows: [
      [t('effects.whom'), name],
      [t('effects.amount'), `${adds ? '+' : '−'} ${show.coins(cc)}`],
      [t('effects.balance'), approved ? change(t, show.coins(before), show.coins(after)) : t('effects.unchanged', vars)],
    ],
    next: t(approved ? (adds ? 'effects.given' : 'effects.taken') : 'effects.refused', vars),
    done: t(approved ? (adds ? 'effects.doneAdd' : 'effects.doneRemove') : 'effects.doneRefused', vars),
  };
}

/** The answer to a request for money back on the card. */
export function refundEffect(
  tools: EffectTools,
  name: string,
  { cc, cents, approved, second }: { cc: number; cents: number; approved: boolean; second: boolean },
): Effect {
  const { t, show, config } = tools;
  const vars = { name, coins: show.coins(cc), amount: show.cents(cents), who: others(tools) };
  const first = approved && !second && cents > config.value(refundFourEyesAboveCents);
  return {
    rows: [
      [t('effects.whom'), name],
      [t('effects.amount'), t('effects.refundOf', vars)],
    ],
    next: t(first ? 'effects.refundFirst' : approved ? 'effects.refundNext' : 'effects.refundRefused', vars),
    done: t(approved ? 'effects.doneRefund' : 'effects.doneRefundRefused', vars),
    proposed: t('effects.proposedRefund', vars),
  };
}

/** The answer to a request for the coins of a request that was not worth its price. */
export function leadCreditEffect(
  { t, show }: EffectTools,
  { name, account }: Account,
  { cc, approved }: { cc: number; approved: boolean },
): Effect {
  const before = account?.availableCc ?? 0;
  const vars = { name, coins: show.coins(cc), balance: show.coins(before + (approved ? cc : 0)) };
  return {
    rows: [
      [t('effects.whom'), name],
      [t('effects.amount'), show.coins(cc)],
      ...(account
        ? ([
            [t('effects.balance'), approved ? change(t, show.coins(before), vars.balance) : t('effects.unchanged', vars)],
          ] as Effect['rows'])
        : []),
    ],
    next: t(approved ? 'effects.creditNext' : 'effects.creditRefused', vars),
    done: t(approved ? 'effects.doneCredit' : 'effects.doneCreditRefused', vars),
  };
}

/** What freezing or opening an account means for its owner. */
export function freezeEffect(
  { t, show }: EffectTools,
  { name, account }: Account,
  { freezes, cause }: { freezes: boolean; cause: string },
): Effect {
  const vars = { name, balance: show.coins(account?.availableCc ?? 0) };
  return {
    rows: [
      [t('effects.whom'), name],
      [t('effects.cause'), cause],
      [t('effects.balance'), t('effects.unchanged', vars)],
    ],
    next: t(freezes ? 'effects.frozen' : 'effects.unfrozen'),
    done: t(freezes ? 'effects.doneFrozen' : 'effects.doneUnfrozen', vars),
  };
}

const priced = (
  preview: Pick<PricePreview, 'baseCc' | 'factors'>,
  { creditValue, multiplier }: Pricing,
  province: Lead['province'],
  config: Config,
): number =>
  priceOf(
    creditValue === undefined ? preview.baseCc : amount(creditValue),
    [
      ...preview.factors.filter(({ code }) => multiplier === undefined || code !== 'superLead').map(({ bp }) => bp),
      ...(multiplier ? [multiplier * 10_000] : []),
    ],
    priceBounds(config, placeOf(province)),
  ).coinValueCc;

/** A price set, proposed or decided: of which request, base and multiplier, and what professionals would pay before and after. */
export function priceEffect(
  tools: EffectTools,
  lead: Pick<Lead, 'code' | 'province' | 'facts'>,
  preview: PricePreview | undefined,
  wanted: Pricing & { refused?: boolean; decides?: boolean; proposes?: boolean },
): Effect | undefined {
  if (!preview) return undefined;
  const { t, show, config } = tools;
  const price = (cc: number): string => (billingModel(lead.province, config) === 'subscription' ? t('effects.plan') : show.coins(cc));
  const before = price(priced(preview, {}, lead.province, config));
  const after = wanted.refused ? before : price(priced(preview, wanted, lead.province, config));
  const multiplier = preview.factors.find(({ code }) => code === 'superLead')?.bp ?? 10_000;
  const vars = {
    code: lead.code ?? '',
    before,
    after,
    limit: show.coins(config.value(pricingFourEyesAboveCc, placeOf(lead.province))),
    who: others(tools),
  };
  const next = wanted.refused
    ? 'effects.priceRefused'
    : wanted.decides
      ? 'effects.priceDecided'
      : wanted.proposes
        ? 'effects.priceProposes'
        : 'effects.priceNext';
  return {
    rows: [
      [t('effects.lead'), lead.code ?? '–'],
      ...(wanted.creditValue === undefined
        ? []
        : ([[t('effects.base'), change(t, show.coins(preview.baseCc), show.coins(amount(wanted.creditValue)))]] as Effect['rows'])),
      ...(wanted.multiplier === undefined
        ? []
        : ([
            [t('effects.multiplier'), change(t, show.factor(multiplier), show.factor((wanted.multiplier || 1) * 10_000))],
          ] as Effect['rows'])),
      [t('effects.price'), wanted.refused ? before : change(t, before, after)],
    ],
    next: t(next, vars),
    done: t(wanted.refused ? 'effects.donePriceRefused' : 'effects.donePrice', vars),
    proposed: t('effects.proposedPrice', vars),
  };
}

/** The end of a plan: whose, how much a month, until when it is paid. */
export function planEffect({ t, show }: EffectTools, name: string, { netCents, until }: { netCents: number; until: string }): Effect {
  const vars = { name, until };
  return {
    rows: [
      [t('effects.whom'), name],
      [t('effects.perMonth'), t('effects.beforeTaxes', { amount: show.cents(netCents) })],
      [t('effects.paidUntil'), until],
    ],
    next: t('effects.planNext', vars),
    done: t('effects.donePlan', vars),
  };
}

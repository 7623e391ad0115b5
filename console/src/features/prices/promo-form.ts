import type { PromoCodeRow } from '@jurilien/rows/credits';
import { creditsFourEyesAboveCc, DAY_MS, type Config } from '@jurilien/reference';
import type { Command, Field } from '../../components/commands/CommandDialog';
import { instant, local } from '../../components/form/moment';
import type { useCode, useT } from '../../useT';

const COIN = 100;
const PERCENT = 100;

type Words = { t: ReturnType<typeof useT>; code: ReturnType<typeof useCode> };
/** What the form is made with: words, and the values in force. */
type Tools = Words & { config: Config };

const givesField = (config: Config, kind: PromoCodeRow['kind'], row?: PromoCodeRow): Field =>
  kind === 'grant'
    ? {
        name: 'coins',
        label: 'prices.form.coins',
        kind: 'number',
        step: 0.5,
        min: 0.5,
        hint: { key: 'prices.form.coinsHint', vars: { most: config.value(creditsFourEyesAboveCc) / COIN } },
        initial: row?.cc ? String(row.cc / COIN) : '',
      }
    : {
        name: 'percent',
        label: 'prices.form.percent',
        kind: 'number',
        step: 0.5,
        min: 0.5,
        hint: 'prices.form.percentHint',
        initial: row?.discountBp ? String(row.discountBp / PERCENT) : '',
      };

/** From when until when, how often, where, and whether it can be used. */
const termFields = ({ t, code }: Words, row?: PromoCodeRow): Field[] => [
  { name: 'from', label: 'prices.form.from', kind: 'datetime', initial: local(row ? Date.parse(row.from) : Date.now()) },
  { name: 'until', label: 'prices.form.until', kind: 'datetime', initial: local(row ? Date.parse(row.until) : Date.now() + 30 * DAY_MS) },
  {
    name: 'maxUses',
    label: 'prices.form.maxUses',
    kind: 'number',
    min: 1,
    optional: true,
    hint: 'prices.form.maxUsesHint',
    initial: row?.maxUses ? String(row.maxUses) : '',
  },
  {
    name: 'province',
    label: 'prices.form.province',
    kind: 'select',
    initial: row?.province ?? 'all',
    options: [
      { value: 'all', label: t('prices.everywhere') },
      ...(['QC', 'ON'] as const).map((value) => ({ value, label: code('provinces', value) })),
    ],
  },
  { name: 'active', label: 'prices.form.active', kind: 'check', hint: 'prices.form.activeHint', initial: row?.active ?? true },
];

const codeOf = (kind: PromoCodeRow['kind'], values: Record<string, unknown>, row?: PromoCodeRow) => ({
  code: row?.id ?? String(values['code']),
  kind,
  ...(kind === 'grant'
    ? { cc: Math.round(Number(values['coins']) * COIN) }
    : { discountBp: Math.round(Number(values['percent']) * PERCENT) }),
  from: instant(values['from']),
  until: instant(values['until']),
  ...(values['maxUses'] ? { maxUses: Number(values['maxUses']) } : {}),
  ...(values['province'] === 'all' ? {} : { province: values['province'] }),
  active: values['active'] === true,
});

/** The terms of a new code, or of one that exists; what a code gives never changes its kind. */
export function promoForm({ t, code, config }: Tools, kind: PromoCodeRow['kind'], row?: PromoCodeRow): Command {
  return {
    command: 'SavePromoCode',
    label: row ? t('prices.form.change', { code: row.id }) : t(kind === 'grant' ? 'prices.newGrant' : 'prices.newDiscount'),
    fields: [
      ...(row ? [] : [{ name: 'code', label: 'prices.form.code', hint: 'prices.form.codeHint' } satisfies Field]),
      givesField(config, kind, row),
      ...termFields({ t, code }, row),
    ],
    reason: true,
    // A new code must not take the place of one that is there.
    expectedVersion: row?.version ?? 0,
    payload: (values) => codeOf(kind, values, row),
  };
}

import { buyTexts } from './words/buy';
import { day, fill, useLang, useWords } from '../../lang';
import { useCoins } from '../../layout';
import type { Credits } from './types';

/** What someone has: to spend, held, with an end, and due. */
export function Balance({ credits: { balance } }: { readonly credits: Credits }) {
  const t = useWords(buyTexts);
  const lang = useLang();
  const coins = useCoins();
  const { availableCc, heldCc, owedCc, promo, subscription } = balance;
  const rows = [
    ...(heldCc > 0 ? [[t.held, coins(heldCc), t.heldText] as const] : []),
    ...promo.map((lot) => [t.promo, coins(lot.cc), fill(t.promoText, { date: day(lot.expiresAt, lang) })] as const),
    ...subscription.map((lot) => [t.plan, coins(lot.cc), fill(t.planText, { date: day(lot.expiresAt, lang) })] as const),
    ...(owedCc > 0 ? [[t.owed, coins(owedCc), t.owedText] as const] : []),
  ];
  return (
    <section className="balance" aria-labelledby="balance-title">
      <h2 id="balance-title">{t.balance}</h2>
      <p className="balance-now">{coins(availableCc)}</p>
      {rows.length > 0 && (
        <dl>
          {rows.map(([name, value, text]) => (
            <div key={`${name}${text}`}>
              <dt>{name}</dt>
              <dd>
                <strong>{value}</strong> <span>{text}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

/** Why nothing can be bought for now; a debt alone is no reason, buying fills it. */
export function Hindered({ credits: { state, frozen, balance }, approved }: { readonly credits: Credits; readonly approved: boolean }) {
  const t = useWords(buyTexts);
  const debtAlone = frozen.length > 0 && frozen.every((cause) => cause === 'owed');
  const texts =
    state === 'closed'
      ? [t.closedTitle, t.closedText]
      : frozen.length > 0 && !debtAlone
        ? [t.frozenTitle, t.frozenText]
        : !approved || state === 'none'
          ? [t.notYetTitle, t.notYetText]
          : undefined;
  if (!texts) return debtAlone && balance.owedCc > 0 ? <p className="notice warning">{t.frozenOwed}</p> : null;
  return (
    <div className="notice warning">
      <h2>{texts[0]}</h2>
      <p>{texts[1]}</p>
      <p>
        <a href="mailto:professionnels@jurilien.example">{t.write}</a>
      </p>
    </div>
  );
}

/** Whether anything can be ordered at all, coins or a plan. */
export const mayOrder = ({ state, frozen }: Credits, approved: boolean): boolean =>
  approved && state === 'open' && frozen.every((cause) => cause === 'owed');
/** Whether the form of an order of coins is of any use. */
export const mayBuy = (credits: Credits, approved: boolean): boolean => credits.model === 'credits' && mayOrder(credits, approved);

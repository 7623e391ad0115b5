import { buyTexts } from './words/buy';
import { fill, number, useLang, useWords } from '../../lang';
import { useCoins } from '../../layout';
import { useMoney } from './money';
import type { Credits } from './types';

/** The choice that is not a pack. */
export const CUSTOM = 'custom';

interface Props {
  readonly titleId: string;
  readonly credits: Credits;
  readonly choice: string;
  readonly typed: string;
  readonly error?: string;
  readonly onChoose: (choice: string) => void;
  readonly onType: (typed: string) => void;
}

/** Packs with what one coin costs in each, and a quantity of one's own. */
export function Packs({ titleId, credits, choice, typed, error, onChoose, onType }: Props) {
  const t = useWords(buyTexts);
  const money = useMoney();
  const { packs, unitPriceCents } = credits;
  return (
    <fieldset className={error ? 'packs failed' : 'packs'}>
      <legend id={titleId}>{t.how}</legend>
      <div className="pack-list">
        {packs.map((pack) => {
          const value = String(pack.cc);
          return (
            <PackChoice
              key={value}
              pack={pack}
              unitPriceCents={unitPriceCents}
              chosen={choice === value}
              onChoose={() => onChoose(value)}
            />
          );
        })}
        <div className="pack">
          <input type="radio" id={`pack-${CUSTOM}`} name="pack" checked={choice === CUSTOM} onChange={() => onChoose(CUSTOM)} />
          <label htmlFor={`pack-${CUSTOM}`}>
            <span className="pack-coins">{t.custom}</span>
            <span className="pack-each">{fill(t.each, { n: money(unitPriceCents, true) })}</span>
          </label>
        </div>
      </div>
      {choice === CUSTOM && <Quantity credits={credits} typed={typed} error={error} onType={onType} />}
    </fieldset>
  );
}

interface PackProps {
  readonly pack: Credits['packs'][number];
  readonly unitPriceCents: number;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

/** One pack: its coins, its price, and what is saved per coin where that is half a percent or more. */
function PackChoice({ pack: { cc, cents }, unitPriceCents, chosen, onChoose }: PackProps) {
  const t = useWords(buyTexts);
  const lang = useLang();
  const coins = useCoins();
  const money = useMoney();
  const percent = new Intl.NumberFormat(`${lang}-CA`, { style: 'percent', maximumFractionDigits: 0 });
  const each = (cents * 100) / cc;
  const off = 1 - each / unitPriceCents;
  return (
    <div className="pack">
      <input type="radio" id={`pack-${cc}`} name="pack" checked={chosen} onChange={onChoose} />
      <label htmlFor={`pack-${cc}`}>
        <span className="pack-coins">{coins(cc)}</span>
        <span className="pack-price">{money(cents, true)}</span>
        <span className="pack-each">
          {fill(t.each, { n: money(each, true) })}
          {off > 0.005 && <span className="pack-off">{fill(t.save, { n: percent.format(off) })}</span>}
        </span>
      </label>
    </div>
  );
}

/** A quantity of one's own, within what may be bought. */
function Quantity({ credits: { unitPriceCents, custom }, typed, error, onType }: Pick<Props, 'credits' | 'typed' | 'error' | 'onType'>) {
  const t = useWords(buyTexts);
  const lang = useLang();
  const money = useMoney();
  return (
    <div className={error ? 'field failed' : 'field'}>
      <label htmlFor="quantity">{t.quantity}</label>
      <p className="hint" id="quantity-hint">
        {fill(t.customHint, {
          min: number(custom.minCc / 100, lang),
          max: number(custom.maxCc / 100, lang),
          n: money(unitPriceCents, true),
        })}
      </p>
      {error && (
        <p className="error" id="quantity-error">
          {error}
        </p>
      )}
      <input
        id="quantity"
        type="text"
        inputMode="decimal"
        className="short"
        autoComplete="off"
        value={typed}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'quantity-hint quantity-error' : 'quantity-hint'}
        onChange={(event) => onType(event.target.value)}
      />
    </div>
  );
}

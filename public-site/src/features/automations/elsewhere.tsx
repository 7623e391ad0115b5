import { usePath, useWords } from '../../lang';
import type { Automations } from './types';
import { proAutomations } from './words/pro-automations';

/** What runs by itself too, and is set where it belongs: its state, and the way there. */
export function Elsewhere({ of: { autoClaim, topUp } }: { readonly of: Automations }) {
  const t = useWords(proAutomations);
  const to = usePath();
  const rows = [
    { name: 'autoClaim', on: autoClaim, href: `${to('profile')}#auto-claim` },
    { name: 'topUp', on: topUp, href: `${to('buy')}#recharge` },
  ] as const;
  return (
    <section aria-labelledby="elsewhere" className="account-part">
      <h2 id="elsewhere">{t.elsewhere}</h2>
      <ul className="rows">
        {rows.map(({ name, on, href }) => (
          <li key={name}>
            <div>
              <p className="row-title">
                {t[name]} <span className={`badge ${on ? 'success' : ''}`}>{on ? t.on : t.off}</span>
              </p>
              <p className="small soft">{t[`${name}Text`]}</p>
            </div>
            <a className="button quiet" href={href}>
              {t[`${name}Go`]}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

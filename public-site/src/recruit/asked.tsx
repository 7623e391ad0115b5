import { findEmployeeWords } from '../i18n/find-employee';
import { fill, useLang, useWords, when } from '../lang';
import type { AskedOf } from './types';

/** What a firm asked, and how to reach who said yes. */
export function Asked({ requests }: { requests: readonly AskedOf[] }) {
  const t = useWords(findEmployeeWords);
  const lang = useLang();
  return (
    <section aria-labelledby="asked">
      <h2 id="asked">{t.mine}</h2>
      <ul className="rows">
        {requests.map(({ requestId, status, expiresAt, card, contact }) => (
          <li key={requestId}>
            <div>
              <p>
                <strong>{contact?.name ?? card?.name ?? t.gone}</strong>
                {card && `, ${card.programme}, ${card.school}`}
              </p>
              <p className="small">
                <span className="badge">{fill(t[`status_${status}`], { when: when(expiresAt, lang) })}</span>
              </p>
              {contact && (
                <p>
                  {contact.email && <a href={`mailto:${contact.email}`}>{contact.email}</a>}{' '}
                  {contact.phoneNumber && <a href={`tel:${contact.phoneNumber}`}>{spoken(contact.phoneNumber)}</a>}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

const spoken = (number: string): string => number.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '$1\u00a0$2-$3');

import { DownloadButton } from '../../session';
import { findEmployeeWords } from './words/find-employee';
import { recruitCvWords } from './words/recruit-cv';
import { bytes, fill, phone, useLang, useWords, when } from '../../lang';
import type { AskedOf } from './types';

/** What a firm asked, and how to reach those who accepted. */
export function Asked({ requests }: { requests: readonly AskedOf[] }) {
  const t = useWords(findEmployeeWords);
  const c = useWords(recruitCvWords);
  const lang = useLang();
  return (
    <section aria-labelledby="asked">
      <h2 id="asked">{t.mine}</h2>
      <ul className="rows">
        {requests.map(({ requestId, candidateId, status, expiresAt, card, contact, cv }) => (
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
                  {contact.phoneNumber && <a href={`tel:${contact.phoneNumber}`}>{phone(contact.phoneNumber)}</a>}
                </p>
              )}
              {contact && cv && (
                <>
                  <p className="actions">
                    <DownloadButton
                      route="GET /api/candidates/:candidateId/cv"
                      given={{ params: { candidateId } }}
                      name={`cv-${candidateId.slice(0, 8)}.${cv.type}`}
                      label={fill(c.firmReadOf, { name: contact.name })}
                      failed={c.firmFailed}
                    >
                      {`${c.firmRead} (${cv.type.toUpperCase()}, ${bytes(cv.bytes, lang)})`}
                    </DownloadButton>
                  </p>
                  <p className="small soft">{c.firmNote}</p>
                </>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { otherWaysTexts } from './words/other-ways';
import { fill, useLang, useWords, regionName } from '../../lang';
import type { LeadStatus } from './lead-status';

const CONTACT = 'bonjour@jurilien.example';

/** What a client can still widen, all of it on one button; nothing is asked that is already so (4.3.8). */
export function WidenSearch({ status, commandId }: { status: LeadStatus; commandId: string }) {
  const t = useWords(otherWaysTexts);
  const ended = status.state === 'Unserved';
  if (!status.actions.includes('WidenSearch')) return null;
  return (
    <section className="card" aria-labelledby="widen">
      <h2 id="widen">{t.widenTitle}</h2>
      {status.widen?.length ? (
        <form method="post" className="stack">
          <p>{ended ? t.widenText : t.widenRunningText}</p>
          <input type="hidden" name="commandId" value={commandId} />
          <div className="choices">
            {status.widen.map((what) => (
              <div className="choice" key={what}>
                <input type="checkbox" id={`widen-${what}`} name="widen" value={what} defaultChecked />
                <label htmlFor={`widen-${what}`}>{t[what]}</label>
              </div>
            ))}
          </div>
          <p className="actions">
            <button className={ended ? 'button' : 'button quiet'} type="submit" name="go" value="widen">
              {ended ? t.widenButton : t.widenRunningButton}
            </button>
          </p>
        </form>
      ) : (
        <p>{t.nothingWider}</p>
      )}
    </section>
  );
}

/** Paths that do not go through us, when no one took the request: why, then each in the order that suits it best (4.3.8). */
export function OtherWays({ status, commandId }: { status: LeadStatus; commandId: string }) {
  const t = useWords(otherWaysTexts);
  const lang = useLang();
  const ontario = status.province === 'ON';
  const region = regionName(status.region, lang) ?? '';
  const reason = `reason_${status.unservedReason ?? 'noTaker'}` as 'reason_noTaker';
  return (
    <section aria-labelledby="paths" className="stack">
      <h2 id="paths">{t.title}</h2>
      <p>{t[reason] ?? t.reason_noTaker}</p>
      <ol className="ways">
        {status.partners?.length ? (
          <li>
            <h3>{t.partnerTitle}</h3>
            <p>{status.partners.map((p) => t[p]).join(' · ')}</p>
            <p>
              {t.partnerText} <a href={`mailto:${CONTACT}`}>{CONTACT}</a>.
            </p>
          </li>
        ) : null}
        {status.legalAid && (
          <li>
            <h3>{t.aidTitle}</h3>
            <p>
              <a href={ontario ? 'https://www.legalaid.on.ca/' : 'https://www.csj.qc.ca/'}>{ontario ? t.aidOn : t.aidQc}</a>
            </p>
            <p>{ontario ? t.aidTextOn : t.aidText}</p>
          </li>
        )}
        <li>
          <h3>{t.barTitle}</h3>
          <p>
            <a href={ontario ? 'https://lsrs.lso.ca/' : 'https://www.barreau.qc.ca/'}>{fill(ontario ? t.barOn : t.barQc, { region })}</a>
          </p>
          <p>
            <a href={ontario ? 'https://stepstojustice.ca/' : 'https://www.justicedeproximite.qc.ca/'}>
              {ontario ? t.clinicsOn : t.clinicsQc}
            </a>
          </p>
        </li>
      </ol>
      <WidenSearch status={status} commandId={commandId} />
      <h3>{t.laterTitle}</h3>
      <p>{t.laterText}</p>
      <p className="notice">{t.urgent}</p>
    </section>
  );
}

import { day, fill, useLang, useWords, when } from '../../lang';
import type { Automation } from './types';
import { proAutomations } from './words/pro-automations';

/** How often it was sent and when last, why not, and for how many requests it waits: from what really left. */
export function Counts({ automation: { sent, lastSentAt, notSent, lastCode, waiting } }: { readonly automation: Automation }) {
  const t = useWords(proAutomations);
  const lang = useLang();
  const texts: Readonly<Record<string, string>> = t;
  const why = texts[`why_${lastCode}`] ?? t.why_other;
  const last = lastSentAt ? when(lastSentAt, lang) : '';
  const lines = [
    sent === 0 ? t.sent0 : fill(sent === 1 ? t.sent1 : t.sentMany, { n: sent, when: last }),
    waiting > 0 && fill(waiting === 1 ? t.waiting1 : t.waitingMany, { n: waiting }),
    notSent > 0 && fill(notSent === 1 ? t.notSent1 : t.notSentMany, { n: notSent, why }),
  ].filter(Boolean);
  return <p className="small soft automation-counts">{lines.join(' ')}</p>;
}

/** What it said before, newest first. */
export function History({ automation: { kind, versions } }: { readonly automation: Automation }) {
  const t = useWords(proAutomations);
  const lang = useLang();
  if (versions.length < 2) return null;
  return (
    <details className="automation-history">
      <summary>
        {t.history} <span className="hidden-text">{fill(t.historyOf, { what: t[kind] })}</span>
      </summary>
      <ol className="plain">
        {versions.slice(1).map(({ at, enabled, texts, fromDay, backOn }) => (
          <li key={at}>
            <p className="row-title">{fill(t.version, { when: when(at, lang), state: enabled ? t.on : t.off })}</p>
            {fromDay && backOn && <p className="small">{fill(t.away, { from: day(fromDay, lang), back: day(backOn, lang) })}</p>}
            {(['fr', 'en'] as const).map((of) => texts[of] && <Said key={of} lang={of} text={texts[of]} />)}
          </li>
        ))}
      </ol>
    </details>
  );
}

const Said = ({ lang, text }: { readonly lang: 'fr' | 'en'; readonly text: string }) => (
  <p className="said-before" lang={`${lang}-CA`}>
    {text}
  </p>
);

import type { Answer } from '@jurilien/contracts/api';
import { day, fill, useLang, useWords } from '../../lang';
import { historyTexts } from './words/history';

type Own = Answer<'POST /api/public/preferences/standing'>['history'][number];
/** A moment of one address, or of all that a proof reaches: then with what it is about. */
type Moment = Own & { readonly about?: Answer<'GET /api/privacy-requests'>['consents'][number]['about'] };
type Implied = NonNullable<Answer<'POST /api/public/preferences/standing'>['implied']>;

const ABOUT = { email: 'aboutEmail', sms: 'aboutSms', request: 'aboutRequest' } as const;

/** What happened, in the reader's words; a basis that no one spoke is no agreement, and says until when it lasts. */
function useLine() {
  const t = useWords(historyTexts);
  const lang = useLang();
  const words: Readonly<Record<string, string>> = t;
  return ({ what, happened, basis, until, about }: Moment): string => {
    const implied = happened === 'given' && basis !== undefined && basis !== 'express' && until !== undefined;
    const line = fill(about ? t.lineAbout : t.line, {
      about: about ? t[ABOUT[about]] : '',
      what: words[what] ?? t.other,
      happened: implied ? fill(t.implied, { until: day(until, lang) }) : t[happened],
    });
    return line.charAt(0).toUpperCase() + line.slice(1);
  };
}

/** The day, the way, and the version of the words. */
function Circumstances({ at, how, text }: Moment) {
  const t = useWords(historyTexts);
  const lang = useLang();
  const ways: Readonly<Record<string, string>> = t;
  const way = how && ways[`how_${how === 'one-click' ? 'oneClick' : how}`];
  return (
    <p className="small soft">
      {[day(at, lang), way, text && fill(t.version, { version: String(text.version) })].filter(Boolean).join(' · ')}
    </p>
  );
}

/** What was agreed to and refused, in which words, and how it ended, the newest first. */
export function ConsentHistory({
  moments,
  id,
  title,
}: {
  readonly moments: readonly Moment[];
  readonly id: string;
  readonly title?: string;
}) {
  const t = useWords(historyTexts);
  const lineOf = useLine();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title ?? t.title}</h2>
      {moments.length === 0 ? (
        <p>{t.none}</p>
      ) : (
        <ul className="rows">
          {moments.map((moment, n) => (
            <li key={n}>
              <div>
                <p>{lineOf(moment)}</p>
                {moment.text?.sentence && <blockquote lang={`${moment.text.lang ?? 'fr'}-CA`}>{moment.text.sentence}</blockquote>}
                {moment.basis === 'implied-contract' && <p className="small">{t.basis_contract}</p>}
                {moment.basis === 'implied-inquiry' && <p className="small">{t.basis_inquiry}</p>}
                <Circumstances {...moment} />
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** That news come without anyone having ticked anything, why, and until when. */
export function ImpliedNote({ implied }: { readonly implied: Implied | undefined }) {
  const t = useWords(historyTexts);
  const lang = useLang();
  return implied ? <p className="notice">{fill(t.impliedNote, { until: day(implied.until, lang) })}</p> : null;
}

import { useEffect, useRef } from 'react';
import { common } from '../../../i18n';
import { proLeadsTexts } from '../words/pro-leads';
import { talkTexts, ProTalk } from '../../talk';
import { called, deadline, fill, useLang, useWords, when, fieldName, regionName } from '../../../lang';
import { ClientNotes, CriminalFile, AnswersOf, Wishes } from '../../offers';
import { ContactClock, isLate, useServerNow } from './clock';
import { CloseForm } from './close-form';
import { ContactForms } from './contact-forms';
import { CreditForm } from './credit-form';
import { Notes } from './notes';
import { OutcomeForms } from './outcome-forms';
import { Reach } from './reach';
import { STANDING_STAGES } from '@jurilien/contracts';
import { TimesOfRequest } from '../../scheduling';
import { DocumentsOnSheet } from '../../own-documents';
import type { Sheet } from './types';
import { useSheet } from './use-leads';
import { RetryNotice } from '../../../session';
import { Loading } from '../../../layout';

/** One accepted request: who to call first, then what to write down about it. */
export function SheetView({ id, renew, back }: { id: string; renew: (sheet: Sheet) => void; back: () => void }) {
  const t = useWords(proLeadsTexts);
  const c = useWords(common);
  const { sheet, problem, load } = useSheet(id, renew);
  const head = useRef<HTMLHeadingElement>(null);
  const there = sheet !== undefined;
  useEffect(() => {
    if (there) head.current?.focus();
  }, [there]);
  const wayBack = (
    <p>
      <a
        className="plain-link"
        href="?"
        onClick={(event) => {
          event.preventDefault();
          back();
        }}
      >
        ← {t.back}
      </a>
    </p>
  );
  if (!sheet)
    return (
      <>
        {wayBack}
        {problem ? (
          <RetryNotice text={problem.title ?? c.troubleTitle} reference={problem.reference} retry={load} />
        ) : (
          <Loading lines={2} />
        )}
      </>
    );
  return (
    <>
      {wayBack}
      <Body sheet={sheet} load={load} head={head} />
    </>
  );
}

function Body({ sheet, load, head }: { sheet: Sheet; load: () => Promise<void>; head: React.RefObject<HTMLHeadingElement | null> }) {
  const t = useWords(proLeadsTexts);
  const lang = useLang();
  const now = useServerNow(sheet.serverNow);
  const about = [...new Set([fieldName(sheet.lawyerType, lang), sheet.city, regionName(sheet.region, lang)])].filter(Boolean).join(' · ');
  const end = endOf(sheet);
  const over = end !== undefined && end !== 'endedLate';
  return (
    <article className="lead-sheet">
      <header>
        <p className="lead-card-top">
          <span className="code-badge">{sheet.code}</span>
          <span className="badge">{t[`stage_${sheet.stage}`]}</span>
          <ContactClock line={sheet} now={now} />
        </p>
        <h1 ref={head} tabIndex={-1}>
          {sheet.clientName ?? t.noName}
        </h1>
        <p className="lead">{about}</p>
        {end && <p className={over ? 'notice warning' : 'notice'}>{t[end]}</p>}
        {sheet.stage === 'ToContact' && !over && (
          <p className={isLate(sheet, now) ? 'notice danger' : 'notice'}>{fill(t.promised, { when: deadline(sheet.slaDueAt, lang) })}</p>
        )}
        {sheet.contactedAt && sheet.stage !== 'ToContact' && (
          <p className="soft">{fill(t.reachedAt, { when: when(sheet.contactedAt, lang) })}</p>
        )}
        {!sheet.readable && <p className="notice">{sheet.stage === 'Replaced' ? t.closedReplaced : t.closedYear}</p>}
      </header>
      <div className="lead-sheet-grid">
        <div>
          <Contact sheet={sheet} over={over} />
          <Messages sheet={sheet} load={load} />
          <Matter sheet={sheet} />
          {sheet.readable && <DocumentsOnSheet leadId={sheet.leadId} acceptanceId={sheet.id} />}
        </div>
        <div>
          <section aria-labelledby="next" className="lead-next">
            <h2 id="next">{t.nextTitle}</h2>
            {!over && <ContactForms sheet={sheet} load={load} />}
            <OutcomeForms sheet={sheet} load={load} />
            <CreditForm sheet={sheet} load={load} now={now} />
            <CloseForm sheet={sheet} load={load} />
          </section>
          <TimesOfRequest acceptanceId={sheet.id} leadId={sheet.leadId} open={!over && STANDING_STAGES.includes(sheet.stage)} />
          <Notes sheet={sheet} load={load} />
          <Story sheet={sheet} />
        </div>
      </div>
      {!over && <Reach line={sheet} bar />}
    </article>
  );
}

/** How the request ended behind this acceptance, where that matters to the professional; work that has started may still be written down. */
function endOf({ requestState, stage, closeReason }: Sheet): 'withdrawn' | 'taken' | 'endedEarly' | 'endedLate' | undefined {
  if (stage === 'Replaced' || stage === 'Mandate' || stage === 'NotRetained') return undefined;
  if (requestState === 'Withdrawn') return 'withdrawn';
  if (requestState === 'Blocked') return 'taken';
  if (requestState !== 'Closed') return undefined;
  if (stage === 'Closed') return closeReason === 'requestEnded' ? 'endedEarly' : undefined;
  return stage === 'ToContact' ? 'endedEarly' : 'endedLate';
}

/** The ways to reach the person; their own wishes come before the number, since calling the wrong way may do harm. */
function Contact({ sheet, over }: { sheet: Sheet; over: boolean }) {
  const lang = useLang();
  if (!sheet.readable || over) return null;
  return (
    <section className="card raised" aria-label={sheet.clientName}>
      <Wishes wishes={sheet.wishes ?? {}} />
      <Reach line={sheet} />
      <p className="lead-addresses">
        <span>{called(sheet.phone ?? '', lang)}</span>
        <span>{sheet.email}</span>
      </p>
    </section>
  );
}

/** Messages between both through our number; a word sent counts as a try to reach the client. */
function Messages({ sheet, load }: { sheet: Sheet; load: () => Promise<void> }) {
  const t = useWords(talkTexts);
  if (!sheet.readable) return null;
  return (
    <section aria-labelledby="messages">
      <h2 id="messages">{t.withClient}</h2>
      <p className="small soft">{t.leadPro}</p>
      <ProTalk leadId={sheet.leadId} onSent={() => void load()} />
    </section>
  );
}

function Matter({ sheet }: { sheet: Sheet }) {
  const t = useWords(proLeadsTexts);
  const { address, othersInvolved = [] } = sheet;
  const where = typeof address === 'string' ? address : [address?.street, address?.postalCode].filter(Boolean).join(', ');
  const others = othersInvolved.filter((o) => o.name).map((o) => (o.role ? `${o.name} (${o.role})` : o.name));
  const description = sheet.description ?? sheet.summary;
  return (
    <section aria-labelledby="words">
      <h2 id="words">{t.inWords}</h2>
      {description && (
        <p className="summary-text" lang={sheet.lang === 'en' ? 'en-CA' : 'fr-CA'}>
          {description}
        </p>
      )}
      <ClientNotes notes={sheet.clientNotes} />
      {sheet.answers && <AnswersOf answers={sheet.answers} />}
      {(others.length > 0 || where || sheet.criminalFile !== undefined) && (
        <dl className="facts">
          <CriminalFile is={sheet.criminalFile} />
          {others.length > 0 && (
            <div>
              <dt>{t.parties}</dt>
              <dd>{others.join(', ')}</dd>
            </div>
          )}
          {where && (
            <div>
              <dt>{t.address}</dt>
              <dd>{where}</dd>
            </div>
          )}
        </dl>
      )}
    </section>
  );
}

/** Everything that happened to it, oldest first. */
function Story({ sheet }: { sheet: Sheet }) {
  const t: Readonly<Record<string, string>> = useWords(proLeadsTexts);
  const lang = useLang();
  const word = (prefix: string, code: string | undefined): string => ((code && t[`${prefix}${code}`]) ?? code ?? '').toLocaleLowerCase();
  return (
    <details>
      <summary>{t.story}</summary>
      <ol className="lead-story">
        {sheet.history.map((e, i) => (
          <li key={i}>
            <span className="small soft">{when(e.at, lang)}</span>
            <span>
              {fill(t[`ev_${e.type}`] ?? e.type, {
                channel: word('how_', e.channel),
                result: word('result_', e.result),
                outcome: word('', e.outcome),
                reason: word('credit_', e.reason),
                why: e.type === 'AcceptanceClosed' ? word('close_', e.reason) : e.reason ? `(${word('reason_', e.reason)})` : '',
              })}
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}

import { BEFORE_VALIDATED, SEARCHING } from '@jurilien/contracts';
import { useEffect, useRef, type ReactNode } from 'react';
import { fill, useLang, useWords, when } from '../../lang';
import { Head, PauseDrawing, SentDrawing } from '../../layout';
import type { Renewal } from './types';
import { renewalTexts } from './words/renewal';

type Words = typeof renewalTexts.fr;

/** What came of an invitation, in words; only that it has an answer, where no more can be shown or the request has moved on since. */
function cameOf(renewal: Renewal | undefined, t: Words, moment: (iso: string) => string): readonly [title: string, words: string] {
  const past = [t.answeredTitle, t.answeredText] as const;
  if (!renewal) return past;
  const { answer, request, snoozedUntil } = renewal;
  const { code, state } = request;
  if (answer === 'renewed' && SEARCHING.includes(state)) return [t.renewedTitle, fill(t.renewedText, { code })];
  if (answer === 'renewed' && BEFORE_VALIDATED.includes(state)) return [t.renewedTitle, fill(t.readFirstText, { code })];
  if (answer === 'declined' && state === 'Closed') return [t.declinedTitle, fill(t.declinedText, { code })];
  if (answer === 'snoozed' && snoozedUntil) return [t.snoozedTitle, fill(t.snoozedText, { code, when: moment(snoozedUntil) })];
  return past;
}

interface AnsweredProps {
  readonly renewal?: Renewal | undefined;
  /** Where the page of someone signed in leads on to; it has its title already. */
  readonly children?: ReactNode;
}

/** It was answered: what came of it, to the device that typed the code. */
export function Answered({ renewal, children }: AnsweredProps) {
  const t = useWords(renewalTexts);
  const head = useRef<HTMLHeadingElement>(null);
  // On a living page it takes the place of a form that had the focus.
  useEffect(() => head.current?.focus(), []);
  const lang = useLang();
  const [title, words] = cameOf(renewal, t, (iso) => when(iso, lang));
  return (
    <>
      {!children && <Head title={title} hidden />}
      <SentDrawing />
      <h1 ref={head} tabIndex={-1}>
        {title}
      </h1>
      <p className="lead" role="status">
        {words}
      </p>
      {children}
    </>
  );
}

/** The way to another request, which says that it follows this one. */
export function Another({ href }: { readonly href: string }) {
  const t = useWords(renewalTexts);
  return (
    <p className="actions">
      <a className="button" href={href}>
        {t.newRequest}
      </a>
    </p>
  );
}

/** No one answered in time, or a later invitation took its place. */
export function Over({ another }: { readonly another: string }) {
  const t = useWords(renewalTexts);
  return (
    <>
      <Head title={t.overTitle} hidden />
      <PauseDrawing />
      <h1>{t.overTitle}</h1>
      <p className="lead">{t.overText}</p>
      <Another href={another} />
    </>
  );
}

import type { Ref } from 'react';
import { talkTexts } from './words/talk';
import { fill, useLang, useWords, when } from '../../lang';
import type { Talk, Word } from './types';

const LOST = ['Undelivered', 'Bounced', 'Failed', 'Suppressed', 'Cancelled'];

/** Whether a message of the reader was delivered, in a few words. */
function Progress({ word }: { word: Word }) {
  const t: Readonly<Record<string, string>> = useWords(talkTexts);
  if (!word.mine || word.via !== 'page') return null;
  const lost = word.state !== undefined && LOST.includes(word.state);
  const way = t[`way_${word.channel ?? 'sms'}`] ?? '';
  const text = lost ? t['state_lost']! : (t[`state_${word.state ?? 'going'}`] ?? t['state_going']!);
  return <p className={lost ? 'small late-text' : 'small soft'}>{fill(text, { way })}</p>;
}

/** The messages of both, oldest first. */
export function Words({ talk, label, end }: { talk: Talk; label: string; end?: Ref<HTMLOListElement> }) {
  const t = useWords(talkTexts);
  const lang = useLang();
  return (
    <ol ref={end} className="talk-words" tabIndex={0} aria-label={label}>
      {talk.said.map((word) => (
        <li key={word.id} className={word.mine ? 'said-me' : 'said-other'}>
          <p className="said-who">
            {word.mine ? t.me : talk.name} · <time dateTime={word.at}>{when(word.at, lang)}</time>
            {word.automatic ? ` · ${t.automatic}` : word.via === 'sms' && ` · ${t.byText}`}
            {word.via === 'email' && ` · ${t.byEmail}`}
          </p>
          <p className="said-body">{word.body}</p>
          <Progress word={word} />
        </li>
      ))}
    </ol>
  );
}

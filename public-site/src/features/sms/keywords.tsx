import { smsTexts } from './words/sms';
import { fill, phone, useLang, useWords } from '../../lang';
import type { SmsPart } from './types';

/** The words that do something when they are texted, in the language of the page. */
export function Keywords({ pro, sms }: Pick<SmsPart, 'pro' | 'sms'>) {
  const t = useWords(smsTexts);
  const fr = useLang() === 'fr';
  const words: readonly (readonly [string, string])[] = [
    [fr ? 'ARRET' : 'STOP', t.wordStop],
    [fr ? 'DEBUT' : 'START', t.wordStart],
    [fr ? 'AIDE' : 'HELP', t.wordHelp],
    ...(pro
      ? ([
          [fr ? `OUI + ${t.wordCode}` : `YES + ${t.wordCode}`, t.wordYes],
          [fr ? `NON + ${t.wordCode}` : `NO + ${t.wordCode}`, t.wordNo],
          ['PAUSE', t.wordPause],
          [fr ? 'REPRENDRE' : 'RESUME', t.wordResume],
        ] as const)
      : ([[`1 ${t.wordOr} 2`, t.wordChoice]] as const)),
  ];
  return (
    <section aria-labelledby="sms-words">
      <h2 id="sms-words">{t.words}</h2>
      <p className="small soft">{fill(t.wordsText, { number: phone(sms.ourNumber) })}</p>
      <dl className="sms-pairs sms-words">
        {words.map(([word, does]) => (
          <div key={word}>
            <dt>{word}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p className="small soft">{t.wordsElse}</p>
    </section>
  );
}

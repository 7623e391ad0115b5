import { PRIVACY_KINDS } from '@jurilien/reference';
import { Area, Line, Radios } from '../../forms';
import { useWords } from '../../lang';
import { askTexts } from './words/ask';

/** What is asked, in plain words; and what an erasure means, said before it is sent. */
export function WhatIsAsked() {
  const t = useWords(askTexts);
  const options = PRIVACY_KINDS.map((value) => ({ value, label: t[value], hint: t[`${value}Hint`] }));
  return (
    <>
      <Radios name="kind" label={t.kind} options={options} />
      <Area name="words" label={t.words} hint={t.wordsHint} rows={4} optional />
      <section className="notice" aria-labelledby="before-erasure">
        <h2 id="before-erasure">{t.eraseTitle}</h2>
        <ul>
          <li>{t.eraseLive}</li>
          <li>{t.erasePro}</li>
          <li>{t.eraseAccount}</li>
          <li>{t.eraseLast}</li>
        </ul>
      </section>
    </>
  );
}

/** Where the person lives: it says whom they may turn to. */
export function Province() {
  const t = useWords(askTexts);
  return (
    <Radios
      name="province"
      label={t.province}
      layout="inline"
      options={[
        { value: 'QC', label: t.QC },
        { value: 'ON', label: t.ON },
      ]}
    />
  );
}

/** Who asks: addresses that a code will prove, each by itself. */
export function WhoAsks() {
  const t = useWords(askTexts);
  return (
    <section aria-labelledby="who-asks">
      <h2 id="who-asks">{t.whoTitle}</h2>
      <p>{t.whoText}</p>
      <Line name="email" label={t.email} type="email" complete="email" length={254} />
      <Line name="phoneNumber" label={t.phone} hint={t.phoneHint} type="tel" complete="tel" className="short" length={30} optional />
      <Line name="name" label={t.name} complete="name" length={120} optional />
    </section>
  );
}

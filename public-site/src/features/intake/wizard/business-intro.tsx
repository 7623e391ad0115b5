import { businessTexts } from '../words/business';
import { useWords } from '../../../lang';

const NEEDS = ['contracts', 'dispute', 'people', 'data'] as const;

/** Above the first page of F05: what businesses ask for, what it costs, what stays private. The first question comes under it. */
export function BusinessIntro() {
  const t = useWords(businessTexts);
  return (
    <section className="business-intro" aria-labelledby="business-intro">
      <h1 id="business-intro">{t.title}</h1>
      <p className="lead">{t.lead}</p>
      <a className="button large" href="#wizard-form">
        {t.begin}
      </a>
      <p className="small soft">{t.guide}</p>
      <dl className="business-needs">
        {NEEDS.map((need) => (
          <div key={need}>
            <dt>{t[`${need}Title`]}</dt>
            <dd>{t[need]}</dd>
          </div>
        ))}
      </dl>
      <dl className="business-terms">
        {(['free', 'private'] as const).map((term) => (
          <div key={term}>
            <dt>{t[`${term}Title`]}</dt>
            <dd>{t[term]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

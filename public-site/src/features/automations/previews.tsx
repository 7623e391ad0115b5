import { fill, useWords } from '../../lang';
import type { Kind, Preview } from './types';
import { proAutomations } from './words/pro-automations';

/** How the texts would read, on each way and for each reader. */
export function Previews({ kind, previews }: { readonly kind: Kind; readonly previews: readonly Preview[] }) {
  const t = useWords(proAutomations);
  return (
    <section className="automation-previews" aria-label={fill(t.previewTitle, { what: t[kind] })}>
      {previews.length === 0 && <p>{t.nothing}</p>}
      {previews.map((preview) => (
        <div key={`${preview.lang}${preview.code ?? ''}`}>
          <h3>{preview.code ? fill(t.ofRequest, { code: preview.code }) : t[`sample_${preview.lang}`]}</h3>
          <p className="small soft">
            {t.bySms} · {preview.sms.segments === 1 ? t.segments1 : fill(t.segmentsMany, { n: preview.sms.segments })}
          </p>
          <p className="said-before" lang={`${preview.lang}-CA`}>
            {preview.sms.text}
          </p>
          <details>
            <summary>{t.byEmail}</summary>
            <p lang={`${preview.lang}-CA`}>
              <strong>{preview.email.subject}</strong>
            </p>
            <p className="said-before" lang={`${preview.lang}-CA`}>
              {preview.email.text}
            </p>
          </details>
        </div>
      ))}
    </section>
  );
}

import { day, french, useLang, useWords } from '../../lang';
import type { Processors } from './processors.server';
import { processorWords } from './words/processors';

/** The register of who receives personal data, as everyone may read it: what for, which, where, and when it was assessed. */
export function ProcessorTable({ processors }: { readonly processors: Processors }) {
  const lang = useLang();
  const t = useWords(processorWords);
  if (processors.length === 0) return null;
  const said = (words: Readonly<Record<'fr' | 'en', string>>): string => (lang === 'fr' ? french(words.fr) : words.en);
  return (
    <>
      <h3 id="processors">{t.title}</h3>
      <div className="scroll" role="region" aria-labelledby="processors" tabIndex={0}>
        <table>
          <thead>
            <tr>
              {[t.who, t.purpose, t.data, t.place, t.assessed].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {processors.map(({ id, name, purpose, data, place, assessedOn }) => (
              <tr key={id}>
                <th scope="row">{said(name)}</th>
                <td>{said(purpose)}</td>
                <td>{said(data)}</td>
                <td>{place ? said(place) : t.unstated}</td>
                <td>{assessedOn ? day(assessedOn, lang) : t.unstated}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

import { limitedTask } from '@jurilien/reference';
import { articleWords } from './words/article';
import { french, useLang, usePath, useWords } from '../../lang';
import type { Article } from './article';

/** Limited tasks of the catalogue that belong to a text: each opens the request with its words, and has its place in F07. */
export function Tasks({ of: { title, lead, of } }: { readonly of: NonNullable<Article['tasks']> }) {
  const t = useWords(articleWords);
  const lang = useLang();
  const to = usePath();
  const say = (text: string): string => (lang === 'fr' ? french(text) : text);
  return (
    <section aria-labelledby="tasks">
      <h2 id="tasks">{title}</h2>
      <p>{lead}</p>
      <ul className="related">
        {of.map((id) => {
          const task = limitedTask(id)!;
          return (
            <li key={id}>
              <a href={to('demand', { query: { tache: id, langue: lang } })}>{say(task.title[lang])}</a>
              <p>{task.includes[lang].map(say).join(' · ')}</p>
              <p>
                <a href={`${to('showcase')}#${id}`} aria-label={`${t.taskMore}${lang === 'fr' ? '\u00a0' : ''}: ${say(task.title[lang])}`}>
                  {t.taskMore}
                </a>
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

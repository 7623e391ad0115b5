import { helpFor, type Urgency } from './quick';
import { quickTexts } from '../words/quick';
import { useWords } from '../../../lang';

interface Props {
  readonly urgency: Urgency | 'deadline' | 'marked' | null | undefined;
  readonly province: string | null | undefined;
  /** Under a form, what to do with it as well. */
  readonly writing?: boolean;
}

/** Numbers first: a person in danger needs a voice, not a form or an answer in three days (IN6). Nothing where nothing presses. */
export function HelpNumbers({ urgency, province, writing = false }: Props) {
  const t = useWords(quickTexts);
  const help = helpFor(urgency ?? undefined, province);
  if (help.length === 0) return null;
  return (
    <section className="notice danger help-first" aria-labelledby="help-first">
      <h2 id="help-first">{writing ? t.numbersTitle : t.numbersNow}</h2>
      <ul className="help-numbers">
        {help.map(({ service, number }) => (
          <li key={number}>
            <a href={`tel:${number.replace(/\D/g, '')}`}>{number.replaceAll(' ', '\u00a0')}</a>
            <span>{t[service]}</span>
          </li>
        ))}
      </ul>
      {urgency === 'detained' && <p>{writing ? t.silent : t.silentNow}</p>}
      {urgency === 'violence' && writing && <p>{t.safe}</p>}
      {(urgency === 'eviction' || urgency === 'court') && <p>{t.papers}</p>}
      {(urgency === 'court' || urgency === 'marked') && !writing && <p>{t.courthouse}</p>}
    </section>
  );
}

import type { GeneratedPaper } from '@jurilien/reference';
import { useLocation } from 'react-router';
import { useLang, useWords } from '../../lang';
import { Head, useTwins } from '../../layout';
import { PDF } from './paper-paths';
import { PaperBody } from './paper';
import { paperTexts } from './words/papers';

interface Props {
  readonly paper: GeneratedPaper;
  readonly back: { readonly href: string; readonly text: string };
}

/** A paper behind a personal link, with its file in both languages: plain links, without a script. */
export function PaperPage({ paper, back }: Props) {
  const t = useWords(paperTexts);
  const lang = useLang();
  const twins = useTwins();
  const { pathname } = useLocation();
  const other = lang === 'fr' ? 'en' : 'fr';
  return (
    <div className="wrap narrow page">
      <Head title={paper.title} hidden />
      <p className="no-print">
        <a className="plain-link" href={back.href}>
          ← {back.text}
        </a>
      </p>
      <PaperBody paper={paper} />
      <p className="actions no-print">
        <a className="button" href={`${twins?.[lang] ?? pathname}${PDF}`} download>
          {t.pdf}
        </a>
        {twins && (
          <a href={`${twins[other]}${PDF}`} download hrefLang={`${other}-CA`}>
            {t.otherPdf}
          </a>
        )}
      </p>
    </div>
  );
}

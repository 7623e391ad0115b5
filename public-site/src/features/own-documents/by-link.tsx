import { ErrorSummary, type Errors, type Raw } from '../../forms';
import { fieldName, useLang, usePath, useWords } from '../../lang';
import { Head } from '../../layout';
import type { Act } from './acts';
import { DoorsProvider, type Refused } from './doors';
import { OfRequest } from './of-request';
import type { RequestDocuments } from './types';
import { ownTexts } from './words/own';

interface Props {
  readonly of: RequestDocuments;
  readonly token: string;
  readonly commandId: string;
  readonly errors: Errors;
  readonly posted: Raw;
  readonly done?: Act;
  readonly refused?: Refused;
}

/** M03 behind the link of a request: the same as for who is signed in, by plain posts. */
export function DocumentsByLink({ of, token, commandId, errors, posted, done, refused }: Props) {
  const t = useWords(ownTexts);
  const lang = useLang();
  const to = usePath();
  const wrong = refused ? { ...errors, [refused.itemId ? `file-${refused.itemId}` : 'file']: refused.text } : errors;
  return (
    <>
      <Head title={t.titleOne} hidden failed={Object.keys(wrong).length > 0} />
      <ErrorSummary errors={wrong} />
      {done && Object.keys(wrong).length === 0 && (
        <p className="notice success" role="status">
          {t[`done_${done}`]}
        </p>
      )}
      <p>
        <a className="plain-link" href={to('myRequest', { token })}>
          ← {t.back}
        </a>
      </p>
      <h1>
        {t.titleOne} <span className="code-badge">{of.code}</span>
      </h1>
      <p className="lead">{[fieldName(of.lawyerType ?? '', lang), t.lead_client].filter(Boolean).join(' · ')}</p>
      <DoorsProvider value={{ by: 'link', reader: 'client', token, commandId, errors, posted, refused }}>
        <h2 className="hidden-text">{t.documents}</h2>
        <OfRequest of={of} />
      </DoorsProvider>
    </>
  );
}

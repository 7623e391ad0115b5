import { useWords } from '../../lang';
import { Failed } from '../../pro';
import { useAsk } from '../../session';
import { LiveDocuments } from './live';
import { ownTexts } from './words/own';

const AGAIN_MS = 60_000;

/** Documents of one accepted request on its sheet; there while its contact data may be read. */
export function DocumentsOnSheet({ leadId, acceptanceId }: { readonly leadId: string; readonly acceptanceId: string }) {
  const t = useWords(ownTexts);
  const { value, problem, reload } = useAsk('GET /api/documents/:leadId', { params: { leadId }, query: { acceptanceId } }, AGAIN_MS);
  if (!value && (!problem || problem.status === 404)) return null;
  return (
    <section aria-labelledby="documents">
      <h2 id="documents">{t.documents}</h2>
      {value ? <LiveDocuments of={value} reader="professional" reload={reload} /> : <Failed problem={problem!} retry={reload} />}
    </section>
  );
}

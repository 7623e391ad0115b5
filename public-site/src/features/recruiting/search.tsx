import { useRef, useState } from 'react';
import { errorText as codeText } from '@jurilien/contracts';
import { Outcome, Go, LiveForm, Wrong, useAct, sendCommand, useAsk } from '../../session';
import { errorText, Area, FormProvider } from '../../forms';
import { findEmployeeWords } from './words/find-employee';
import { fill, useFeature, useLang, useWords } from '../../lang';
import { Failed, Skeleton, Stale } from '../../pro';
import { errorsOf } from '../../api';
import { Asked } from './asked';
import { CandidateCard } from './card';
import { FilterFields, filtersIn } from './filters';
import { SaveSearch } from './save-search';
import type { Found, SearchFilters } from './types';

const MESSAGE = 1_000;
const SHORTEST = 20;

/** S03 for professionals and staff: filters, anonymous cards, and what was asked already. */
export function Search() {
  const isOn = useFeature('feature.recruit');
  const t = useWords(findEmployeeWords);
  const [filters, setFilters] = useState<SearchFilters>({});
  const { value: found, problem, reload } = useAsk('GET /api/candidates', { query: filters });
  // The team looks at what there is; a firm finds no one while recruiting is off.
  const offered = isOn || !found?.professionalId;
  const status = useRef<HTMLParagraphElement>(null);
  const [notice, setMessage] = useState('');
  const done = async (words: string): Promise<void> => {
    setMessage(words);
    // The button that was pressed goes with its card.
    status.current?.focus();
    await reload();
  };
  return (
    <>
      <h1>{t.title}</h1>
      <p className="lead">{offered ? t.searchLead : t.off}</p>
      {found && !found.professionalId && <p className="notice info">{t.staffNote}</p>}
      {found?.professionalId && !found.mayAsk && <p className="notice warning">{t.notApproved}</p>}
      <Outcome at={status}>{notice}</Outcome>
      {found && found.requests.length > 0 && <Asked requests={found.requests} />}
      <form
        onChange={({ currentTarget }) => setFilters(filtersIn(Object.fromEntries(new FormData(currentTarget)) as Record<string, string>))}
        onSubmit={(event) => event.preventDefault()}
      >
        <FormProvider value={{ raw: {}, errors: {} }}>
          <FilterFields />
        </FormProvider>
      </form>
      {offered && found?.professionalId && found.mayAsk && (
        <SaveSearch professionalId={found.professionalId} sms={found.sms} filters={filters} />
      )}
      {found ? (
        <>
          <Stale problem={problem} />
          <p role="status" className="found">
            {found.cards.length === 0 ? t.foundNone : found.cards.length === 1 ? t.foundOne : fill(t.found, { n: found.cards.length })}
          </p>
          <ul className="plain">
            {found.cards.map((card) => (
              <CandidateCard key={card.id} card={card}>
                {found.professionalId && <Acts card={card} found={found} done={done} />}
              </CandidateCard>
            ))}
          </ul>
        </>
      ) : problem ? (
        <Failed problem={problem} retry={reload} />
      ) : (
        <Skeleton />
      )}
    </>
  );
}

type FoundCard = Found['cards'][number];

/** As many as may wait for an answer: why one cannot write now. */
function Full({ card }: { card: FoundCard }) {
  const lang = useLang();
  const why = card.available.RequestCandidateContact;
  return why !== undefined && why !== true && why.code === 'CAP_REACHED' ? <p className="small soft">{codeText(why.code, lang)}</p> : null;
}

/** Write to one candidate, or put the card aside. */
function Acts({ card, found, done }: { card: FoundCard; found: Found; done: (words: string) => Promise<void> }) {
  const t = useWords(findEmployeeWords);
  const lang = useLang();
  const { busy, errors, act } = useAct();
  const [writing, setWriting] = useState(false);
  const ids = { professionalId: found.professionalId, candidateId: card.id };
  const possible = (command: string): boolean => card.available[command] === true;
  const whom = { name: card.name, school: card.school };
  const aside = { type: 'button', className: 'button quiet', label: fill(t.dismissOf, whom) } as const;
  const asked = found.requests.find((r) => r.candidateId === card.id && (r.status === 'Requested' || r.status === 'Accepted'));
  if (asked)
    return (
      <p>
        <span className="badge">{asked.status === 'Accepted' ? t.status_Accepted : t.waiting}</span>
      </p>
    );
  const send = (name: string, payload: object, words: string) =>
    act(async () => {
      const reply = await sendCommand(lang, name, { ...ids, ...payload });
      if (!reply.ok) return errorsOf(reply.problem, lang);
      return done(words);
    });
  return (
    <>
      <Wrong errors={errors} />
      <Full card={card} />
      {writing && (
        <LiveForm
          name={`candidate-${card.id}`}
          className="stack"
          errors={errors}
          onSend={({ message = '' }) =>
            void (message.trim().length < SHORTEST
              ? act(() => Promise.resolve({ message: errorText('message', `min:${SHORTEST}`, lang) }))
              : send('RequestCandidateContact', { message }, t.sent))
          }
        >
          <Area name="message" label={t.message} hint={t.messageHint} max={MESSAGE} rows={6} />
          <p className="actions">
            <Go busy={busy}>{t.send}</Go>
          </p>
        </LiveForm>
      )}
      <p className="actions">
        {possible('RequestCandidateContact') && !writing && (
          <Go type="button" label={fill(t.writeTo, whom)} onPress={() => setWriting(true)}>
            {t.write}
          </Go>
        )}
        {possible('DismissCandidate') && (
          <Go {...aside} busy={busy} onPress={() => void send('DismissCandidate', {}, t.dismissed)}>
            {t.dismiss}
          </Go>
        )}
      </p>
    </>
  );
}

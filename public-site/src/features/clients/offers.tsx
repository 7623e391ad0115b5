import { useState } from 'react';
import { call, Go, LiveForm, Success, Wrong, useAct } from '../../session';
import { Area, Radios } from '../../forms';
import { acceptedTexts, CAUSES, isGone, standingOf, wishOf, type Accepted } from '../acceptances';
import { clientTexts } from './words/client';
import { PersonTimes } from '../scheduling';
import { talkTexts, ClientTalk } from '../talk';
import { fill, phone, useLang, usePath, useWords, fieldName, regionName } from '../../lang';
import { errorsOf } from '../../api';
import { WithRequests, type ClientRequest } from './requests';

/** M04 for a client: the professionals for each of the client's requests, and what may be done about them. */
export function ClientOffers() {
  const t = useWords(clientTexts);
  const lang = useLang();
  return (
    <>
      <h1>{t.offersTitle}</h1>
      <p className="lead">{t.offersLead}</p>
      <WithRequests>
        {(requests, load) =>
          requests.map((r) => (
            <section key={r.id} className="account-part" aria-labelledby={`r-${r.id}`} id={r.code}>
              <h2 id={`r-${r.id}`}>{fill(t.request, { code: r.code })}</h2>
              <p className="soft">{[fieldName(r.lawyerType, lang), regionName(r.region, lang)].filter(Boolean).join(' · ')}</p>
              {r.accepted.length === 0 && <p>{r.claimLive ? t.claimLive : t.noneYet}</p>}
              {r.accepted.map((a) => (
                <Person key={a.acceptanceId} request={r} person={a} load={load} />
              ))}
              <NamesShown n={r.namesShownTo} />
            </section>
          ))
        }
      </WithRequests>
    </>
  );
}

function NamesShown({ n }: { n: number }) {
  const t = useWords(clientTexts);
  return n === 0 ? null : <p className="small soft">{n === 1 ? t.who1 : fill(t.who, { n })}</p>;
}

/** The messages between both, read once it is opened; open by itself when there is something to answer. */
function TalkWith({ person: a }: { person: Accepted }) {
  const t = useWords(talkTexts);
  const [open, setOpen] = useState(a.unanswered === true);
  const title = a.unanswered ? t.waiting : a.talk === 'open' ? t.read : t.title;
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{fill(title, { name: a.name })}</summary>
      {open && (
        <>
          <p className="small soft">{fill(t.leadClient, { name: a.name })}</p>
          <ClientTalk acceptanceId={a.acceptanceId} />
        </>
      )}
    </details>
  );
}

interface PersonProps {
  readonly request: ClientRequest;
  readonly person: Accepted;
  readonly load: () => Promise<void>;
}

/** What a client may send about an accepted request: the commands of its buttons, one in flight at a time. */
function useClientActs({ request, person: a, load }: PersonProps) {
  const t = useWords(acceptedTexts);
  const c = useWords(clientTexts);
  const lang = useLang();
  const { busy, errors, act } = useAct();
  const [done, setDone] = useState<string | null>(null);
  const send = (name: string, payload: Record<string, unknown> = {}) =>
    act(async () => {
      setDone(null);
      const body = { commandId: crypto.randomUUID(), payload: { acceptanceId: a.acceptanceId, leadId: request.id, ...payload } };
      const reply = await call(lang, 'POST /api/commands/:name', { params: { name }, body });
      if (!reply.ok) return reply.problem.detail?.includes('contact-not-due') ? { form: t.notDue } : errorsOf(reply.problem, lang);
      setDone(c.saved);
      await load();
    });
  const replace = (cause: string | undefined, note: string | undefined) =>
    cause
      ? send('RequestReplacement', { cause, ...(note ? { note } : {}) })
      : act(() => Promise.resolve({ [`cause-${a.acceptanceId}`]: t.pickReason }));
  return { busy, errors, done, send, replace };
}
type ClientActs = ReturnType<typeof useClientActs>;

function Person(props: PersonProps) {
  const { person: a } = props;
  const t = useWords(acceptedTexts);
  const c = useWords(clientTexts);
  const lang = useLang();
  const to = usePath();
  const acts = useClientActs(props);
  const { busy, errors, done, send } = acts;
  const can = (name: string): boolean => a.actions.includes(name);
  const wish = wishOf(a, t, lang);
  return (
    <article className={isGone(a) ? 'card' : 'card raised'} aria-label={a.name}>
      <p className="price">
        {a.name} {a.chosen && <span className="badge">{t.chosen}</span>}
      </p>
      {a.firm && <p>{a.firm}</p>}
      {standingOf(a, t, lang).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {wish && <p className="notice">{wish}</p>}
      <PersonTimes
        person={a}
        one={(rdv) => to('myAppointments', { query: { rdv } })}
        book={to('myAppointments', { query: { reserver: a.acceptanceId } })}
      />
      {a.phone && (
        <p>
          <a className="plain-link" href={`tel:${a.phone}`}>
            {fill(t.call, { phone: phone(a.phone) })}
          </a>
        </p>
      )}
      <p className="actions">
        {can('ConfirmContactByClient') && (
          <Go type="button" busy={busy} className="button quiet" onPress={() => void send('ConfirmContactByClient')}>
            {t.reached}
          </Go>
        )}
        {can('ChooseProfessional') && (
          <Go type="button" busy={busy} onPress={() => void send('ChooseProfessional')}>
            {t.choose}
          </Go>
        )}
        {a.asked && <a href={to('survey', { query: { avis: a.acceptanceId } })}>{c.opinion}</a>}
      </p>
      {can('RequestReplacement') && <Replacement person={a} acts={acts} />}
      {a.talk && <TalkWith person={a} />}
      <Wrong errors={errors} />
      <Success>{done}</Success>
    </article>
  );
}

/** Another professional in the place of this one: for which cause, and what the client adds. */
function Replacement({ person: a, acts: { busy, errors, replace } }: { readonly person: Accepted; readonly acts: ClientActs }) {
  const t = useWords(acceptedTexts);
  const words: Readonly<Record<string, string>> = t;
  const [cause, note] = [`cause-${a.acceptanceId}`, `note-${a.acceptanceId}`];
  return (
    <details>
      <summary>{t.other}</summary>
      <LiveForm
        name={`replace-${a.acceptanceId}`}
        errors={errors}
        className="stack"
        onSend={(answers) => void replace(answers[cause], answers[note]?.trim())}
      >
        <p>{t.replaceText}</p>
        <Radios
          name={cause}
          label={t.replaceReason}
          options={CAUSES.filter((each) => each !== 'notReached' || !a.confirmedByClient).map((each) => ({
            value: each,
            label: words[`cause_${each}`]!,
          }))}
        />
        <Area name={note} label={t.replaceNote} optional rows={3} max={2000} />
        <Go busy={busy}>{t.replaceYes}</Go>
      </LiveForm>
    </details>
  );
}

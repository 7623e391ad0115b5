import { useState } from 'react';
import { useLang, usePath, useWords } from '../../../lang';
import { Failed, Skeleton, Stale, type Pro } from '../../../pro';
import { Go, LiveForm, Outcome, sendCommand, useAct, useAsk, useKept, Wrong } from '../../../session';
import { whenBoth } from '../times';
import { hoursTexts } from '../words/pro-hours';
import { askedIn, draftOf, refusedIn, type Draft, type Hours } from './hours';
import { OtherDays } from './other-days';
import { Ticked, Typed } from './typed';
import { WeekHours } from './week-hours';
import { ZoneField } from './zone-field';

/** When a professional can be met: the editor of their hours, with the next times that it leaves free (M02). */
export function HoursEditor({ pro }: { readonly pro: Pro }) {
  const t = useWords(hoursTexts);
  const to = usePath();
  const { value, problem, reload } = useAsk('GET /api/pro/availability', {});
  return (
    <>
      <h1>{t.title}</h1>
      <p className="lead">{t.lead}</p>
      <p>
        {t.pauseNote} <a href={to('pause')}>{t.pauseGo}</a>.
      </p>
      {value ? (
        <>
          <Stale problem={problem} />
          <Editor hours={value} reload={reload} professionalId={pro.me.id} />
        </>
      ) : problem ? (
        <Failed problem={problem} retry={reload} />
      ) : (
        <Skeleton />
      )}
    </>
  );
}

interface EditorProps {
  readonly hours: Hours;
  readonly reload: () => Promise<void>;
  readonly professionalId: string;
}

function Editor({ hours, reload, professionalId }: EditorProps) {
  const t = useWords(hoursTexts);
  const lang = useLang();
  const [draft, setDraft] = useKept<Draft>('pro-hours', draftOf(hours));
  const [done, setDone] = useState('');
  const { busy, errors, act } = useAct();
  const put = (part: Partial<Draft>, said = ''): void => {
    setDraft({ ...draft, ...part });
    setDone(said);
  };
  const save = (): Promise<void> =>
    act(async () => {
      setDone('');
      const asked = askedIn(draft, lang);
      if ('errors' in asked) return asked.errors;
      const reply = await sendCommand(lang, 'SetAvailability', { professionalId, ...asked.payload });
      if (!reply.ok) return refusedIn(reply.problem, draft, lang);
      await reload();
      setDone(t.saved);
      return undefined;
    });
  return (
    <>
      {!hours.plan && <p className="notice info">{t.none}</p>}
      <NextTimes hours={hours} />
      <Wrong errors={errors} />
      <LiveForm name="pro-hours" errors={errors} className="stack hours-form" onSend={() => void save()}>
        <WeekHours week={draft.week} errors={errors} onChange={(week, said) => put({ week }, said)} />
        <OtherDays exceptions={draft.exceptions} errors={errors} onChange={(exceptions, said) => put({ exceptions }, said)} />
        <Rules draft={draft} errors={errors} put={put} />
        <Places draft={draft} errors={errors} put={put} />
        <p className="actions">
          <Go busy={busy} className="button large">
            {t.save}
          </Go>
        </p>
        <Outcome>{done}</Outcome>
      </LiveForm>
    </>
  );
}

interface PartProps {
  readonly draft: Draft;
  readonly errors: Readonly<Record<string, string>>;
  readonly put: (part: Partial<Draft>) => void;
}

function Rules({ draft, errors, put }: PartProps) {
  const t = useWords(hoursTexts);
  return (
    <section aria-labelledby="hours-rules">
      <h2 id="hours-rules">{t.rules}</h2>
      {(['slotMinutes', 'bufferMinutes', 'minNoticeHours'] as const).map((name) => (
        <Typed
          key={name}
          id={name}
          label={t[name]}
          numeric
          length={4}
          value={draft[name]}
          error={errors[name]}
          onType={(value) => put({ [name]: value })}
        />
      ))}
      <ZoneField zone={draft.zone} error={errors['zone']} onChange={(zone) => put({ zone })} />
      <h3>{t.booking}</h3>
      {(['offersBooking', 'autoConfirm'] as const).map((name) => (
        <Ticked key={name} id={name} hint={t[`${name}Hint`]} checked={draft[name]} onTick={(checked) => put({ [name]: checked })}>
          {t[name]}
        </Ticked>
      ))}
    </section>
  );
}

function Places({ draft, errors, put }: PartProps) {
  const t = useWords(hoursTexts);
  return (
    <section aria-labelledby="hours-places">
      <h2 id="hours-places">{t.places}</h2>
      <p>{t.placesLead}</p>
      <Typed
        id="address"
        label={t.address}
        length={300}
        value={draft.address}
        error={errors['address']}
        onType={(address) => put({ address })}
      />
      <Typed
        id="videoLink"
        type="url"
        label={t.videoLink}
        hint={t.videoLinkHint}
        length={500}
        value={draft.videoLink}
        error={errors['videoLink']}
        onType={(videoLink) => put({ videoLink })}
      />
    </section>
  );
}

/** The next times that a client is offered, of what is saved. */
function NextTimes({ hours: { plan, next } }: { readonly hours: Hours }) {
  const t = useWords(hoursTexts);
  const lang = useLang();
  if (!plan) return null;
  const { zone } = plan;
  return (
    <section aria-labelledby="next-times" className="panel">
      <h2 id="next-times">{t.next}</h2>
      {next.length === 0 ? (
        <p>{t.nextNone}</p>
      ) : (
        <>
          <p className="small soft">{plan.offersBooking ? t.nextLead : t.nextOff}</p>
          <ul>
            {next.map(({ startsAt }) => (
              <li key={startsAt}>{whenBoth(startsAt, lang, zone, zone)}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

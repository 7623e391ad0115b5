import type { Answer } from '@jurilien/contracts/api';
import { useState } from 'react';
import { errorsOf, type Problem } from '../../../api';
import { Line } from '../../../forms';
import type { Errors } from '../../../forms';
import { fill, useLang, useWords, when } from '../../../lang';
import { Failed, Skeleton } from '../../../pro';
import { Copy, Go, LiveForm, Outcome, sendCommand, useAct, useAsk, Wrong } from '../../../session';
import { calendarsTexts } from '../words/pro-calendars';

type Calendars = Answer<'GET /api/calendars'>;
const AGAIN_MS = 60_000;

interface PartProps {
  readonly calendars: Calendars;
  readonly busy: boolean;
  readonly send: (name: string, payload: Readonly<Record<string, unknown>>, done: string, then?: () => void) => Promise<void>;
}

/** One's calendar here in a calendar program, and another calendar of one's own whose busy times count here. */
export function OwnCalendars() {
  const t = useWords(calendarsTexts);
  const lang = useLang();
  const { value, problem, reload } = useAsk('GET /api/calendars', {}, AGAIN_MS);
  const { busy, errors, act } = useAct();
  const [done, setDone] = useState('');
  if (!value)
    return (
      <>
        <h1>{t.title}</h1>
        {problem ? <Failed problem={problem} retry={reload} /> : <Skeleton />}
      </>
    );
  const refused = (refusal: Problem): Errors => {
    if (refusal.detail === 'calendar-url') return { url: t.urlWrong };
    return refusal.detail === 'no-availability' ? { form: t.hoursFirst } : errorsOf(refusal, lang);
  };
  const send: PartProps['send'] = (name, payload, said, then) =>
    act(async () => {
      setDone('');
      const reply = await sendCommand(lang, name, { ...value.owner, ...payload });
      if (!reply.ok) return refused(reply.problem);
      await reload();
      setDone(said);
      then?.();
      return undefined;
    });
  const shown = { calendars: value, busy, send };
  return (
    <>
      <h1>{t.title}</h1>
      <Wrong errors={errors} />
      <Outcome>{done}</Outcome>
      <Feed {...shown} />
      {(value.external.offered || value.external.on) && <External {...shown} errors={errors} />}
    </>
  );
}

function Feed({ calendars: { feed }, busy, send }: PartProps) {
  const t = useWords(calendarsTexts);
  const [shown, setShown] = useState(false);
  const { address, detail } = feed;
  const press = (label: string, payload: object, done: string) => (
    <Go
      type="button"
      className="button quiet small-button"
      busy={busy}
      onPress={() => void send('SetCalendarFeed', { on: true, ...payload }, done)}
    >
      {label}
    </Go>
  );
  return (
    <section aria-labelledby="feed">
      <h2 id="feed">{t.feed}</h2>
      <p>{t.feedLead}</p>
      {address === undefined ? (
        <p className="actions">{press(t.feedOn, {}, t.feedIsOn)}</p>
      ) : (
        <>
          <p className="notice warning">{t.feedKeep}</p>
          <div className="actions">
            <Copy text={address} label={t.copy} />
            <button type="button" className="button quiet small-button" aria-expanded={shown} onClick={() => setShown(!shown)}>
              {shown ? t.hide : t.show}
            </button>
          </div>
          {shown && <p className="feed-address">{address}</p>}
          <p>{detail === 'names' ? t.detailNames : t.detailCode}</p>
          <div className="actions">
            {detail === 'names' ? press(t.toCode, { detail: 'code' }, t.isCode) : press(t.toNames, { detail: 'names' }, t.isNames)}
            {press(t.renew, { renew: true }, t.renewed)}
            {press(t.feedOff, { on: false }, t.feedIsOff)}
          </div>
          <p className="small soft">{t.renewLead}</p>
        </>
      )}
    </section>
  );
}

function External({ calendars: { external }, busy, send, errors }: PartProps & { readonly errors: Errors }) {
  const t = useWords(calendarsTexts);
  return (
    <section aria-labelledby="external">
      <h2 id="external">{t.external}</h2>
      <p>{t.externalLead}</p>
      {external.on && (
        <>
          <Reading external={external} />
          <p className="actions">
            <Go
              type="button"
              className="button quiet small-button"
              busy={busy}
              onPress={() => void send('RemoveExternalCalendar', {}, t.removed)}
            >
              {t.remove}
            </Go>
          </p>
        </>
      )}
      {external.offered && (
        <LiveForm
          name="external-calendar"
          errors={errors}
          className="stack"
          onSend={({ url = '' }, form) => void send('SetExternalCalendar', { url }, t.added, () => form.reset())}
        >
          <Line name="url" type="url" label={external.on ? t.another : t.url} hint={t.urlHint} length={1_000} />
          <p className="actions">
            <Go busy={busy}>{t.add}</Go>
          </p>
        </LiveForm>
      )}
    </section>
  );
}

/** How the other calendar was last read, what is old, and which zones no one knows. */
function Reading({ external: { host, reading, readAt, triedAt, stale, unknownZones } }: { readonly external: Calendars['external'] }) {
  const t = useWords(calendarsTexts);
  const lang = useLang();
  return (
    <>
      {host && <p>{fill(t.from, { host })}</p>}
      <p>{reading ? t[`reading_${reading}`] : t.notYet}</p>
      {readAt && <p className="small soft">{fill(t.readAt, { when: when(readAt, lang) })}</p>}
      {triedAt && triedAt !== readAt && <p className="small soft">{fill(t.triedAt, { when: when(triedAt, lang) })}</p>}
      {stale && <p className="notice warning">{t.stale}</p>}
      {unknownZones.length > 0 && <p className="notice warning">{fill(t.unknownZones, { zones: unknownZones.join(', ') })}</p>}
    </>
  );
}

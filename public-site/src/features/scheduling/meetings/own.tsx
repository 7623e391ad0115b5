import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Raw } from '../../../forms';
import { fill, InProvince, useLang, useWords } from '../../../lang';
import { PauseDrawing } from '../../../layout';
import { Failed, Skeleton } from '../../../pro';
import { LiveActs, sendCommand, useAct, useAsk, type Asked } from '../../../session';
import { meetingTexts } from '../words/meeting';
import { actOn, instantAsked, isMeetingAct, isMeetingStep, MEETING_ACTS } from './acts';
import { lineOf } from './lines';
import { MeetingView } from './meeting';
import type { Meeting, MeetingSlots } from './types';

const AGAIN_MS = 60_000;

/** M01: own meetings with our team, or one of them, as the address says. */
export function OwnMeetings() {
  const one = new URLSearchParams(useLocation().search).get('rencontre');
  return one ? <One meetingId={one} /> : <All />;
}

/** A title while what it names is on its way, or cannot be had. */
function Waiting({ asked: { problem, reload } }: { readonly asked: Asked<unknown> }) {
  const t = useWords(meetingTexts);
  return (
    <>
      <h1>{t.own}</h1>
      {problem ? <Failed problem={problem} retry={reload} /> : <Skeleton />}
    </>
  );
}

function All() {
  const t = useWords(meetingTexts);
  const asked = useAsk('GET /api/meetings/own', {}, AGAIN_MS);
  if (!asked.value) return <Waiting asked={asked} />;
  const { upcoming, past } = asked.value;
  return (
    <>
      <h1>{t.own}</h1>
      <p className="lead">{t.ownLead}</p>
      {asked.problem && <Failed problem={asked.problem} retry={asked.reload} />}
      {upcoming.length + past.length === 0 && (
        <>
          <PauseDrawing />
          <p>{t.none}</p>
        </>
      )}
      <Part id="upcoming" title={t.upcoming} meetings={upcoming} />
      <Part id="past" title={t.past} meetings={past} />
    </>
  );
}

function Part({ id, title, meetings }: { readonly id: string; readonly title: string; readonly meetings: readonly Meeting[] }) {
  const t = useWords(meetingTexts);
  const lang = useLang();
  const { pathname } = useLocation();
  if (meetings.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="rows">
        {meetings.map((m) => (
          <li key={m.meetingId}>
            <div>
              <p className="row-title">
                <a href={`${pathname}?${new URLSearchParams({ rencontre: m.meetingId })}`}>
                  {fill(t[`kind_${m.kind}`], { code: m.code ?? '' })}
                </a>
              </p>
              <p>{lineOf(m, lang)}</p>
              <p className="small soft">
                {[t[`state_${m.state}`], m.staff && fill(t.staff, { name: m.staff })].filter(Boolean).join(' · ')}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function One({ meetingId }: { readonly meetingId: string }) {
  const asked = useAsk('GET /api/meetings/own/:meetingId', { params: { meetingId } }, AGAIN_MS);
  const query = new URLSearchParams(useLocation().search);
  if (!asked.value) return <Waiting asked={asked} />;
  const { available, province } = asked.value;
  const timed = available[MEETING_ACTS.choisir] === true || query.get('faire') === 'deplacer';
  const shown = { meeting: asked.value, reload: asked.reload };
  return <InProvince value={province}>{timed ? <WithTimes {...shown} from={instantAsked(query)} /> : <Live {...shown} />}</InProvince>;
}

interface LiveProps {
  readonly meeting: Meeting;
  readonly reload: () => Promise<void>;
}

function WithTimes({ from, meeting, reload }: LiveProps & { readonly from: string | undefined }) {
  const { meetingId } = meeting;
  const asked = useAsk('GET /api/meetings/own/:meetingId/slots', { params: { meetingId }, query: from ? { from } : {} });
  if (!asked.value) return <Waiting asked={asked} />;
  const both = async (): Promise<void> => {
    await Promise.all([reload(), asked.reload()]);
  };
  return <Live meeting={meeting} reload={both} free={asked.value} />;
}

/** The page of one, alive: what is pressed is sent at once, and the page then says what was done. */
function Live({ meeting: m, reload, free }: LiveProps & { readonly free?: MeetingSlots }) {
  const lang = useLang();
  const go = useNavigate();
  const { pathname, search } = useLocation();
  const [commandId, setCommandId] = useState(() => crypto.randomUUID());
  const { busy, errors, act } = useAct();
  const query = new URLSearchParams(search);
  const [faire, fait] = [query.get('faire'), query.get('fait')];
  const at = (more: Readonly<Record<string, string>>): string => `${pathname}?${new URLSearchParams({ rencontre: m.meetingId, ...more })}`;
  const onSend = (which: string, raw: Raw): void =>
    void act(async () => {
      if (!isMeetingAct(which)) return undefined;
      const { meetingId } = m;
      const came = await actOn((name, payload, id) => sendCommand(lang, name, { meetingId, ...payload }, id), which, raw, commandId, lang);
      setCommandId(crypto.randomUUID());
      await reload();
      if (came.status === 200) await go(at({ fait: which }));
      return came.errors;
    });
  return (
    <LiveActs value={{ busy, onSend }}>
      <MeetingView
        meeting={m}
        free={free}
        commandId={commandId}
        errors={errors}
        posted={{}}
        step={isMeetingStep(faire) ? faire : undefined}
        done={isMeetingAct(fait) ? fait : undefined}
        later={query.has('des')}
        at={at}
      />
      <p>
        <a href={pathname}>{meetingTexts[lang].all}</a>
      </p>
    </LiveActs>
  );
}

import { useCallback, useEffect, useState } from 'react';
import { RetryNotice, accountTexts, call, Go, Success, useGuarded, type Device, useAct } from '../../session';
import { fill, useLang, useWords, when } from '../../lang';
import { errorsOf } from '../../api';
import { Loading } from '../../layout';

/** The devices that are signed in, and what signs one or all the others out. */
function useDevices() {
  const lang = useLang();
  const guarded = useGuarded();
  const { busy, errors, act } = useAct();
  const [devices, setDevices] = useState<readonly Device[]>();
  const [done, setDone] = useState<string | null>(null);
  const load = useCallback(async () => {
    const reply = await call(lang, 'GET /api/account/sessions', {});
    if (!reply.ok) return errorsOf(reply.problem, lang);
    setDevices([...reply.value].sort((a, b) => Number(b.current) - Number(a.current)));
  }, [lang]);
  useEffect(() => {
    void act(load);
    // Asked when it appears and after each change.
  }, [load]);
  const end = (session: string | 'others', message: string) =>
    act(async () => {
      setDone(null);
      const reply = await guarded(() =>
        session === 'others'
          ? call(lang, 'POST /api/account/sessions/end-others', {})
          : call(lang, 'POST /api/account/sessions/:id/end', { params: { id: session } }),
      );
      if (!reply.ok) return reply.problem.code === 'CANCELLED' ? {} : errorsOf(reply.problem, lang);
      setDone(message);
      return load();
    });
  return { devices, busy, errors, done, load: () => act(load), end };
}

/** The devices that are signed in, each with the way to sign it out. */
export function Devices() {
  const t = useWords(accountTexts);
  const { devices, busy, errors, done, load, end } = useDevices();
  const others = devices?.filter((d) => !d.current) ?? [];
  return (
    <section aria-labelledby="devices" className="account-part">
      <h2 id="devices">{t.devicesTitle}</h2>
      <p className="measure">{t.devicesText}</p>
      <Success>{done}</Success>
      {errors.form && <RetryNotice text={errors.form} retry={devices ? undefined : load} />}
      {!devices && !errors.form && <Loading lines={2} />}
      {devices && devices.length > 0 && (
        <ul className="rows">
          {devices.map((d) => (
            <DeviceRow key={d.id} device={d} busy={busy} onEnd={() => void end(d.id, t.ended)} />
          ))}
        </ul>
      )}
      {devices && others.length === 0 && <p className="soft">{t.onlyThis}</p>}
      {others.length > 1 && (
        <p className="actions">
          <Go busy={busy} type="button" className="button danger" onPress={() => void end('others', t.endedOthers)}>
            {t.endOthers}
          </Go>
        </p>
      )}
    </section>
  );
}

function DeviceRow({ device: d, busy, onEnd }: { readonly device: Device; readonly busy: boolean; readonly onEnd: () => void }) {
  const t = useWords(accountTexts);
  const lang = useLang();
  const name = d.device ?? t.unknownDevice;
  return (
    <li>
      <div>
        <p className="row-title">
          {name} {d.current && <span className="badge">{t.thisDevice}</span>}
        </p>
        <p className="small soft">
          {fill(t.since, { when: when(d.startedAt, lang) })}
          {d.lastSeenAt && (
            <>
              <br />
              {fill(t.seen, { when: when(d.lastSeenAt, lang) })}
            </>
          )}
        </p>
      </div>
      {!d.current && (
        <Go busy={busy} type="button" className="button quiet small-button" label={fill(t.endNamed, { device: name })} onPress={onEnd}>
          {t.end}
        </Go>
      )}
    </li>
  );
}

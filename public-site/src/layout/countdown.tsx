import { MINUTE_MS } from '@jurilien/reference';
import { createContext, useContext, type ComponentType } from 'react';
import { span, useLang } from '../lang';

/** What counts down on a page that has come alive; elsewhere the small script of every page does. */
export const LiveCountdown = createContext<ComponentType<{ until: string }> | undefined>(undefined);

/** Time left until an instant. The server writes it in minutes; the script counts the seconds, announces the last minutes in `live` and reloads at the end. */
export function Countdown({ until, now, live }: { until: string; now: string; live?: string }) {
  const Live = useContext(LiveCountdown);
  const lang = useLang();
  if (Live) return <Live until={until} />;
  const minutes = Math.max(0, Math.ceil((Date.parse(until) - Date.parse(now)) / MINUTE_MS));
  const left = minutes < 60 ? `${minutes}\u00a0min` : span(minutes * MINUTE_MS, lang);
  return (
    <span className="countdown" data-until={until} data-now={now} data-live={live} data-reload="">
      {left}
    </span>
  );
}

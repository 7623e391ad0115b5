import { MINUTE_MS } from '@jurilien/reference';
import { createContext, useContext, type ComponentType } from 'react';
import { span, useLang } from '../lang';

/** What counts down on a page that has come alive; elsewhere the small script of every page does. */
export const LiveCountdown = createContext<ComponentType<{ until: string; live?: string | undefined }> | undefined>(undefined);

interface Props {
  readonly until: string;
  readonly now: string;
  readonly live?: string;
  /** What is announced at the end where the page stays as it is, because something may be typed in it. */
  readonly stays?: string;
}

/** Time left until an instant. The server writes it in minutes; the script counts the seconds, announces the last minutes in `live` and reloads at the end. */
export function Countdown({ until, now, live, stays }: Props) {
  const Live = useContext(LiveCountdown);
  const lang = useLang();
  if (Live) return <Live until={until} live={live} />;
  const minutes = Math.max(0, Math.ceil((Date.parse(until) - Date.parse(now)) / MINUTE_MS));
  const left = minutes < 60 ? `${minutes}\u00a0min` : span(minutes * MINUTE_MS, lang);
  return (
    <span
      className="countdown"
      data-until={until}
      data-now={now}
      data-live={live}
      data-reload={stays === undefined ? '' : undefined}
      data-over={stays}
    >
      {left}
    </span>
  );
}

import { Link, useLocation } from 'react-router';
import { useWords } from '../../../lang';
import type { Pro } from '../../../pro';
import { OwnAppointments } from '../own';
import { OwnList } from '../own-list';
import { timesTexts } from '../words/pro-times';
import { OwnCalendars } from './calendars';
import { HoursEditor } from './hours-editor';
import { RowActions } from './row-actions';
import { WeekView } from './week-view';

/** Views of M02 for a professional, by their word in the address; the list needs none. */
const VIEWS = ['liste', 'semaine', 'heures', 'agendas'] as const;
type View = (typeof VIEWS)[number];

/** M02 for a professional: appointments as a list or a week, one of them, and the hours in which they are taken. */
export function ProTimes({ pro }: { readonly pro: Pro }) {
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  if (query.get('rdv')) return <OwnAppointments />;
  const view = VIEWS.find((name) => name === query.get('vue')) ?? 'liste';
  return (
    <>
      <Views view={view} />
      {view === 'liste' && <OwnList acts={(line, at) => <RowActions line={line} at={at} />} />}
      {view === 'semaine' && <WeekView />}
      {view === 'heures' && <HoursEditor pro={pro} />}
      {view === 'agendas' && <OwnCalendars />}
    </>
  );
}

function Views({ view }: { readonly view: View }) {
  const t = useWords(timesTexts);
  const { pathname } = useLocation();
  return (
    <nav aria-label={t.views} className="tabs">
      <ul>
        {VIEWS.map((name) => (
          <li key={name}>
            <Link to={name === 'liste' ? pathname : `${pathname}?vue=${name}`} aria-current={name === view ? 'page' : undefined}>
              {t[`view_${name}`]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

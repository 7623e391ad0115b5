import { useLocation } from 'react-router';
import { clientTexts } from './words/client';
import { usePath, useWords } from '../../lang';
import { pageAt, type PageId } from '../../routes.table';

const PAGES: readonly (readonly [
  PageId,
  'navDashboard' | 'navOffers' | 'navAppointments' | 'navDocuments' | 'navMeetings' | 'navConsultations' | 'navSms' | 'account',
])[] = [
  ['dashboard', 'navDashboard'],
  ['offers', 'navOffers'],
  ['myAppointments', 'navAppointments'],
  ['myDocuments', 'navDocuments'],
  ['consultations', 'navConsultations'],
  ['myMeetings', 'navMeetings'],
  ['sms', 'navSms'],
  ['account', 'account'],
];

/** A client's own pages, one line above each. */
export function NavigationOfClient() {
  const t = useWords(clientTexts);
  const to = usePath();
  const here = pageAt(useLocation().pathname)?.page;
  return (
    <nav aria-label={t.navLabel} className="client-nav">
      <ul className="plain">
        {PAGES.map(([page, label]) => (
          <li key={page}>
            <a href={to(page)} aria-current={page === here ? 'page' : undefined}>
              {t[label]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { useLocation } from 'react-router';
import { accountTexts } from './words/account';
import { signInTexts } from './words/sign-in';
import { fill, useLang, usePath, useWords } from '../lang';
import { LostDrawing, Head } from '../layout';
import { homeOf, isStaff, signOutTo, wantedIn } from './session';
import type { Account } from './types';

/** A page that a signed-in person may not open: why, and the ways on; staff may ask for access. */
export function NoAccess({ account }: { account: Account }) {
  const t = useWords(signInTexts);
  const a = useWords(accountTexts);
  const lang = useLang();
  const to = usePath();
  const { search } = useLocation();
  const staff = isStaff(account.role);
  const subject = encodeURIComponent(`${t.askAccessSubject}: ${wantedIn(search) ?? ''}`);
  return (
    <>
      <Head title={t.noAccessTitle} hidden />
      <LostDrawing />
      <h1>{t.noAccessTitle}</h1>
      <p className="lead">{fill(t.noAccessText, { name: account.name })}</p>
      {staff && <p>{t.noAccessStaff}</p>}
      <div className="actions">
        {staff ? (
          <>
            <a className="button" href={`mailto:acces@jurilien.example?subject=${subject}`}>
              {t.askAccess}
            </a>
            <a href={homeOf(account.role, lang)}>{a.toConsole}</a>
          </>
        ) : (
          <a className="button" href={to('account')}>
            {a.title}
          </a>
        )}
        <button type="button" className="link-button" onClick={() => void signOutTo(to('login') + search)}>
          {t.otherAccount}
        </button>
      </div>
    </>
  );
}

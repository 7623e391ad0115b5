import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { session } from '../session';
import { useLang, usePath, useWords, LANGUAGE_KEY } from '../lang';
import { common } from '../i18n';
import { pathOf, type Lang } from '../routes.table';
import { type Frame, useTwins } from '../layout';
import { Wordmark } from './wordmark';

/** Name, pages (on a phone a row of their own), language switch, and on a form the quick exit. */
export function Header({ frame }: { frame: Frame }) {
  const t = useWords(common);
  const to = usePath();
  return (
    <header className="site-header">
      <div className="wrap bar">
        <a className="home-link" href={to('home')} aria-label={t.homeLink}>
          <Wordmark />
        </a>
        {!frame.quiet && !frame.form && (
          <nav className="bar-pages" aria-label={t.mainNav}>
            {!frame.hydrate && (
              <>
                <a href={to('guides')}>{t.guidesLink}</a>
                <a href={to('faq')}>{t.faqLink}</a>
              </>
            )}
            <a className="bar-cta" href={to('demand')}>
              {t.startShort}
            </a>
          </nav>
        )}
        <div className="bar-own">
          {!frame.form && !frame.atSignIn && <AccountLink hydrate={frame.hydrate ?? false} />}
          <LanguageSwitch frame={frame} />
        </div>
      </div>
      {frame.exit && (
        <div className="exit-bar">
          <div className="wrap">
            <a className="exit" href={t.exitUrl} rel="noreferrer nofollow" data-exit title={t.exitHint}>
              {t.exit}
            </a>
          </div>
        </div>
      )}
    </header>
  );
}

/**
 * « Connexion », or « Mon compte » for someone whose session this browser holds. The server cannot know; on pages that do not
 * come alive the small script of every page changes the word.
 */
function AccountLink({ hydrate }: { hydrate: boolean }) {
  const t = useWords(common);
  const to = usePath();
  const [mine, setMine] = useState(false);
  useEffect(() => setMine(session().current() !== undefined), []);
  const data = hydrate ? {} : { 'data-mine': to('account'), 'data-mine-words': t.myAccount };
  return (
    <a className="bar-account" href={to(mine ? 'account' : 'login')} {...data}>
      {mine ? t.myAccount : t.signIn}
    </a>
  );
}

/** The same page in the other language, with its parameters; on a form it posts the form first, so that nothing typed is lost. */
function LanguageSwitch({ frame: { form, carry, hydrate, reload } }: { frame: Frame }) {
  const t = useWords(common);
  const lang = useLang();
  const { search } = useLocation();
  const other = lang === 'fr' ? 'en' : 'fr';
  const twins = useTwins();
  if (form) return <PostingSwitch form={form} other={other} />;
  const href = twins ? twins[other] + search : pathOf('home', other);
  if (carry) return <PostingSwitch form={carry} to={href} other={other} />;
  const tag = `${other}-CA`;
  if (hydrate && !reload)
    return (
      <Link className="language" to={href} preventScrollReset hrefLang={tag} lang={tag} onClick={() => rememberLanguage(other)}>
        {t.otherLanguage}
      </Link>
    );
  return (
    <a className="language" href={href} hrefLang={tag} lang={tag} data-language={other}>
      {t.otherLanguage}
    </a>
  );
}

/** Posts the form of the page: to its own address, or straight to the page's twin. */
function PostingSwitch({ form, to, other }: { readonly form: string; readonly to?: string; readonly other: Lang }) {
  const t = useWords(common);
  return (
    <>
      {/* Enter in a field must mean « continue »: the first button of a form is the one it presses. */}
      <button className="hidden-text" type="submit" form={form} tabIndex={-1} aria-hidden="true">
        {t.next}
      </button>
      <button
        className="language"
        type="submit"
        form={form}
        formAction={to}
        formMethod={to && 'post'}
        name="go"
        value="language"
        formNoValidate
        lang={`${other}-CA`}
        data-language={other}
      >
        {t.otherLanguage}
      </button>
    </>
  );
}

/** The choice of a language lasts, where the browser lets it. */
function rememberLanguage(lang: Lang): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, lang);
  } catch {
    /* private mode */
  }
}

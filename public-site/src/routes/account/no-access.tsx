import { data } from 'react-router';
import { NoAccess } from '../../session/no-access';
import { SignedInPage } from '../../session/use-account';
import { signInTexts } from '../../session/words/sign-in';
import { useWords } from '../../lang/lang';
import type { Frame } from '../../root';

export const handle: Frame = { hydrate: true, quiet: true };
/** Where the console and the account pages send somebody whose role does not open them. */
export const loader = () => data(null, { status: 403 });

export default function NoAccessRoute() {
  const t = useWords(signInTexts);
  return <SignedInPage title={t.noAccessTitle}>{(account) => <NoAccess account={account} />}</SignedInPage>;
}

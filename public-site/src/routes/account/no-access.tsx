import { data } from 'react-router';
import { NoAccess, SignedInPage, signInTexts } from '../../session';
import { useWords } from '../../lang';
import type { Frame } from '../../layout';

export const handle: Frame = { hydrate: true, quiet: true };
/** Where the console and the account pages send someone whose role does not open them. */
export const loader = () => data(null, { status: 403 });

export default function NoAccessRoute() {
  const t = useWords(signInTexts);
  return <SignedInPage title={t.noAccessTitle}>{(account) => <NoAccess account={account} />}</SignedInPage>;
}

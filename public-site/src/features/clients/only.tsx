import type { ReactNode } from 'react';
import { whoOf } from '@jurilien/contracts';
import { NoAccess, type Account } from '../../session';
import { NavigationOfClient } from './nav';

/** What an address shows to a client where professionals have their own; no one else has anything there. */
export const ClientOnly = ({ account, children }: { account: Account; children: ReactNode }) =>
  whoOf(account.role)?.who === 'client' ? (
    <>
      <NavigationOfClient />
      {children}
    </>
  ) : (
    <NoAccess account={account} />
  );

import { createContext, useContext } from 'react';
import type { Errors, Raw } from '../../forms';
import type { Reader } from './types';

/** Why the last file that a form posted was not taken. */
export interface Refused {
  /** The asked document that it was for; nothing where it was sent by itself. */
  readonly itemId: string | null;
  readonly text: string;
}
interface Common {
  readonly reader: Reader;
  /** Names what is posted once; an opening too. */
  readonly commandId: string;
  readonly errors: Errors;
  readonly posted: Raw;
}
/** How a page reaches documents: behind the link of a request, where forms are posted, or signed in, where the page itself sends. */
export type Doors =
  | (Common & { readonly by: 'link'; readonly token: string; readonly refused: Refused | undefined })
  | (Common & {
      readonly by: 'session';
      readonly leadId: string;
      readonly acceptanceId: string | undefined;
      readonly reload: () => Promise<void>;
    });

const Through = createContext<Doors | undefined>(undefined);
export const DoorsProvider = Through.Provider;

/** The doors of the page around. */
export function useDoors(): Doors {
  const doors = useContext(Through);
  if (!doors) throw new Error('Documents are shown without the doors of their page.');
  return doors;
}

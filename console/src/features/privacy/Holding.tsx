import type { ErasureRow } from '@jurilien/rows/privacy';
import { Link as MuiLink } from '@mui/material';
import { Link } from 'react-router-dom';
import { useCode } from '../../useT';

type HoldingKind = ErasureRow['kind'];
/** One thing we hold of a person. */
export interface HoldingRef {
  readonly kind: HoldingKind;
  readonly id: string;
}

/** The thing that its key names: `request:018f…`. */
export const holdingOf = (holding: string): HoldingRef => {
  const colon = holding.indexOf(':');
  return { kind: holding.slice(0, colon) as HoldingKind, id: holding.slice(colon + 1) };
};
/** The key of a thing. */
export const keyOf = ({ kind, id }: HoldingRef): string => `${kind}:${id}`;

/** Where the console shows it: its own page, or the list that has it. */
const PLACES: Readonly<Record<HoldingKind, (id: string) => string | undefined>> = {
  draft: () => undefined,
  request: (id) => `/leads/${id}`,
  account: (id) => `/users/${id}`,
  professional: (id) => `/lawyers/${id}`,
  candidate: () => '/candidates',
  prospect: (id) => `/prospects/${id}`,
  jobApplication: () => '/job-applications',
  enquiry: () => '/enquiries',
  conversation: (id) => `/comms/${id}`,
};

/** What is held, by its kind and the beginning of its id, with the way there; it says nothing of the person. */
export const Holding = ({ of: { kind, id }, gone }: { of: HoldingRef; gone?: boolean }) => {
  const code = useCode();
  const name = `${code('holdingKinds', kind)} ${id.slice(0, 8)}`;
  const place = gone ? undefined : PLACES[kind](id);
  if (!place) return <>{name}</>;
  return (
    <MuiLink component={Link} to={place} sx={{ fontWeight: 650, lineHeight: '24px' }}>
      {name}
    </MuiLink>
  );
};

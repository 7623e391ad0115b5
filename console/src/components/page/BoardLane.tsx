import { Box, Link as MuiLink, type BoxProps } from '@mui/material';
import type { Key, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../format';
import { Loaded } from './Panel';

/** What a lane reads: its first rows, and how many there are. */
type Read<Row> = Parameters<typeof Loaded>[0]['query'] & {
  readonly data?: readonly Row[] | undefined;
  readonly total?: number | undefined;
  readonly isPending: boolean;
};

interface Props<Row> {
  readonly title: string;
  readonly query: Read<Row>;
  readonly empty: string;
  readonly card: (row: Row) => ReactNode;
  /** How wide it is beside others, in pixels. */
  readonly width: number;
  /** How many it shows, where the rest is listed, and the words of the way there. */
  readonly shown: number;
  readonly list: string;
  readonly rest: (count: number) => string;
  /** A card may be left here: how its frame takes it. */
  readonly takes?: BoxProps | undefined;
}

/** One lane of a board: its name with how many there are, the first cards, and the way to the rest. */
export const BoardLane = <Row extends { readonly id: Key }>({ title, query, empty, card, width, shown, list, rest, takes }: Props<Row>) => {
  const total = query.total ?? 0;
  return (
    <Box
      component="section"
      aria-label={title}
      {...takes}
      sx={{
        ...{ flex: { xs: 'none', sm: `0 0 ${width}px` }, bgcolor: 'action.hover', borderRadius: 1, p: 2, minWidth: 0 },
        ...(takes ? { outline: '2px dashed', outlineColor: 'primary.main' } : {}),
      }}
    >
      <Box
        component="h2"
        sx={{ m: 0, mb: 2, px: 1, fontSize: '.8125rem', fontWeight: 750, display: 'flex', justifyContent: 'space-between' }}
      >
        <span>{title}</span>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {query.isPending ? '' : formatNumber(total)}
        </Box>
      </Box>
      <Loaded query={query} isEmpty={!query.data?.length} empty={empty} lines={3}>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
          {query.data?.map(card)}
        </Box>
        {total > shown && (
          <MuiLink component={Link} to={list} sx={{ display: 'block', mt: 2, px: 1, fontSize: '.8125rem', fontWeight: 650 }}>
            {rest(total - shown)}
          </MuiLink>
        )}
      </Loaded>
    </Box>
  );
};

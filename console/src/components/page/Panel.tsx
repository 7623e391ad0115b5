import { Box, Skeleton, Typography } from '@mui/material';
import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorPanel } from './Pages';

interface Props {
  title: string;
  aside?: ReactNode;
  children: ReactNode;
  flush?: boolean;
  id?: string;
}

/** Who comes by an address that ends with this part’s `#id` sees it first, also where it is read only after the page is there. */
const Arrival = ({ id, at }: { id: string; at: RefObject<HTMLElement | null> }) => {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== `#${id}`) return;
    at.current?.scrollIntoView({ block: 'start' });
    at.current?.focus({ preventScroll: true });
  }, [hash, id, at]);
  return null;
};

/** A titled part of a page; with an `id` an address may lead to it. */
export const Panel = ({ title, aside, children, flush, id }: Props) => {
  const label = useId();
  const part = useRef<HTMLElement>(null);
  return (
    <Box
      component="section"
      id={id}
      ref={part}
      tabIndex={id ? -1 : undefined}
      aria-labelledby={label}
      sx={{ bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 1, minWidth: 0, scrollMarginTop: 64 }}
    >
      {id && <Arrival id={id} at={part} />}
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2, px: 4, pt: 3, pb: 2, flexWrap: 'wrap' }}>
        <Typography variant="h2" id={label}>
          {title}
        </Typography>
        {aside}
      </Box>
      <Box sx={{ px: flush ? 0 : 4, pb: flush ? 0 : 4 }}>{children}</Box>
    </Box>
  );
};

/** Loading, error with retry, empty, or the content: the four states of any read. */
export const Loaded = ({
  query,
  empty,
  isEmpty,
  lines = 3,
  children,
}: {
  query: { isPending: boolean; error: unknown; refetch: () => unknown };
  empty?: ReactNode;
  isEmpty?: boolean;
  lines?: number;
  children: ReactNode;
}) => {
  if (query.error) return <ErrorPanel error={query.error} retry={() => void query.refetch()} compact />;
  if (query.isPending)
    return (
      <Box aria-busy="true">
        {Array.from({ length: lines }, (_, line) => (
          <Skeleton key={line} height={24} width={`${92 - line * 13}%`} />
        ))}
      </Box>
    );
  if (isEmpty) return <Typography color="text.secondary">{empty}</Typography>;
  return <>{children}</>;
};

/** Label and value pairs in a tight grid. */
export const Facts = ({ rows, columns = 1 }: { rows: [label: string, value: ReactNode][]; columns?: number }) => (
  <Box
    component="dl"
    sx={{ m: 0, display: 'grid', gap: '0 24px', gridTemplateColumns: { xs: '1fr', sm: `repeat(${columns}, minmax(0,1fr))` } }}
  >
    {rows.map(([label, value]) => (
      <Box
        key={label}
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(110px, 42%) 1fr',
          gap: 2,
          py: 1.25,
          borderBottom: 1,
          borderColor: 'divider',
          fontSize: '.8125rem',
        }}
      >
        <Box component="dt" sx={{ color: 'text.secondary' }}>
          {label}
        </Box>
        <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere', fontWeight: 550 }}>
          {value}
        </Box>
      </Box>
    ))}
  </Box>
);

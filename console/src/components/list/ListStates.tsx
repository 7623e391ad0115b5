import { Box, Button, Skeleton } from '@mui/material';
import { useT } from '../../useT';
import { Message } from '../page/Pages';
import type { Filter } from './filter';
import { useFilter } from './useFilter';

const LINES = 10;

export const ListLoading = () => {
  const t = useT();
  return (
    <Box aria-busy="true" aria-label={t('state.loading')} sx={{ p: 4 }}>
      {Array.from({ length: LINES }, (_, line) => (
        <Skeleton key={line} height={36} />
      ))}
    </Box>
  );
};

/** Nothing to show: because there is nothing, in the list's own words, or because of the filter, with a way out of it. */
export const ListEmpty = ({ usual = {}, title, text }: { usual?: Filter; title: string; text: string }) => {
  const t = useT();
  const { filter, apply } = useFilter();
  if (JSON.stringify(filter) === JSON.stringify(usual)) return <Message drawing="empty" title={title} text={text} />;
  return (
    <Message drawing="empty" title={t('list.emptyFiltered')} text={t('list.emptyFilteredText')}>
      <Button variant="outlined" onClick={() => apply(usual)}>
        {t('list.clear')}
      </Button>
    </Message>
  );
};

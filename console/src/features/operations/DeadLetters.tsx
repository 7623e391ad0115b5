import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { ActionButton } from '../../components/commands/ActionButton';
import type { Command } from '../../components/commands/CommandDialog';
import { Loaded, Panel } from '../../components/page/Panel';
import { formatMoment, formatNumber } from '../../format';
import { me, whyNotAs } from '../../roles';
import { useT } from '../../useT';
import { lettersCommand, whyNotAside } from './commands';
import { LetterRows } from './LetterRows';
import { useLetters, type Group, type Letter } from './useMachine';

interface Tools {
  readonly onCommand: (command: Command) => void;
}

const GroupLine = ({ group, onShow, onCommand }: Tools & { group: Group; onShow: () => void }) => {
  const t = useT();
  const { role } = me();
  const { job, fault, rows } = group;
  const said = fault || t('operations.letters.noFault');
  const what = `${job}, ${said}`;
  const press = (act: 'retry' | 'dismiss') => onCommand(lettersCommand(t, act, { job, fault }, what, rows));
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap', py: 2, borderTop: 1, borderColor: 'divider' }}
    >
      <Box sx={{ flex: 1, minWidth: 240 }}>
        <Box sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
          <code>{job}</code> · {said}
        </Box>
        <Box sx={{ color: 'text.secondary', fontSize: '.8125rem' }}>
          {t('operations.letters.ofGroup', { count: rows, oldest: formatMoment(group.oldestAt), newest: formatMoment(group.newestAt) })}
        </Box>
      </Box>
      <Button variant="text" aria-label={t('operations.letters.showOf', { what })} onClick={onShow}>
        {t('operations.letters.show')}
      </Button>
      <ActionButton
        variant="outlined"
        why={whyNotAs(role, 'RetryDeadLetter')}
        aria-label={t('operations.retryAllOf', { what })}
        onClick={() => press('retry')}
      >
        {t('operations.retryAll')}
      </ActionButton>
      <ActionButton
        variant="outlined"
        color="error"
        why={whyNotAside(t, job)}
        aria-label={t('operations.dismissAllOf', { what })}
        onClick={() => press('dismiss')}
      >
        {t('operations.dismissAll')}
      </ActionButton>
    </Box>
  );
};

/** Work that was given up: by kind and reason, and row by row, the newest first. */
export const DeadLetters = ({ onCommand }: Tools) => {
  const t = useT();
  const [of, setOf] = useState<Group>();
  const [after, setAfter] = useState<Letter>();
  const query = useLetters(of, after);
  const found = query.data;
  const show = (group: Group | undefined): void => {
    setOf(group);
    setAfter(undefined);
  };
  return (
    <Panel id="dead-letters" title={t('operations.letters.title')}>
      <Loaded query={query} isEmpty={found?.total === 0} empty={t('operations.letters.none')} lines={5}>
        {found && (
          <>
            <Box component="p" sx={{ mt: 0 }}>
              {t('operations.letters.total', { count: found.total })}
            </Box>
            <Box component="h3" sx={{ fontSize: '.9375rem', mb: 1 }}>
              {t('operations.letters.groups')}
            </Box>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {found.groups.map((group) => (
                <GroupLine key={`${group.job} ${group.fault}`} group={group} onShow={() => show(group)} onCommand={onCommand} />
              ))}
            </Box>
            {found.groups.reduce((sum, { rows }) => sum + rows, 0) < found.total && (
              <Box component="p" sx={{ color: 'text.secondary' }}>
                {t('operations.letters.moreGroups', { n: formatNumber(found.groups.length) })}
              </Box>
            )}
            <Box component="h3" sx={{ fontSize: '.9375rem', mb: 1 }}>
              {of ? t('operations.letters.shown', { job: of.job }) : t('operations.letters.rows')}
            </Box>
            {found.rows.length > 0 ? (
              <LetterRows rows={found.rows} onCommand={onCommand} />
            ) : (
              <Box sx={{ color: 'text.secondary' }}>{t('operations.letters.nothing')}</Box>
            )}
            <Box sx={{ display: 'flex', gap: 2, mt: 2, flexWrap: 'wrap' }}>
              {of && <Button onClick={() => show(undefined)}>{t('operations.letters.showAll')}</Button>}
              {after && <Button onClick={() => setAfter(undefined)}>{t('operations.letters.newer')}</Button>}
              {found.more && <Button onClick={() => setAfter(found.rows.at(-1))}>{t('operations.letters.older')}</Button>}
            </Box>
          </>
        )}
      </Loaded>
    </Panel>
  );
};

import type { Answer } from '@jurilien/contracts/api';
import { Alert, Box, Button, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { keyNamed } from '@jurilien/reference';
import { useRef, useState } from 'react';
import { ask } from '../../../api/http';
import { ProblemAlert } from '../../../components/commands/ProblemAlert';
import { useCommand } from '../../../components/commands/useCommand';
import { Scroll } from '../../../components/list/Scroll';
import { Panel } from '../../../components/page/Panel';
import { formatFull } from '../../../format';
import { useCode, useT } from '../../../useT';
import { keyLabel } from '../Difference';
import { scopeWords } from '../pairs';
import { differenceOf } from '../values/parts';

type Compared = Answer<'POST /api/configuration/comparisons'>;
type Difference = Compared['differences'][number];

/** What proves an export: a broken signature is the first thing said, another environment's key is to be compared by two people. */
const Proof = ({ compared: { proof, environment = '' } }: { compared: Compared }) => {
  const t = useT();
  if (!proof) return null;
  if (!proof.valid) return <Alert severity="error">{t('config.notSigned')}</Alert>;
  return (
    <Alert severity={proof.own ? 'success' : 'info'}>
      {t(proof.own ? 'config.signedHere' : 'config.signedThere', { environment, fingerprint: proof.fingerprint })}
    </Alert>
  );
};

/** The parts that the two sides do not share; a key that one of them does not have is said. */
const Sides = ({ difference }: { difference: Difference }) => {
  const say = { t: useT(), code: useCode() };
  const key = keyNamed(difference.key);
  const unknown = <em>{say.t('config.noSuchKey')}</em>;
  const [here, there] = ['here' in difference, 'there' in difference];
  const parts = key
    ? differenceOf(key, difference.here, difference.there, say)
    : [{ path: '', label: '', before: JSON.stringify(difference.here), after: JSON.stringify(difference.there) }];
  const labelled = (label: string, words: string | undefined) => [label, words ?? '–'].filter(Boolean).join(' · ');
  return (
    <>
      <TableCell>{here ? parts.map((p) => <div key={p.path}>{labelled(p.label, p.before)}</div>) : unknown}</TableCell>
      <TableCell>{there ? parts.map((p) => <div key={p.path}>{labelled(p.label, p.after)}</div>) : unknown}</TableCell>
    </>
  );
};

const Differences = ({ compared }: { compared: Compared }) => {
  const say = { t: useT(), code: useCode() };
  const { differences, environment, at, version } = compared;
  return (
    <>
      <Box>
        {say.t('config.comparedWith', { what: environment ?? say.t('config.here'), when: formatFull(at), version })}{' '}
        <strong>{say.t('config.differences', { count: differences.length })}</strong>
      </Box>
      {differences.length > 0 && (
        <Scroll label={say.t('config.compare')}>
          <TableHead>
            <TableRow>
              <TableCell>{say.t('config.columns.key')}</TableCell>
              <TableCell>{say.t('config.columns.now')}</TableCell>
              <TableCell>{say.t('config.columns.there')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {differences.map((difference) => (
              <TableRow key={`${difference.key}|${difference.scope.province}|${difference.scope.field}`}>
                <TableCell component="th" scope="row">
                  {keyLabel(difference.key)} · {scopeWords(difference.scope, say)}
                </TableCell>
                <Sides difference={difference} />
              </TableRow>
            ))}
          </TableBody>
        </Scroll>
      )}
    </>
  );
};

/** What differs between now and the instant that is looked at, or another environment by its signed export. */
export const Compare = ({ at }: { at: string | undefined }) => {
  const t = useT();
  const { act, busy, problem } = useCommand();
  const [compared, setCompared] = useState<Compared>();
  const input = useRef<HTMLInputElement>(null);
  const [unreadable, setUnreadable] = useState(false);
  const compare = async (body: { at: string } | { exported: Record<string, unknown> }) => {
    setCompared(undefined);
    const answer = await act('compare', () => ask('POST /api/configuration/comparisons', { body }));
    if (answer.ok) setCompared(answer.answer);
  };
  const read = async (file: File | undefined) => {
    if (!file) return;
    const exported = await file
      .text()
      .then((text) => JSON.parse(text) as unknown)
      .catch(() => undefined);
    const isRecord = typeof exported === 'object' && exported !== null && !Array.isArray(exported);
    setUnreadable(!isRecord);
    if (isRecord) await compare({ exported: exported as Record<string, unknown> });
  };
  return (
    <Panel title={t('config.compare')}>
      <Box sx={{ display: 'grid', gap: 3 }}>
        <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
          <Button variant="outlined" disabled={!at || Boolean(busy)} onClick={() => at && void compare({ at })}>
            {t('config.compareInstant')}
          </Button>
          <Button variant="outlined" disabled={Boolean(busy)} onClick={() => input.current?.click()}>
            {t('config.compareFile')}
          </Button>
          <input
            ref={input}
            type="file"
            accept="application/json,.json"
            hidden
            onChange={(event) => {
              void read(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
          {!at && <Box sx={{ color: 'text.secondary', fontSize: '.8125rem' }}>{t('config.compareHint')}</Box>}
        </Box>
        {unreadable && <Alert severity="error">{t('config.noExport')}</Alert>}
        <ProblemAlert problem={problem} known={['exported']} />
        {compared && (
          <>
            <Proof compared={compared} />
            <Differences compared={compared} />
          </>
        )}
      </Box>
    </Panel>
  );
};

import { TOLD_ADDRESSES_A_DAY } from '@jurilien/reference';
import { Alert, Box, Button, LinearProgress, MenuItem, TextField, Typography } from '@mui/material';
import { useRef } from 'react';
import { ActionButton } from '../../../components/commands/ActionButton';
import { ProblemAlert } from '../../../components/commands/ProblemAlert';
import { PageHeader } from '../../../components/page/PageHeader';
import { formatBytes } from '../../../format';
import { useT } from '../../../useT';
import { ProspectNav } from '../ProspectNav';
import { REQUIRED } from './columns';
import { ColumnsForm } from './ColumnsForm';
import { Outcome } from './Outcome';
import { ENCODINGS, SEPARATORS, type Encoding, type Separator } from './read-file';
import { MOST_BYTES, MOST_ROWS } from './useFile';
import { useImport } from './useImport';

type Import = ReturnType<typeof useImport>;

/** The file, and how it is read: both can be chosen otherwise where the words look wrong. */
const Chosen = ({ list: { file, readAs } }: { list: Import }) => {
  const t = useT();
  if (!file) return null;
  return (
    <Box sx={{ display: 'flex', gap: 3, flexWrap: 'wrap', alignItems: 'center' }}>
      <Box sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{t('prospects.import.file', { name: file.name })}</Box>
      <TextField
        select
        size="small"
        label={t('prospects.import.encoding')}
        value={file.encoding}
        onChange={({ target }) => readAs(target.value as Encoding, file.separator)}
      >
        {ENCODINGS.map((encoding) => (
          <MenuItem key={encoding} value={encoding}>
            {encoding.toUpperCase()}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        size="small"
        label={t('prospects.import.separator')}
        value={file.separator}
        onChange={({ target }) => readAs(file.encoding, target.value as Separator)}
      >
        {(Object.keys(SEPARATORS) as Separator[]).map((separator) => (
          <MenuItem key={separator} value={separator}>
            {t(`prospects.import.separators.${separator}`)}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
};

/** Looks first, then brings: what is brought is what was shown. */
const Steps = ({ list }: { list: Import }) => {
  const t = useT();
  const { mapping, busy, answers, sent, rows, send } = list;
  const unmapped = REQUIRED.some((column) => mapping[column] === undefined);
  const ready = answers?.filter(({ became }) => became === 'new').length ?? 0;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
        <ActionButton
          variant="outlined"
          why={unmapped ? t('prospects.import.columnsHint') : busy ? t('state.loading') : undefined}
          onClick={() => void send(true)}
        >
          {t('prospects.import.look')}
        </ActionButton>
        {sent === 'looked' && ready > 0 && (
          <ActionButton variant="contained" why={busy ? t('state.loading') : undefined} onClick={() => void send(false)}>
            {t('prospects.import.bring', { count: ready })}
          </ActionButton>
        )}
      </Box>
      {busy && (
        <Box role="status">
          <LinearProgress variant="determinate" value={rows === 0 ? 0 : (100 * (answers?.length ?? 0)) / rows} />
          {t('prospects.import.progress', { done: answers?.length ?? 0, all: rows })}
        </Box>
      )}
      {sent === 'brought' && <Alert severity="success">{t('prospects.import.done')}</Alert>}
    </Box>
  );
};

/** X19: brings a list of prospects. Nothing is written before its reader has seen what will be. */
export default function ImportList() {
  const t = useT();
  const list = useImport();
  const input = useRef<HTMLInputElement>(null);
  const { file, fault, known, problem, answers, twice, empty, choose } = list;
  return (
    <>
      <PageHeader title={t('prospects.import.title')} />
      <ProspectNav />
      <Typography sx={{ color: 'text.secondary', mb: 3 }}>
        {t('prospects.import.hint', { rows: MOST_ROWS, told: TOLD_ADDRESSES_A_DAY })}
      </Typography>
      <Box sx={{ display: 'grid', gap: 4 }}>
        <Box>
          <input
            ref={input}
            type="file"
            accept=".csv,.txt,text/csv,text/plain"
            aria-label={t('prospects.import.choose')}
            style={{ position: 'absolute', width: 1, height: 1, opacity: 0 }}
            tabIndex={-1}
            onChange={({ target }) => {
              const [chosen] = target.files ?? [];
              if (chosen) void choose(chosen);
              target.value = '';
            }}
          />
          <Button variant={file ? 'outlined' : 'contained'} onClick={() => input.current?.click()}>
            {t('prospects.import.choose')}
          </Button>
        </Box>
        {fault && (
          <Alert severity="error">
            {t(`prospects.import.${fault.why}`, { rows: MOST_ROWS, row: fault.row ?? 0, size: formatBytes(MOST_BYTES) })}
          </Alert>
        )}
        {problem && (
          <>
            <ProblemAlert problem={problem} />
            <Alert severity="warning">{t('prospects.import.broken')}</Alert>
          </>
        )}
        {file && (
          <>
            <Chosen list={list} />
            {known && <Alert severity="info">{t('prospects.import.known')}</Alert>}
            <ColumnsForm table={file.table} mapping={list.mapping} onChange={list.setMapping} />
            <Steps list={list} />
            {answers && <Outcome answers={answers} empty={empty} twice={twice} />}
          </>
        )}
      </Box>
    </>
  );
}

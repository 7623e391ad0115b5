import type { SegmentRow } from '@jurilien/rows/campaigns';
import { canonical } from '@jurilien/reference';
import { Box, MenuItem, TextField } from '@mui/material';
import { Conditions } from '../../components/conditions/Conditions';
import { ErrorPanel } from '../../components/page/Pages';
import { quiet } from '../../components/text/who';
import { formatList, formatNumber } from '../../format';
import { me, whyNotAs } from '../../roles';
import { useCode, useT } from '../../useT';
import { keptSegment, newSegment, type Audience, type Audiences, type TypedSegment } from './draft';
import { useAudienceCount } from './useCampaign';
import type { CampaignEditor } from './useEditor';

const NEW = 'new';
const EVERYONE = { combinator: 'and' as const, rules: [] };

/** How many it comes to now, with the reasons for whom it does not reach. */
const LiveCount = ({ editor }: { editor: CampaignEditor }) => {
  const t = useT();
  const code = useCode();
  const { data, error, refetch, isPlaceholderData } = useAudienceCount(editor.typed);
  if (error) return <ErrorPanel error={error} retry={() => void refetch()} compact />;
  if (!data) return <Box sx={quiet}>{t('campaigns.counting')}</Box>;
  const lines = (counts: Readonly<Record<string, number>>, words: (key: string) => string) =>
    Object.entries(counts)
      .sort(([, a], [, b]) => b - a)
      .map(([key, n]) => ({ key, text: t('campaigns.countLine', { count: formatNumber(n), why: words(key) }) }));
  const bases = lines(data.bases, (key) => t(`campaigns.bases.${key as 'express'}`));
  const suppressed = [
    ...lines(data.suppressed, (key) => code('suppressions', key)),
    ...(data.shared ? lines({ shared: data.shared }, () => t('campaigns.shared')) : []),
  ];
  return (
    <Box
      role="status"
      aria-label={t('campaigns.count')}
      aria-busy={isPlaceholderData}
      sx={{ display: 'grid', gap: 1, bgcolor: 'action.hover', borderRadius: 2, p: 3 }}
    >
      <Box sx={{ fontWeight: 700 }}>{t('campaigns.reached', { eligible: data.eligible, total: data.total })}</Box>
      {bases.length > 0 && <Box sx={quiet}>{formatList(bases.map(({ text }) => text))}</Box>}
      {suppressed.length > 0 && (
        <Box sx={quiet}>
          {t('campaigns.notReached')}
          <Box component="ul" sx={{ m: 0, pl: 4 }}>
            {suppressed.map(({ key, text }) => (
              <li key={key}>{text}</li>
            ))}
          </Box>
        </Box>
      )}
    </Box>
  );
};

/** Which people, of which province, and under which name the segment is kept. */
const SegmentHead = ({
  typed,
  audiences,
  onChange,
}: {
  typed: TypedSegment;
  audiences: Audiences;
  onChange: (next: TypedSegment) => void;
}) => {
  const t = useT();
  return (
    <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
      <TextField
        select
        size="small"
        label={t('campaigns.audience')}
        value={typed.audience}
        disabled={typed.v > 0}
        onChange={(event) => onChange({ ...newSegment(event.target.value as Audience), name: typed.name })}
        sx={{ minWidth: 200 }}
      >
        {audiences.map(({ audience }) => (
          <MenuItem key={audience} value={audience}>
            {t(`campaigns.audiences.${audience}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        size="small"
        label={t('campaigns.segmentName')}
        value={typed.name}
        slotProps={{ htmlInput: { maxLength: 80 } }}
        onChange={(event) => onChange({ ...typed, name: event.target.value })}
        sx={{ minWidth: 280, flex: 1 }}
      />
    </Box>
  );
};

/** Step 1: a kept segment or a new one, and how many it comes to. */
export const WhomStep = ({
  editor,
  audiences,
  segments,
}: {
  editor: CampaignEditor;
  audiences: Audiences;
  segments: readonly SegmentRow[];
}) => {
  const t = useT();
  const { segment } = editor.typed;
  const fields = audiences.find(({ audience }) => audience === segment.audience)?.fields ?? [];
  const set = (next: TypedSegment) => editor.set({ segment: next });
  const chosen = segments.some(({ id }) => id === segment.segmentId) ? segment.segmentId : NEW;
  return (
    <>
      <TextField
        select
        size="small"
        label={t('campaigns.segment')}
        value={chosen}
        onChange={({ target }) => {
          const row = segments.find(({ id }) => id === target.value);
          set(row ? keptSegment(row) : newSegment(segment.audience));
        }}
        sx={{ maxWidth: 520 }}
      >
        <MenuItem value={NEW}>{t('campaigns.newSegment')}</MenuItem>
        {segments.map((row) => (
          <MenuItem key={row.id} value={row.id}>
            {t('campaigns.segmentOf', { name: row.name ?? '–', audience: t(`campaigns.audiences.${row.audience}`) })}
          </MenuItem>
        ))}
      </TextField>
      <SegmentHead typed={segment} audiences={audiences} onChange={set} />
      <Conditions
        label={t('campaigns.condition')}
        facts={fields}
        value={segment.query}
        onChange={(query = EVERYONE) => {
          // The builder tells of what it was given, too.
          if (canonical(query) !== canonical(segment.query)) set({ ...segment, query });
        }}
      />
      {segment.query.rules.length === 0 && <Box sx={quiet}>{t('campaigns.everyone')}</Box>}
      {!whyNotAs(me().role, 'SaveSegment') && <LiveCount editor={editor} />}
    </>
  );
};

import { BEFORE_OFFERING } from '@jurilien/contracts';
import { Box, Button, Link as MuiLink } from '@mui/material';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { ActionButton } from '../../../components/commands/ActionButton';
import { CommandDialog, type Command } from '../../../components/commands/CommandDialog';
import { useActions } from '../../../components/commands/useActions';
import { Loaded, Panel } from '../../../components/page/Panel';
import { State } from '../../../components/Tone';
import { formatMoment } from '../../../format';
import { useCode, useT } from '../../../useT';
import { doneOf } from '../actions';
import type { Lead } from '../lead';
import { useAsked } from '../useLead';
import { Comparison, type Likely } from './Comparison';

const row = { py: 1, display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap', fontSize: '.8125rem' };

/** The request that stands for this one, and those it stands for. */
const Merged = ({ lead }: { lead: Lead }) => {
  const t = useT();
  const { mergedInto, absorbed } = lead;
  return (
    <>
      {mergedInto && (
        <Box sx={row}>
          {t('lead.partOf')}
          <MuiLink component={Link} to={`/leads/${mergedInto}`} sx={{ fontWeight: 700 }}>
            {t('lead.openKept')}
          </MuiLink>
        </Box>
      )}
      {absorbed && absorbed.length > 0 && (
        <Box sx={row}>
          {t('lead.standsFor')}
          {absorbed.map(({ leadId, at }) => (
            <MuiLink key={leadId} component={Link} to={`/leads/${leadId}`} sx={{ fontWeight: 700 }}>
              {t('lead.openMerged', { when: formatMoment(at) })}
            </MuiLink>
          ))}
        </Box>
      )}
    </>
  );
};

/** Where the request that is kept is read on: on the bench while it waits for the team, else on its own page. */
const placeOf = ({ id, state }: Likely, bench: boolean): string =>
  bench && BEFORE_OFFERING.some((each) => each === state) ? `/validations/${id}` : `/leads/${id}`;

interface Choice {
  /** The button that was pressed. */
  label: string;
  note: string;
  done?: string | undefined;
  leadId: string;
  into: string;
}
const merging = ({ label, note, done, leadId, into }: Choice): Command => ({
  command: 'MergeLead',
  label,
  note,
  done,
  danger: true,
  fields: [],
  reason: true,
  payload: () => ({ leadId, into }),
});

/** One that may be of the same person: what both have in common, and the two ways to make one of them. */
const Other = ({ lead, other, merge }: { lead: Lead; other: Likely; merge: (choice: Choice) => void }) => {
  const t = useT();
  const code = useCode();
  const [open, setOpen] = useState(false);
  const why = useActions('leads', [lead.id, other.id]);
  const named = { code: other.code ?? '' };
  return (
    <Box sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={row}>
        <MuiLink component={Link} to={`/leads/${other.id}`} sx={{ fontWeight: 700 }}>
          {other.code ?? t('validation.open')}
        </MuiLink>
        <State family="states" value={other.state ?? undefined} />
        {other.lawyerType && code('lawyerTypes', other.lawyerType)} {other.createdAt && formatMoment(other.createdAt)}
        <Button size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t(open ? 'lead.hideComparison' : 'lead.compare')}
        </Button>
      </Box>
      {open && (
        <>
          <Comparison lead={lead} other={other} />
          <Box sx={{ ...row, pb: 2 }}>
            <ActionButton
              size="small"
              variant="outlined"
              why={why(other.id, 'MergeLead')}
              onClick={() =>
                merge({
                  ...{ label: t('lead.keepThis'), note: t('lead.keepThisNote', named), done: doneOf('MergeLead') },
                  ...{ leadId: other.id, into: lead.id },
                })
              }
            >
              {t('lead.keepThis')}
            </ActionButton>
            <ActionButton
              size="small"
              variant="outlined"
              why={why(lead.id, 'MergeLead')}
              onClick={() =>
                merge({
                  ...{ label: t('lead.keepOther', named), note: t('lead.keepOtherNote', named) },
                  ...{ done: t('lead.nowKept', { merged: lead.code ?? '', ...named }), leadId: lead.id, into: other.id },
                })
              }
            >
              {t('lead.keepOther', named)}
            </ActionButton>
          </Box>
        </>
      )}
    </Box>
  );
};

/**
 * Other requests of the same person, and what was made one with this one (VA9). Where this one ends in another, its reader goes on there.
 * @param bench whether it is on the validator's bench
 */
export const Duplicates = ({ lead, bench = false }: { lead: Lead; bench?: boolean }) => {
  const t = useT();
  const navigate = useNavigate();
  const query = useAsked(lead.id, 'duplicates', lead.version);
  const [choice, setChoice] = useState<Choice>();
  const rows = query.data ?? [];
  const merged = ({ into }: Choice): void => {
    const kept = rows.find(({ id }) => id === into);
    if (!kept) return void query.refetch();
    void navigate(placeOf(kept, bench));
  };
  return (
    <Panel title={t('lead.duplicates')}>
      <Merged lead={lead} />
      <Loaded query={query} isEmpty={!rows.length} empty={t('lead.noDuplicates')} lines={1}>
        {rows.map((other, index) =>
          other.id ? (
            <Other key={other.id} lead={lead} other={other} merge={setChoice} />
          ) : (
            <Box key={index} sx={row}>
              {t('lead.otherElsewhere')}
            </Box>
          ),
        )}
      </Loaded>
      {choice && (
        <CommandDialog key={choice.into} command={merging(choice)} onClose={() => setChoice(undefined)} onDone={() => merged(choice)} />
      )}
    </Panel>
  );
};

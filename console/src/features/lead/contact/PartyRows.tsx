import type { Party } from '@jurilien/rows/lead';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Close';
import { Box, Button, Checkbox, FormControlLabel, IconButton, TextField } from '@mui/material';
import { partyWords } from '../../../codes';
import { useT } from '../../../useT';

/** Parties as the API takes them: without the rows no one filled in. */
export const namedParties = (parties: readonly Partial<Party>[]): Party[] =>
  parties
    .filter((party) => party.unknown || party.name?.trim())
    .map(({ name, role, unknown }) => ({
      name: unknown ? '' : name!.trim(),
      ...(role ? { role } : {}),
      ...(unknown ? { unknown: true } : {}),
    }));

interface Props {
  parties: readonly Partial<Party>[];
  lang: 'fr' | 'en';
  onChange: (parties: Partial<Party>[]) => void;
  autoFocus?: boolean;
}

/** The other people of a matter, one row each. */
export const PartyRows = ({ parties, lang, onChange, autoFocus }: Props) => {
  const t = useT();
  const put = (at: number, change: Partial<Party>) =>
    onChange(parties.map((party, index) => (index === at ? { ...party, ...change } : party)));
  return (
    <>
      {parties.map((party, index) => (
        <Box
          key={index}
          role="group"
          aria-label={t('lead.partyN', { n: index + 1 })}
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: '1fr 32px', sm: 'minmax(0,1fr) 150px auto 32px' },
            alignItems: 'center',
          }}
        >
          <TextField
            label={t('fields.clientName')}
            value={party.name ?? ''}
            disabled={party.unknown === true}
            onChange={(event) => put(index, { name: event.target.value })}
            autoFocus={autoFocus && index === 0}
            sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}
          />
          <TextField
            label={t('lead.role')}
            value={party.role ?? ''}
            onChange={(event) => put(index, { role: event.target.value })}
            slotProps={{ htmlInput: { list: 'party-roles', maxLength: 60 } }}
            sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}
          />
          <FormControlLabel
            label={t('lead.unknown')}
            control={<Checkbox size="small" checked={party.unknown === true} onChange={(_, unknown) => put(index, { unknown })} />}
          />
          <IconButton
            aria-label={t('lead.removeParty', { n: index + 1 })}
            onClick={() => onChange(parties.filter((_, at) => at !== index))}
          >
            <RemoveIcon fontSize="small" />
          </IconButton>
        </Box>
      ))}
      <datalist id="party-roles">
        {partyWords[lang].map((word) => (
          <option key={word} value={word} />
        ))}
      </datalist>
      <Button startIcon={<AddIcon />} sx={{ justifySelf: 'start' }} onClick={() => onChange([...parties, {}])}>
        {t('lead.addParty')}
      </Button>
    </>
  );
};

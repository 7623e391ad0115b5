import type { Answer } from '@jurilien/contracts/api';
import { Box, Checkbox, FormControlLabel, TextField, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { doneOf, type Lead, useAsked, useOffers, useSearch } from '../lead';
import { FormDialog } from '../../components/commands/FormDialog';
import { Loaded } from '../../components/page/Panel';
import { ProblemAlert } from '../../components/commands/ProblemAlert';
import { ReasonInput } from '../../components/form/ReasonInput';
import { useFormField } from '../../components/form/useFormField';
import { useCommand } from '../../components/commands/useCommand';
import { formatList, formatMoment } from '../../format';
import { useCode, useT } from '../../useT';

/** Exclusions an offer by hand may override (4.3.1); the API decides, this only says it in advance. */
const OVERRIDABLE = ['E10', 'E11', 'E17', 'E19', 'E21', 'E22'];
const MOST = 10;

type Preview = Answer<'GET /api/leads/:leadId/matching-preview'>;
/** Someone who could be chosen, with what stands in the way. */
interface Person {
  id: string;
  name: string;
  points?: number;
  code?: string;
  sendAt?: string;
}

const peopleOf = ({ eligible, excluded }: Preview): Person[] => [
  ...eligible.map(({ professionalId, name, points, deferred, sendAt }) => ({ id: professionalId, name, points, code: deferred, sendAt })),
  ...excluded.map(({ professionalId, name, code }) => ({ id: professionalId, name, code })),
];
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const barred = ({ code }: Person) => code !== undefined && !OVERRIDABLE.includes(code);

const PersonRow = ({ person, checked, full, onToggle }: { person: Person; checked: boolean; full: boolean; onToggle: () => void }) => {
  const t = useT();
  const code = useCode();
  const never = barred(person);
  const rule = person.code && code('exclusions', person.code);
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider', py: 1 }}>
      <FormControlLabel
        disabled={never || (full && !checked)}
        control={<Checkbox checked={checked} onChange={onToggle} />}
        label={
          <Box component="span" sx={{ display: 'block' }}>
            <strong>{person.name}</strong>
            <Box component="span" sx={{ display: 'block', fontSize: '.8125rem', color: 'text.secondary' }}>
              {[
                person.points === undefined ? undefined : t('search.manual.points', { n: person.points }),
                person.sendAt && t('search.manual.opens', { date: formatMoment(person.sendAt) }),
                rule &&
                  (never
                    ? `${rule} (${person.code}). ${t('search.manual.never')}`
                    : t('search.manual.needs', { rule: `${rule} (${person.code})` })),
              ]
                .filter(Boolean)
                .join(' · ')}
            </Box>
          </Box>
        }
      />
    </Box>
  );
};

interface Given {
  chosen: readonly string[];
  /** Who is not working now is asked when they are. */
  later: boolean;
  reason: string;
}
const NOTHING: Given = { chosen: [], later: true, reason: '' };

/** Everyone who can be looked at; who was asked in the round that runs is not asked twice. */
const usePeople = (lead: Lead) => {
  const query = useAsked(lead.id, 'matching-preview', lead.version);
  const { data: offers } = useOffers(lead.id);
  const { data: search } = useSearch(lead.id);
  const people = useMemo(() => {
    const asked = new Set((offers ?? []).filter(({ round }) => search?.live && round === search.round).map((o) => o.professionalId));
    return (query.data ? peopleOf(query.data) : []).filter(({ id }) => !asked.has(id));
  }, [query.data, offers, search]);
  return { query, people };
};
const picked = (people: Person[], chosen: readonly string[]) => people.filter(({ id }) => chosen.includes(id));
/** The exclusions that the choice sets aside. */
const overridesOf = (chosen: Person[], later: boolean) => [
  ...new Set([...chosen.flatMap(({ code }) => code ?? []), ...(later ? [] : ['E21'])]),
];

interface GroupProps {
  title: string;
  rows: Person[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}
const Group = ({ title, rows, chosen, onChange }: GroupProps) => {
  const toggle = (id: string) => onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  if (!rows.length) return null;
  return (
    <Box>
      <Typography variant="h3" sx={{ mt: 1, mb: 1 }}>
        {title} ({rows.length})
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            checked={chosen.includes(person.id)}
            full={chosen.length >= MOST}
            onToggle={() => toggle(person.id)}
          />
        ))}
      </Box>
    </Box>
  );
};

const oneAtLeast = (chosen: readonly string[]) => (chosen.length > 0 ? undefined : 'required');

/** Who can be asked, with what is in the way; who is chosen, and what the choice sets aside. */
const People = ({ query, people }: ReturnType<typeof usePeople>) => {
  const t = useT();
  const [typed, setTyped] = useState('');
  const { field, error } = useFormField('chosen', oneAtLeast);
  const { field: later } = useFormField('later');
  const chosen = field.value as readonly string[];
  const found = people.filter(({ name }) => plain(name).includes(plain(typed.trim())));
  const names = picked(people, chosen);
  const overrides = overridesOf(names, later.value as boolean);
  return (
    <>
      <TextField label={t('search.manual.find')} type="search" value={typed} onChange={(event) => setTyped(event.target.value)} fullWidth />
      <Loaded query={query} lines={6} isEmpty={found.length === 0} empty={t('search.manual.noOne')}>
        <Box sx={{ maxHeight: 320, overflowY: 'auto' }} tabIndex={0} role="group" aria-label={t('search.manual.title')}>
          <Group
            title={t('search.manual.eligible')}
            rows={found.filter(({ points }) => points !== undefined)}
            chosen={chosen}
            onChange={field.onChange}
          />
          <Group
            title={t('search.manual.excluded')}
            rows={found.filter(({ points }) => points === undefined)}
            chosen={chosen}
            onChange={field.onChange}
          />
        </Box>
      </Loaded>
      <Box aria-live="polite" sx={{ fontSize: '.875rem' }}>
        <strong>{t('search.manual.chosen', { count: chosen.length })}</strong>
        {names.length > 0 && ` : ${formatList(names.map(({ name }) => name))}`}
        {overrides.length > 0 && <Box>{t('search.overrides', { list: overrides.join(', ') })}</Box>}
        {chosen.length >= MOST && <Box>{t('search.manual.atMost')}</Box>}
        {error && (
          <Box role="alert" sx={{ color: 'error.main' }}>
            {t('search.manual.chooseOne')}
          </Box>
        )}
      </Box>
      {names.some(({ sendAt }) => sendAt) && <Later on={later.value as boolean} onChange={later.onChange} />}
    </>
  );
};

const Later = ({ on, onChange }: { on: boolean; onChange: (on: boolean) => void }) => {
  const t = useT();
  return (
    <Box>
      <FormControlLabel label={t('search.manual.later')} control={<Checkbox checked={on} onChange={(_, checked) => onChange(checked)} />} />
      <Typography variant="caption" color="text.secondary" sx={{ display: 'block' }}>
        {t('search.manual.laterHint')}
      </Typography>
    </Box>
  );
};

/** Chooses one or several by hand: everyone matching looked at, each with points or with what is in the way (MO21). */
export const ManualOffer = ({ lead, proposes, onClose }: { lead: Lead; proposes: boolean; onClose: () => void }) => {
  const t = useT();
  const all = usePeople(lead);
  const { run, busy, problem } = useCommand();
  const searching = lead.state === 'Offering' || lead.state === 'SelfServe';
  const submit = async ({ chosen, later, reason }: Given) => {
    const overrides = overridesOf(picked(all.people, chosen), later);
    const sent = await run(
      'OfferLeadManually',
      { leadId: lead.id, professionalIds: chosen, overrides },
      { reason: reason.trim(), done: doneOf('OfferLeadManually') },
    );
    if (sent.ok) onClose();
  };
  return (
    <FormDialog<Given>
      title={t(proposes ? 'search.manual.propose' : 'search.manual.title')}
      busy={Boolean(busy)}
      act={t(proposes ? 'search.manual.sendProposal' : 'search.manual.send')}
      begun={NOTHING}
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography color="text.secondary">{t(searching ? 'search.manual.text' : 'search.manual.textAlone')}</Typography>
      <ProblemAlert problem={problem} />
      <People {...all} />
      <ReasonInput />
    </FormDialog>
  );
};

import { Box, MenuItem, TextField } from '@mui/material';
import { leadDescriptionMin, partnerServes, PARTNERS, type Question } from '@jurilien/reference';
import type { ReactNode } from 'react';
import { Panel } from '../../components/page/Panel';
import { useRegionOptions } from '../../regions';
import { useConfig } from '../../in-force/useConfig';
import { useCode, useT, type Key } from '../../useT';
import { AnswerField } from '../questions';
import { ConsentsRead, SensitiveRead } from './ConsentsRead';
import { FactField, type FieldGroup, PartyRows, useOffered } from '../lead';
import { askedFacts, type PhoneDraft } from './phone-facts';
import type { ReadAloud } from '../../components/consents/useReadAloud';

interface Props {
  draft: PhoneDraft;
  asked: readonly Question[];
  put: (next: Partial<PhoneDraft>) => void;
  script: ReadAloud | undefined;
  /** Some answer is sensitive: that is agreed to by itself. */
  sensitive: boolean;
  errorOf: (name: string) => string | undefined;
  /** A province's administrator takes calls of that province. */
  ownProvince: boolean;
}
const LINES: Record<string, { max: number; type?: string }> = {
  clientName: { max: 120 },
  email: { max: 254, type: 'email' },
  phoneNumber: { max: 40, type: 'tel' },
};
const columns = { display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, alignItems: 'start' };

/** The facts and the lines of the request as fields. */
const useFields = ({ draft: { values }, put, errorOf, ownProvince }: Props) => {
  const t = useT();
  const regions = useRegionOptions(String(values.province ?? ''));
  const offered = useOffered((name) => values[name]);
  const set = (name: string, value: PhoneDraft['values'][string]) => put({ values: { ...values, [name]: value } });
  const facts = (...groups: FieldGroup[]): ReactNode =>
    askedFacts(values)
      .filter((f) => groups.includes(f.group) && offered(f))
      .map((f) => (
        <FactField
          key={f.name}
          field={f}
          value={values[f.name] ?? null}
          regions={regions}
          disabled={f.name === 'province' && ownProvince}
          error={errorOf(f.name)}
          onChange={(value) => set(f.name, value)}
        />
      ));
  const line = (name: string, label: Key, required = true): ReactNode => (
    <TextField
      key={name}
      label={t(label)}
      required={required}
      type={LINES[name]?.type ?? 'text'}
      value={String(values[name] ?? '')}
      error={errorOf(name) !== undefined}
      helperText={errorOf(name)}
      autoComplete="off"
      slotProps={{ htmlInput: { maxLength: LINES[name]?.max ?? 120 } }}
      onChange={(event) => set(name, event.target.value)}
    />
  );
  return { facts, line, set };
};

const Caller = (props: Props) => {
  const t = useT();
  const code = useCode();
  const { line } = useFields(props);
  const { draft, put } = props;
  return (
    <Panel title={t('phone.who')}>
      <Box sx={columns}>
        <TextField
          select
          label={t('phone.lang')}
          helperText={t('phone.langHint')}
          value={draft.lang}
          onChange={(event) => put({ lang: event.target.value as 'fr' | 'en' })}
        >
          {(['fr', 'en'] as const).map((each) => (
            <MenuItem key={each} value={each}>
              {code('langs', each)}
            </MenuItem>
          ))}
        </TextField>
        {line('clientName', 'fields.clientName')}
        {line('phoneNumber', 'fields.phoneNumber')}
        {line('email', 'fields.email')}
      </Box>
    </Panel>
  );
};

const Need = (props: Props) => {
  const t = useT();
  const least = useConfig().value(leadDescriptionMin);
  const { facts, set } = useFields(props);
  const { draft, errorOf } = props;
  return (
    <Panel title={t('phone.need')}>
      <Box sx={{ display: 'grid', gap: 3 }}>
        <Box sx={columns}>{facts('matter')}</Box>
        <TextField
          label={t('fields.description')}
          required
          multiline
          minRows={4}
          value={String(draft.values.description ?? '')}
          error={errorOf('description') !== undefined}
          helperText={errorOf('description') ?? t('phone.descriptionHint', { n: least })}
          slotProps={{ htmlInput: { maxLength: 4000 } }}
          onChange={(event) => set('description', event.target.value)}
        />
      </Box>
    </Panel>
  );
};

const Questions = ({ draft: { lang, answers }, asked, put, errorOf }: Props) => {
  const t = useT();
  return (
    <Panel title={t('phone.questions')}>
      <Box lang={`${lang}-CA`} sx={columns}>
        {asked.map((q) => (
          <AnswerField
            key={q.id}
            question={q}
            lang={lang}
            value={answers[q.id]}
            error={errorOf(`specificQuestions.${q.id}`)}
            onChange={(value) => put({ answers: { ...answers, [q.id]: value } })}
          />
        ))}
      </Box>
    </Panel>
  );
};

const PlaceAndMeans = (props: Props) => {
  const t = useT();
  const { facts, line } = useFields(props);
  const { draft, put, errorOf } = props;
  const { lang, parties } = draft;
  return (
    <>
      <Panel title={t('phone.where')}>
        <Box sx={columns}>
          {facts('place', 'urgency')}
          {line('address', 'fields.address', false)}
          {line('postalCode', 'phone.postalCode', false)}
        </Box>
      </Panel>
      <Panel title={t('lead.parties')}>
        <Box sx={{ display: 'grid', gap: 3 }}>
          <PartyRows parties={parties} lang={lang} onChange={(next) => put({ parties: next })} />
          {errorOf('othersInvolved') && <Box sx={{ color: 'error.main', fontSize: '.8125rem' }}>{t('phone.partiesMissing')}</Box>}
        </Box>
      </Panel>
      <Panel title={t('phone.means')}>
        <Box sx={columns}>{facts('means', 'wishes')}</Box>
      </Panel>
    </>
  );
};

const Consents = ({ draft: { lang, values, consents, sensitiveText }, script, sensitive, put, errorOf }: Props) => {
  const t = useT();
  const partners = PARTNERS.filter((partner) => partnerServes(partner, values.province as 'QC' | 'ON' | null));
  return (
    <Panel title={t('phone.consents')}>
      {script && (
        <ConsentsRead
          script={script}
          lang={lang}
          purposes={['sharing', 'contact', 'marketing', ...partners]}
          given={consents}
          errorOf={errorOf}
          onChange={(next) => put({ consents: next, script: script.name })}
        />
      )}
      {script && sensitive && (
        <SensitiveRead
          {...{ lang, errorOf }}
          given={consents.sensitive}
          read={sensitiveText}
          onAnswer={(given, read) => put({ consents: { ...consents, sensitive: given }, script: script.name, sensitiveText: read })}
        />
      )}
    </Panel>
  );
};

/** The pages of the public form one under the other, in an order that suits a call; what is read aloud is in the caller's language. */
export const PhoneSections = (props: Props) => (
  <>
    <Caller {...props} />
    <Need {...props} />
    <Questions {...props} />
    <PlaceAndMeans {...props} />
    <Consents {...props} />
  </>
);

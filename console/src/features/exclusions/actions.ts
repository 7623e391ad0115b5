import type { BlacklistRow } from '@jurilien/rows/exclusions';
import type { ActionOn } from '@jurilien/rows/processes';
import type { Command, Field } from '../../components/commands/CommandDialog';
import { every } from '../../every';
import { me } from '../../roles';
import type { Translate, useCode } from '../../useT';

type Words = { t: Translate; code: ReturnType<typeof useCode> };
export type EntryCommand = ActionOn<'blacklist'>;

const SCOPES = every<BlacklistRow['scope'][number]>()('submit', 'receiveOffers', 'contact');
const REASONS = every<BlacklistRow['blockType']>()(
  'spam',
  'abuse',
  'fraud',
  'conflictOfPlatform',
  'notLegal',
  'duplicateAbuser',
  'conduct',
  'safety',
);
const BY_VALUE = ['phone', 'email', 'person', 'address', 'ip'] as const;
const OF_LEAD = ['phone', 'email', 'person', 'address'] as const;
const OF_PROFESSIONAL = ['professional', 'pair'] as const;
const BOTH = 'both';
/** What a validator may add (4.10.8). */
const BY_VALIDATION: readonly string[] = ['phone', 'email', 'person'];

/** Where an entry is made from: anywhere, the page of a request, or the page of a professional. */
export interface From {
  leadId?: string;
  professionalId?: string;
  /** Of the professional: they practise nowhere else. */
  province?: string | null;
}

const entryFields = ({ leadId, professionalId, province: home }: From, { t, code }: Words): Field[] => {
  const kinds = professionalId ? OF_PROFESSIONAL : leadId ? OF_LEAD : BY_VALUE;
  const offered = kinds.filter((kind) => me().role !== 'admin_validation' || BY_VALIDATION.includes(kind));
  return [
    {
      name: 'kind',
      label: 'blacklist.fields.kind',
      kind: 'select',
      initial: offered[0],
      options: offered.map((value) => ({ value, label: code('blacklistKinds', value) })),
    },
    ...(leadId
      ? []
      : [
          {
            name: 'value',
            label: 'blacklist.fields.value',
            hint: professionalId ? 'blacklist.fields.pairHint' : 'blacklist.fields.valueHint',
            optional: Boolean(professionalId),
          } as const,
        ]),
    ...SCOPES.map((scope) => ({
      name: scope,
      label: `blacklist.fields.${scope}` as const,
      kind: 'check' as const,
      initial: scope === (professionalId ? 'receiveOffers' : 'submit'),
    })),
    {
      name: 'blockType',
      label: 'blacklist.fields.blockType',
      kind: 'select',
      initial: professionalId ? 'conduct' : 'abuse',
      options: REASONS.map((value) => ({ value, label: code('blacklistReasons', value) })),
    },
    {
      name: 'province',
      label: 'blacklist.fields.province',
      kind: 'select',
      initial: home ?? BOTH,
      options: [
        { value: BOTH, label: t('blacklist.bothProvinces') },
        ...['QC', 'ON'].map((value) => ({ value, label: code('provinces', value) })),
      ],
    },
    { name: 'evidence', label: 'blacklist.fields.evidence', kind: 'lines', optional: true },
    { name: 'until', label: 'blacklist.fields.until', kind: 'datetime', optional: true },
  ];
};

/** The form of a new entry. From a request its own client is meant, so that no one types what must not be seen. */
export const newEntry = (from: From, { t, code }: Words): Command => {
  const { leadId, professionalId } = from;
  return {
    command: 'AddBlacklistEntry',
    label: t('blacklist.addTitle'),
    reason: true,
    danger: true,
    note: t('blacklist.addNote'),
    fields: entryFields(from, { t, code }),
    payload: ({ kind, value, blockType, province, evidence, until, ...scopes }) => ({
      entryId: crypto.randomUUID(),
      kind,
      ...(value ? { value } : {}),
      ...(leadId ? { leadId } : {}),
      ...(professionalId ? { professionalId } : {}),
      scope: SCOPES.filter((scope) => scopes[scope] === true),
      blockType,
      ...(province === BOTH ? {} : { province }),
      ...(evidence ? { evidence } : {}),
      ...(until ? { until: new Date(String(until)).toISOString() } : {}),
    }),
  };
};

/** The buttons of an entry, in the words of a proposal or of what counts; whether each can be pressed, its own decision says. */
export const entryActions = ({ state }: BlacklistRow, { t }: Words): { command: EntryCommand; label: string }[] =>
  state === 'Proposed'
    ? [
        { command: 'AddBlacklistEntry', label: t('blacklist.approve') },
        { command: 'LiftBlacklistEntry', label: t('blacklist.decline') },
      ]
    : [
        { command: 'ReviewBlacklistEntry', label: t('blacklist.keep') },
        { command: 'LiftBlacklistEntry', label: t('blacklist.lift') },
      ];

/** The form of each command on an entry. */
export const entryForm = (command: EntryCommand, label: string, row: BlacklistRow): Command => {
  const base: Command = {
    command,
    label: `${label} · ${row.label}`,
    reason: true,
    danger: command === 'AddBlacklistEntry',
    fields: [],
    expectedVersion: row.version,
    payload: () => ({ entryId: row.id }),
  };
  if (command === 'ReviewBlacklistEntry')
    return {
      ...base,
      fields: [{ name: 'until', label: 'blacklist.until', kind: 'datetime' }],
      payload: ({ until }) => ({ entryId: row.id, until: new Date(String(until)).toISOString() }),
    };
  if (command === 'AddBlacklistEntry')
    return {
      ...base,
      payload: () => ({
        entryId: row.id,
        kind: row.kind,
        scope: row.scope,
        blockType: row.blockType,
        ...(row.professionalId ? { professionalId: row.professionalId } : {}),
      }),
    };
  return base;
};

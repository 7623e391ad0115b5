import type { Recorded, Row } from '@jurilien/event-sourcing';
import { type MergeChanges, PROOF } from '@jurilien/lead';
import type { AbsorbedRequest, Consent } from './lead-details-shapes.js';

const EMPTY: readonly AbsorbedRequest[] = [];
const absorbedOf = (row: Row): readonly AbsorbedRequest[] => (row['absorbed'] as readonly AbsorbedRequest[] | null | undefined) ?? EMPTY;
const grant = (row: Row, purposes: readonly string[], granted: boolean): Row => {
  const consents = (row['consents'] as Readonly<Record<string, Consent>> | undefined) ?? {};
  const changed = purposes.flatMap((purpose) => (consents[purpose] ? [[purpose, { ...consents[purpose], granted }]] : []));
  return { consents: { ...consents, ...Object.fromEntries(changed) } };
};
const prove = (row: Row, channels: readonly (keyof typeof PROOF)[], proven: boolean): Row => {
  const changed = Object.fromEntries(channels.map((channel) => [PROOF[channel], proven]));
  return { ...changed, facts: { ...(row['facts'] as Row | undefined), ...changed } };
};
const since = (list: readonly AbsorbedRequest[], leadId: string, { occurredAt, actor, reason }: Recorded): AbsorbedRequest[] => [
  ...list,
  { leadId, at: occurredAt, by: actor.id, ...(reason ? { reason } : {}) },
];

/** What the team's page of a request knows of merges: who stands for whom, and what one has from the other. */
export const mergesInDetails: MergeChanges = {
  LeadMerged: (d) => ({ mergedInto: d.into }),
  LeadUnmerged: (d) => ({ mergedInto: null, slaAt: d.slaAt }),
  LeadAbsorbed: (d, row, e) => ({
    absorbed: since(absorbedOf(row), d.absorbed, e),
    ...prove(row, d.proven, true),
    ...grant(row, d.refused, false),
  }),
  LeadSeparated(d, row) {
    const absorbed = absorbedOf(row).filter(({ leadId }) => leadId !== d.absorbed);
    return { absorbed: absorbed.length > 0 ? absorbed : null, ...prove(row, d.unproven, false), ...grant(row, d.granted, true) };
  },
};

interface Step {
  readonly step: string;
  readonly at: string;
  /** It was done on a request that became part of this one. */
  readonly lent?: true;
}
const stepsOf = (row: Row): readonly Step[] => (row['steps'] as readonly Step[] | null | undefined) ?? [];
const proofs = (channels: readonly ('email' | 'sms')[], proven: boolean): Row => ({
  ...(channels.includes('email') ? { emailConfirmed: proven } : {}),
  ...(channels.includes('sms') ? { phoneConfirmed: proven } : {}),
});

/** What the client's own page knows of them. */
export const mergesInStatus: MergeChanges = {
  LeadMerged: (d) => ({ mergedInto: d.into }),
  LeadUnmerged: (d) => ({ mergedInto: null, expectedAt: d.slaAt }),
  LeadAbsorbed: (d, row, e) => ({
    ...proofs(d.proven, true),
    ...(d.proven.length > 0 && !stepsOf(row).some(({ step }) => step === 'confirmed')
      ? { steps: [...stepsOf(row), { step: 'confirmed', at: e.occurredAt, lent: true }] }
      : {}),
  }),
  LeadSeparated: (d, row) => ({
    ...proofs(d.unproven, false),
    ...(d.confirmed ? {} : { steps: stepsOf(row).filter(({ lent }) => !lent) }),
  }),
};

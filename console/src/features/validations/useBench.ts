import { leadConfirmRequired } from '@jurilien/reference';
import { useCallback, useState } from 'react';
import { useNotify } from 'react-admin';
import { checklist } from '../../codes';
import { isReason } from '../../components/form/ReasonInput';
import { useCommand } from '../../components/commands/useCommand';
import { placeOf } from '../../in-force/place';
import { useConfig } from '../../in-force/useConfig';
import { useKey } from '../../layout/shortcuts';
import { me } from '../../roles';
import { useNow } from '../../useNow';
import { useReadOnly } from '../../useReadOnly';
import { useT } from '../../useT';
import { type Lead, useFindings, useSummaryDraft } from '../lead';
import { useNext } from './useNext';

const granted = (consents: unknown, purpose: string) =>
  Array.isArray(consents)
    ? consents.some((consent: { purpose?: string; granted?: boolean }) => consent.purpose === purpose && consent.granted)
    : (() => {
        const value = (consents as Record<string, unknown> | null)?.[purpose];
        return value === true || (value as { granted?: boolean } | undefined)?.granted === true;
      })();

/** Whether the reader has the request in hand, had it, or must take it first; and why its parts cannot be changed now. */
const useHold = (lead: Lead) => {
  const t = useT();
  const now = useNow();
  const readOnly = useReadOnly();
  const mine = lead.state === 'InValidation' && lead.lockedBy === me().id;
  const holding = mine && Boolean(lead.lockUntil) && Date.parse(lead.lockUntil!) > now;
  const locked = readOnly ?? (holding ? undefined : t(mine ? 'validation.lockLost' : 'validation.takeFirst'));
  return { holding, locked, readOnly };
};

/** What was looked at and, where no contact is confirmed, why that is no obstacle. */
const useChecks = (lead: Lead) => {
  const [checked, setChecked] = useState<Record<string, boolean>>(lead.checklist ?? {});
  const [waiver, setWaiver] = useState<string>();
  const required = useConfig().value(leadConfirmRequired, placeOf(lead.province));
  const { email, phoneNumber, emailConfirmed, phoneNumberConfirmed } = lead;
  const one = emailConfirmed || phoneNumberConfirmed;
  const each = (emailConfirmed || !email) && (phoneNumberConfirmed || !phoneNumber);
  const check = (item: string, on: boolean) => setChecked({ ...checked, [item]: on });
  return { checked, check, waiver, setWaiver, contacted: one && (required === 'any' || each) };
};

/** One request on the bench: what is in the way of its validation, taking it, validating it, and the next one. */
export const useBench = (lead: Lead) => {
  const t = useT();
  const notify = useNotify();
  const next = useNext(lead.id);
  const { run, busy, problem } = useCommand();
  const { holding, locked, readOnly } = useHold(lead);
  const checks = useChecks(lead);
  const [draft, setDraft] = useSummaryDraft(lead.id);
  const { findings } = useFindings(lead, lead.summary ?? '');
  const { checked, waiver = '', contacted } = checks;
  const dirty = draft !== undefined && draft !== (lead.summary ?? '');
  const blockers = [
    readOnly,
    !holding && t('validation.bLock'),
    (!lead.summary || dirty || findings.length > 0) && t('validation.bSummary'),
    !checklist.every((item) => checked[item]) && t('validation.bChecklist'),
    !contacted && !isReason(waiver) && t('validation.bContact'),
    !granted(lead.consents, 'sharing') && t('validation.bConsent'),
    !(lead.facts.lawyerType && lead.facts.province && lead.facts.region) && t('validation.bRegion'),
    !(Number(lead.facts.creditValue) > 0) && t('validation.bPrice'),
  ].filter((text): text is string => Boolean(text));

  const options = { quiet: true, expectedVersion: lead.version };
  const take = () => void run('TakeLeadForValidation', { leadId: lead.id }, options);
  const validate = useCallback(async () => {
    if (blockers.length || busy) return;
    const done = Object.fromEntries(checklist.map((item) => [item, true]));
    const payload = { leadId: lead.id, checklist: done, ...(contacted ? {} : { waiver: waiver.trim() }) };
    if (!(await run('ValidateLead', payload, options)).ok) return;
    notify('validation.validated', { type: 'success', messageArgs: { code: lead.code } });
    void next();
  }, [blockers.length, busy, run, lead, contacted, waiver, notify, next]);
  useKey('v', () => void validate());
  useKey('n', () => void next());
  return {
    next,
    take,
    validate: () => void validate(),
    validating: busy === 'ValidateLead',
    problem,
    blockers,
    holding,
    locked,
    checks,
    draft,
    setDraft,
  };
};
export type BenchState = ReturnType<typeof useBench>;

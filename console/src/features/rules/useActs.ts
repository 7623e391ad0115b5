import type { Command } from '../../components/form/command';
import { me, whyNotAs } from '../../roles';
import { useT } from '../../useT';
import type { RuleDetails } from './useRules';

/** What can be decided about a rule beside its draft. */
export type Act = 'activate' | 'resume' | 'pause' | 'retire';
const COMMANDS = {
  activate: 'ActivateAutomationRule',
  resume: 'ActivateAutomationRule',
  pause: 'PauseAutomationRule',
  retire: 'RetireAutomationRule',
} as const;

interface Given {
  readonly name: Act;
  readonly why: string | undefined;
  readonly variant: 'contained' | 'outlined';
}

/** The buttons of a rule as it stands, each with what is in its way, and the form of each. */
export function useActs(rule: RuleDetails, { dirty }: { readonly dirty: boolean }) {
  const t = useT();
  const { draft, status, faults } = rule;
  const refused = (act: Act): string | undefined => whyNotAs(me().role, COMMANDS[act]);
  const whyNoActivation = (): string | undefined => {
    if (dirty) return t('drafting.whySave');
    if (!draft) return t('rules.whyNoDraft');
    if (faults.length > 0) return t('drafting.whyFaults', { count: faults.length });
    if (!draft.triedAt) return t('rules.whyUntried');
    return rule.class === 'marketing' && draft.writers.includes(me().id) ? t('drafting.whyOwn') : undefined;
  };
  const give = (name: Act, variant: Given['variant'], why?: string): Given => ({ name, variant, why: refused(name) ?? why });
  const acts: Given[] = [
    ...(status === 'Retired' ? [] : [give('activate', 'contained', whyNoActivation())]),
    ...(status === 'Paused' ? [give('resume', 'outlined')] : []),
    ...(status === 'Active' ? [give('pause', 'outlined')] : []),
    ...(status === 'Retired' ? [] : [give('retire', 'outlined')]),
  ];
  const dialog = (act: Act): Command => ({
    command: COMMANDS[act],
    label: t(`rules.acts.${act}`),
    reason: true,
    danger: act === 'retire',
    expectedVersion: rule.revision,
    note: t(`rules.notes.${act}`),
    fields:
      act === 'pause'
        ? [
            {
              name: 'waiting',
              label: 'rules.waiting.label',
              kind: 'select',
              initial: 'keep',
              options: [
                { value: 'keep', label: t('rules.waiting.keep') },
                { value: 'cancel', label: t('rules.waiting.cancel') },
              ],
            },
          ]
        : [],
    payload: ({ waiting }) => ({
      rule: rule.rule,
      ...(act === 'pause' ? { waiting } : {}),
      ...(act === 'activate' ? { hash: draft!.hash } : {}),
    }),
  });
  return { acts, dialog };
}

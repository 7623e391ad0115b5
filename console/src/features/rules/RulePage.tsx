import { Alert, Box } from '@mui/material';
import { canonical } from '@jurilien/reference';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { CommandDialog } from '../../components/commands/CommandDialog';
import { ActionButton } from '../../components/commands/ActionButton';
import { useFieldError } from '../../components/commands/useCommand';
import { DraftStanding } from '../../components/drafting/DraftStanding';
import { useDrafting } from '../../components/drafting/useDrafting';
import { BackLink } from '../../components/page/BackLink';
import { NotFoundPage } from '../../components/page/Pages';
import { PageHeader } from '../../components/page/PageHeader';
import { Loaded } from '../../components/page/Panel';
import { inLocale } from '../../locale';
import { useT } from '../../useT';
import { FixedRule } from './FixedRule';
import { RuleFields } from './RuleFields';
import { RuleHistory } from './RuleHistory';
import { RuleMark } from './RuleList';
import { TrialPanel } from './TrialPanel';
import { useActs, type Act } from './useActs';
import { useCatalogue, useRule, type Catalogue, type RuleDetails, type RuleText } from './useRules';
import { useSentence } from './useSentence';

/** X06, one rule: its sentence, its draft, its trial, and everything that was decided about it. */
export default function RulePage() {
  const { rule = '' } = useParams();
  const query = useRule(rule);
  const catalogue = useCatalogue();
  if ((query.error as { status?: number } | null)?.status === 404) return <NotFoundPage />;
  return (
    <Loaded query={query} lines={10}>
      <Loaded query={catalogue} lines={10}>
        {query.data &&
          catalogue.data &&
          (query.data.fixed ? (
            <FixedRule rule={query.data} catalogue={catalogue.data} />
          ) : (
            <Editor key={rule} rule={query.data} catalogue={catalogue.data} reread={query.refetch} />
          ))}
      </Loaded>
    </Loaded>
  );
}

const same = (a: RuleText, b: RuleText): boolean => canonical(a) === canonical(b);

/** What is typed loses what was emptied, so that it is kept as it was. */
const tidied = (text: RuleText): RuleText => {
  const filled = <T extends object>(part: T | undefined): T | undefined => {
    const kept = Object.entries(part ?? {}).filter(([, value]) => value !== undefined);
    return kept.length > 0 ? (Object.fromEntries(kept) as T) : undefined;
  };
  const { caps, scope, when, stop, window, maxLateMinutes, ...rest } = text;
  return filled({ ...rest, caps: filled(caps), scope: filled(scope), when, stop, window, maxLateMinutes }) as RuleText;
};

function Editor({ rule, catalogue, reread }: { rule: RuleDetails; catalogue: Catalogue; reread: () => Promise<unknown> }) {
  const t = useT();
  const sentence = useSentence(catalogue);
  const [act, setAct] = useState<Act>();
  const editor = useDrafting<RuleText>({
    slot: `rule ${rule.rule}`,
    kept: rule.draft?.text ?? rule.text,
    same: (a, b) => same(tidied(a), tidied(b)),
    command: 'SaveAutomationRule',
    payload: (typed) => ({ rule: rule.rule, text: tidied(typed) }),
    expectedVersion: rule.revision,
    reread,
  });
  const { acts, dialog } = useActs(rule, editor);
  // What is shipped switched off is put to work by a draft that says the same.
  const isToBegin = rule.status === 'Draft' && !rule.draft;
  const say = useFieldError();
  const faults = rule.faults.map(({ field, message }) => t('rules.fault', { field, message: say(message) }));
  return (
    <>
      <BackLink to="/comms/rules">{t('rules.title')}</BackLink>
      <PageHeader
        title={`${rule.rule} · ${inLocale(rule.purpose)}`}
        aside={
          <>
            <ActionButton
              variant="outlined"
              why={editor.forbidden ?? (editor.dirty || isToBegin ? undefined : t('drafting.whySaved'))}
              onClick={editor.save}
            >
              {t(editor.busy ? 'actions.sending' : 'drafting.save')}
            </ActionButton>
            {acts.map(({ name, why, variant }) => (
              <ActionButton key={name} variant={variant} why={why} onClick={() => setAct(name)}>
                {t(`rules.acts.${name}`)}
              </ActionButton>
            ))}
          </>
        }
      />
      <DraftStanding editor={editor} inForce={rule.version} draft={Boolean(rule.draft)} faults={faults}>
        <RuleMark rule={{ status: rule.status, fixed: false }} />
      </DraftStanding>
      <Alert severity="info" icon={false} sx={{ mb: 4 }}>
        {sentence(editor.typed)}
      </Alert>
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0,1fr)' }}>
        <RuleFields text={editor.typed} catalogue={catalogue} onChange={editor.set} />
        <TrialPanel rule={rule} why={editor.dirty ? t('drafting.whySave') : undefined} />
        <RuleHistory rule={rule} />
      </Box>
      {act && <CommandDialog command={dialog(act)} onClose={() => setAct(undefined)} onDone={() => void reread()} />}
    </>
  );
}

import { OneAutomation } from '../../features/automations/automation';
import { Elsewhere } from '../../features/automations/elsewhere';
import { proAutomations } from '../../features/automations/words/pro-automations';
import { useWords } from '../../lang';
import type { Frame } from '../../layout';
import { Failed, ProPage, Skeleton, Stale } from '../../pro';
import { useAsk } from '../../session';
import styles from '../../styles/automations.css?url';

export const handle: Frame = { hydrate: true, quiet: true };

/** M21: what a professional has done by itself for their own clients. */
export default function ProAutomations() {
  const t = useWords(proAutomations);
  return <ProPage title={t.title}>{() => <Automations />}</ProPage>;
}

function Automations() {
  const t = useWords(proAutomations);
  const { value, problem, reload } = useAsk('GET /api/pro/automations', {});
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="default" />
      <h1>{t.title}</h1>
      <p className="lead">{t.lead}</p>
      {value ? (
        <>
          <Stale problem={problem} />
          <p className="measure">{t.how}</p>
          <p className="measure">{t.oneLanguage}</p>
          {value.actions.includes('SaveProfessionalAutomation') ? (
            value.automations.map((automation) => (
              <OneAutomation key={automation.kind} automation={automation} of={value} reload={reload} />
            ))
          ) : (
            <p className="notice warning">{t.notYet}</p>
          )}
          <Elsewhere of={value} />
        </>
      ) : problem ? (
        <Failed problem={problem} retry={reload} />
      ) : (
        <Skeleton />
      )}
    </>
  );
}

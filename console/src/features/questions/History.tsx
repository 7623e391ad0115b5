import type { Question } from '@jurilien/reference';
import { Versions } from '../../components/drafting/Versions';
import { useT } from '../../useT';
import { Difference } from './Difference';
import type { AnyVersion } from './sets';

interface Props {
  readonly versions: readonly AnyVersion[];
  readonly disabled: boolean;
  readonly onTake: (questions: readonly Question[]) => void;
}

/** Every version of a field's questions, and what it changed. */
export const History = ({ versions, disabled, onTake }: Props) => {
  const t = useT();
  return (
    <Versions
      versions={versions}
      inForce={versions[0]!.version}
      disabled={disabled}
      nameOf={({ version }) => t('questions.version', { version })}
      onTake={({ questions }) => onTake(questions)}
    >
      {({ questions }, before) => before && <Difference before={before.questions} after={questions} />}
    </Versions>
  );
};

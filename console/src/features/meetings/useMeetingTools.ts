import { useMemo } from 'react';
import { me } from '../../roles';
import { useStaff } from '../../useStaff';
import { useCode, useT } from '../../useT';
import type { Tools } from './commands';

/** What the forms of meetings need: words, and the colleagues who hold meetings. */
export const useMeetingTools = (): Tools => {
  const t = useT();
  const code = useCode();
  const { optionsFor } = useStaff();
  return useMemo(() => ({ t, code, staff: optionsFor('RecordMeetingOutcome'), me: me().id }), [t, code, optionsFor]);
};

import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import { problemOf, type Problem } from '../../api/http';
import type { ConsoleDataProvider } from '../../dataProvider';

export interface One {
  name: string;
  payload: Record<string, unknown>;
}
export interface Answered extends One {
  /** What was in the way; nothing when it was done. */
  refused?: Problem;
  /** What the command became, by the events it wrote. */
  events: readonly { type: string }[];
}

/** One command for each of several, one after the other: each has its own answer, and the page can say how far it is. */
export const useOneByOne = (command: string) => {
  const { send } = useDataProvider<ConsoleDataProvider>();
  const client = useQueryClient();
  const [answered, setAnswered] = useState<Answered[]>();
  const [finished, setFinished] = useState(false);
  const run = async (all: readonly One[], reason?: string) => {
    const answers: Answered[] = [];
    setAnswered([]);
    for (const { name, payload } of all) {
      try {
        answers.push({ name, payload, events: (await send(command, payload, { reason: reason?.trim() || undefined })).events });
      } catch (error) {
        answers.push({ name, payload, refused: problemOf(error), events: [] });
      }
      setAnswered([...answers]);
    }
    setFinished(true);
    void client.invalidateQueries();
  };
  return { run, answered, finished, running: answered !== undefined && !finished };
};

import type { Answer } from '@jurilien/contracts/api';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../api/http';

export type Shown = Answer<'GET /api/automation/variables'>;
export type Constant = Shown['constants'][number];

/** Everything that templates may say. */
export const useVariables = () =>
  useQuery({ queryKey: ['message-variables'], queryFn: ({ signal }) => ask('GET /api/automation/variables', { signal }) });

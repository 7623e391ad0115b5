import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ask } from '../../api/http';
import { me } from '../../roles';
import { useCommand } from '../commands/useCommand';

/** A page of one's own notices, and how many were not read. The live stream of the view asks again as they come. */
export const useNotices = (page: number, perPage: number) =>
  useQuery({
    queryKey: ['notices', page, perPage],
    queryFn: ({ signal }) => ask('GET /api/notices', { query: { page, perPage }, signal }),
    placeholderData: keepPreviousData,
  });

/** Marks one notice, or all of them, as read by who is at the console. */
export const useReading = () => {
  const { run, busy, problem } = useCommand();
  const userId = me().id;
  return {
    busy: busy !== undefined,
    problem,
    readOne: (messageId: string) => run('MarkNoticeRead', { userId, messageId }, { quiet: true }),
    readAll: () => run('MarkAllNoticesRead', { userId }, { quiet: true }),
  };
};

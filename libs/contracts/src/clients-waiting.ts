/** Threads of clients whose word to the professional complains, speaks to us, or stayed without an answer: what the figure counts and its list shows. */
export const CLIENTS_WAITING = { awaiting_gt: 0, waitsFor: ['complaint', 'team', 'unanswered'] } as const;
/** Open threads in which someone waits for an answer: the first list of the inbox. */
export const THREADS_WAITING = { awaiting_gt: 0, state: ['Open'] } as const;

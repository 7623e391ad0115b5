/** Why a file that was sent is not kept; each has its sentence in both front ends. */
export const FILE_REFUSALS = ['empty', 'too-large', 'kind', 'encrypted', 'active', 'infected', 'unreadable', 'too-many-pixels'] as const;

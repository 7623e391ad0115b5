interface Due {
  readonly timer: string;
  readonly dueAt: string;
}

/** What the clock will do, the nearest first. The clock of a lock that no one holds finds nothing to do: it is not announced. */
export const standing = <T extends Due>(timers: readonly T[], state: string | null | undefined): T[] =>
  timers.filter(({ timer }) => timer !== 'lead.validation.lock' || state === 'InValidation').sort((a, b) => a.dueAt.localeCompare(b.dueAt));

/** Every change of a list that someone writes; `put` takes the list as it is then. */
export const changesOfList = <T>(list: readonly T[], put: (next: readonly T[]) => void) => ({
  change: (at: number, item: T) => put(list.map((old, n) => (n === at ? item : old))),
  remove: (at: number) => put(list.filter((_, n) => n !== at)),
  add: (item: T) => put([...list, item]),
  move: (at: number, by: -1 | 1) => {
    const next = [...list];
    [next[at], next[at + by]] = [next[at + by]!, next[at]!];
    put(next);
  },
});

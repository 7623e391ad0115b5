/** Remembers what was found under each key, so that it is looked up once: for one occasion, never for longer. */
export function onceEach() {
  const found = new Map<string, Promise<unknown>>();
  return <T>(key: string, find: () => Promise<T>): Promise<T> => {
    const known = (found.get(key) as Promise<T> | undefined) ?? find();
    found.set(key, known);
    return known;
  };
}

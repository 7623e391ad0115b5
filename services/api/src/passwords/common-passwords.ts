let loaded: Promise<ReadonlySet<string>> | undefined;

/**
 * Passwords, words and names that are tried first, in small letters, from lists that come with the product. Read once someone
 * chooses a password: the lists are the largest thing this process would keep in memory.
 */
export const commonPasswords = (): Promise<ReadonlySet<string>> => {
  loaded ??= readLists();
  return loaded;
};

async function readLists(): Promise<ReadonlySet<string>> {
  const lists = await Promise.all([
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
    import('@zxcvbn-ts/language-fr'),
  ]);
  return new Set(lists.flatMap(({ dictionary }) => Object.values(dictionary).flat()).map((word) => word.toLowerCase()));
}

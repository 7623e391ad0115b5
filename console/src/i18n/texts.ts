/** The same tree of keys with any text: what every language must provide. */
export type Texts<T> = { [K in keyof T]: T[K] extends string ? string : Texts<T[K]> };

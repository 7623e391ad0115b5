export const sentences: Readonly<Record<string, { readonly fr: string; readonly en: string }>>;
export function sentence(code: string, values?: Record<string, unknown>): { fr: string; en: string };
export function bilingual(code: string, values?: Record<string, unknown>): string;
export function welcome(w: {
  url: string;
  sandboxUrl: string;
  accounts: readonly { email: string; fr: string; en: string; console?: boolean }[];
  password: string;
  seconds: number;
  dataDir: string;
  external: boolean;
}): string;

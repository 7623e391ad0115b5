export function barriersOf(html: string): Promise<string[]>;

export interface ReadMail {
  readonly lang: string;
  readonly headings: readonly string[];
  readonly tableRoles: readonly (string | null)[];
  readonly loaded: number;
  readonly paragraphs: readonly string[];
  readonly links: readonly string[];
  readonly buttonHeight: number;
  readonly said: { readonly lines: readonly string[]; readonly addresses: readonly string[] };
}
export function readMail(html: string): ReadMail;

export function debianProgram(
  name: string,
  from: { readonly packages: readonly string[]; readonly libraries: string; readonly instead?: string },
): { readonly binary: string; readonly env: NodeJS.ProcessEnv };

/** A fault the launcher knows a sentence for; `code` names the sentence in messages.mjs. */
export class Fault extends Error {
  constructor(code, details = {}) {
    super(code);
    this.code = code;
    this.details = details;
  }
}

const noSpace = /ENOSPC|EDQUOT|No space left on device|Disk quota exceeded/i;
const readOnly = /EROFS|EACCES|EPERM|Read-only file system|Permission denied/i;

/** Translates a system error met while writing below `folder`; any other error comes back as it is. */
export function asFault(error, folder) {
  if (error instanceof Fault) return error;
  const text = `${error?.code ?? ''} ${error?.message ?? error}`;
  if (noSpace.test(text)) return new Fault('NO_SPACE', { folder });
  if (readOnly.test(text)) return new Fault('READ_ONLY', { folder });
  return error;
}

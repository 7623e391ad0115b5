/**
 * PostgreSQL refuses to run as root. In a container or on a server we are root, so it runs as `postgres` or `no one`;
 * where that user may not walk into the folder (a clone below /root), it keeps the one capability that lets it.
 */
import { chownSync, existsSync, readFileSync, readdirSync, statSync, lchownSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The user to run as: `undefined` when we are not root. */
export function postgresUser() {
  if (typeof process.getuid !== 'function' || process.getuid() !== 0) return undefined;
  const lines = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const entry = ['postgres', 'nobody'].map((name) => lines.find((line) => line[0] === name)).find(Boolean);
  if (!entry) return undefined;
  return { name: entry[0], uid: Number(entry[2]), gid: Number(entry[3]) };
}

/** Whether `user` may walk from the root of the disk to `path`. */
export function mayReach(user, path) {
  for (let at = path; ; at = dirname(at)) {
    if (existsSync(at)) {
      const { mode, uid, gid } = statSync(at);
      const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
      if ((mode & bit) === 0) return false;
    }
    if (dirname(at) === at) return true;
  }
}

/** How to spawn a PostgreSQL binary: command, arguments and user. */
export function asPostgresUser(user, binary, args, folders) {
  if (!user) return { command: binary, args, options: {} };
  if (folders.every((folder) => mayReach(user, folder))) return { command: binary, args, options: { uid: user.uid, gid: user.gid } };
  const setpriv = ['/usr/bin/setpriv', '/bin/setpriv'].find((path) => existsSync(path));
  if (!setpriv) return { command: binary, args, options: { uid: user.uid, gid: user.gid } };
  return {
    command: setpriv,
    args: [
      `--reuid=${user.uid}`,
      `--regid=${user.gid}`,
      '--clear-groups',
      '--inh-caps=+dac_override',
      '--ambient-caps=+dac_override',
      binary,
      ...args,
    ],
    options: {},
  };
}

/** Gives a folder and what it holds to `user`; only what belongs to another is touched. */
export function giveTo(user, path) {
  if (!user) return;
  const { uid } = statSync(path);
  if (uid === user.uid) return;
  chownSync(path, user.uid, user.gid);
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const child = join(path, entry.name);
    if (entry.isDirectory()) giveTo(user, child);
    else lchownSync(child, user.uid, user.gid);
  }
}

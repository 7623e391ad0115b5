/** Engines of a test run end with it, however it ends: Ctrl-C, a crash, SIGKILL. */
import { spawn } from 'node:child_process';

/**
 * A shell that waits on a pipe from this process. A word through the pipe means that all is well; its closing without a word
 * means that we are gone, and then the engine is stopped and its folder removed.
 * @param {number} pid the engine
 * @param {string} folder what it wrote
 * @returns {() => void} lets go, once the engine was stopped in order
 */
export function leash(pid, folder) {
  const script = 'read -r word || { kill -QUIT "$0"; sleep 1; kill -KILL "$0"; rm -rf "$1"; }';
  const child = spawn('/bin/sh', ['-c', script, String(pid), folder], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
  child.once('error', () => {});
  child.stdin.on('error', () => {});
  child.stdin.unref();
  child.unref();
  return () => child.stdin.end('stopped\n');
}

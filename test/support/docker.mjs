/** Whether a Docker engine answers, asked once and for at most a second. */
import { execFile } from 'node:child_process';

let asked;

export function dockerAnswers() {
  asked ??= new Promise((resolve) => {
    execFile('docker', ['info', '--format', '{{.ServerVersion}}'], { timeout: 1000 }, (error, out) => resolve(!error && out.trim() !== ''));
  });
  return asked;
}

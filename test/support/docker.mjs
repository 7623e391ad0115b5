/** Whether a Docker engine answers and has an image, asked with patience that ends: a registry may be out of reach for ever. */
import { execFile } from 'node:child_process';

const ANSWER_MS = 1_000;
const PULL_MS = 60_000;
let asked;

/** Runs the docker client; returns its output, or `undefined` when it failed or took too long. */
const docker = (args, timeout) =>
  new Promise((resolve) => {
    execFile('docker', args, { timeout }, (error, out) => resolve(error ? undefined : out.trim()));
  });

/** Whether an engine answers, asked once and for at most a second. */
export function dockerAnswers() {
  asked ??= docker(['info', '--format', '{{.ServerVersion}}'], ANSWER_MS).then(Boolean);
  return asked;
}

/** Makes sure that the engine has `image`. @throws a sentence when it has not and cannot get it within a minute */
export async function haveImage(image) {
  if (await docker(['image', 'inspect', '--format', '{{.Id}}', image], ANSWER_MS * 5)) return;
  if ((await docker(['pull', '--quiet', image], PULL_MS)) === undefined)
    throw new Error(`the image ${image} is not here and could not be pulled`);
}

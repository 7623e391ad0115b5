/** Types of a few files of a tree, asked again and again while files change: the compiler keeps what did not. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { API } from 'typescript-native/unstable/sync';

/** What is wrong, with the reasons that the compiler gives for it. */
const sentence = ({ text, messageChain = [] }) => [text, ...messageChain.map(sentence)].join(' ');

/**
 * @param tree the folder of the projects
 * @param configs paths of their tsconfig files; a file belongs to the last project in whose folder it is
 * @param touched paths of the files that change between two questions
 */
export function compilerOf(tree, configs, touched) {
  const api = new API({ cwd: tree });
  const at = (path) => join(tree, path);
  const present = () => touched.filter((path) => existsSync(at(path)));
  let before = present();
  let opened = { openProjects: configs.map(at) };

  return {
    /** What the compiler objects to in these files as they are now, as sentences. */
    objections(paths) {
      const now = present();
      const snapshot = api.updateSnapshot({
        ...opened,
        fileChanges: {
          changed: now.filter((path) => before.includes(path)).map(at),
          created: now.filter((path) => !before.includes(path)).map(at),
          deleted: before.filter((path) => !now.includes(path)).map(at),
        },
      });
      before = now;
      opened = {};
      try {
        return paths
          .filter((path) => existsSync(at(path)))
          .flatMap((path) => {
            const config = configs.findLast((candidate) => path.startsWith(candidate.replace(/[^/]*$/, '')));
            const { program } = snapshot.getProject(at(config));
            return [...program.getSyntacticDiagnostics(at(path)), ...program.getSemanticDiagnostics(at(path))].map(
              (found) => `${path}: ${sentence(found)}`,
            );
          });
      } finally {
        snapshot.dispose();
      }
    },
    close: () => api.close(),
  };
}

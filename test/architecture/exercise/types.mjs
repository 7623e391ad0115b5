/** Types of a few files of a tree, asked again and again while texts change: the compiler keeps what did not. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/**
 * @param tree the folder of the project
 * @param config path of its tsconfig
 * @param texts path → text, or nothing for a file that is not there; other files are read from the tree
 */
export function typesOf(tree, config, texts) {
  const at = (path) => join(tree, path);
  const read = ts.readConfigFile(at(config), (path) => readFileSync(path, 'utf8'));
  const { options } = ts.parseJsonConfigFileContent({ ...read.config, include: [], files: [] }, ts.sys, dirname(at(config)));
  const shown = new Map();
  let roots = [];
  const own = (path) => (path.startsWith(`${tree}/`) ? path.slice(tree.length + 1) : undefined);
  const textOf = (path) => {
    const name = own(path);
    if (name !== undefined && texts.has(name)) return texts.get(name);
    return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  };
  const there = (path) => (own(path) !== undefined && texts.has(own(path)) ? texts.get(own(path)) !== undefined : ts.sys.fileExists(path));
  const versionOf = (path) => {
    const name = own(path);
    if (name === undefined || !texts.has(name)) return '0';
    const known = shown.get(name);
    const text = texts.get(name);
    if (!known || known.text !== text) shown.set(name, { text, version: (known?.version ?? 0) + 1 });
    return String(shown.get(name).version);
  };
  const service = ts.createLanguageService(
    {
      getCompilationSettings: () => options,
      getCurrentDirectory: () => tree,
      getDefaultLibFileName: (settings) => ts.getDefaultLibFilePath(settings),
      getScriptFileNames: () => roots,
      getScriptVersion: versionOf,
      getScriptSnapshot: (path) => {
        const text = textOf(path);
        return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
      },
      fileExists: there,
      readFile: textOf,
      readDirectory: ts.sys.readDirectory,
      directoryExists: ts.sys.directoryExists,
      getDirectories: ts.sys.getDirectories,
      realpath: ts.sys.realpath,
    },
    ts.createDocumentRegistry(),
  );
  return {
    /** What the compiler objects to in these files, as sentences. */
    objections(paths) {
      const asked = paths.filter((path) => there(at(path)));
      roots = [...new Set([...roots, ...asked.map(at)])].filter(there);
      return asked.flatMap((path) =>
        [...service.getSyntacticDiagnostics(at(path)), ...service.getSemanticDiagnostics(at(path))].map(
          ({ messageText }) => `${path}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
        ),
      );
    },
  };
}

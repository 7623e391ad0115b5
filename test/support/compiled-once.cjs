/**
 * Jest's module loader, but that the code of packages is compiled once per process: each suite of components has a page and modules of its
 * own, and reading the same thirty packages again was a tenth of its time.
 */
const vm = require('node:vm');
const { default: Runtime } = require('jest-runtime');

const isPackage = (path) => /\/node_modules\/.*\.[cm]?js$/.test(path);
/** Compiled packages of this process: what they were read from, and what V8 made of it. */
const compiled = new Map();

module.exports = class CompiledOnce extends Runtime {
  constructor(...args) {
    super(...args);
    const { executor } = this;
    const usual = executor.compile.bind(executor);
    executor.compile = (source, filename) => {
      const parsingContext = isPackage(filename) ? executor.environment.getVmContext() : null;
      if (!parsingContext) return usual(source, filename);
      const known = compiled.get(filename);
      const options = known?.source === source ? { cachedData: known.data } : { produceCachedData: true };
      let code;
      try {
        code = vm.compileFunction(source, executor.injectedModuleParameters, {
          ...options,
          filename,
          parsingContext,
          importModuleDynamically: (specifier, _function, attributes, phase) =>
            executor.dynamicImport(specifier, filename, parsingContext, attributes, phase),
        });
      } catch {
        // Jest knows how to say what is wrong, or to read it as another kind of module.
        return usual(source, filename);
      }
      if (code.cachedData) compiled.set(filename, { source, data: code.cachedData });
      return code;
    };
  }
};

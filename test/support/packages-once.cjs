/**
 * Jest's module loader, but that packages are Node's own, loaded and compiled once per process, and so are the modules of the product: what
 * they keep belongs to a kernel, or to a database, of which each suite has its own. Specs and what supports them are new for every suite.
 */
const { createRequire } = require('node:module');
const { pathToFileURL } = require('node:url');
const vm = require('node:vm');
const { default: Runtime } = require('jest-runtime');

const load = createRequire(__filename);
const isPackage = (path) => /\/node_modules\/.*\.[cm]?js$/.test(path);
/** What specs share may keep what a test did with it. */
const PRODUCT = /\/(libs|services)\/[\w-]+\/src\/(?!(.*[/.])?(spec|testing)\.ts$).*\.tsx?$/;
/** The packages of this process, as modules that ours can import. */
const packages = new Map();
/** Their compiled code where each suite has a module of its own: Jest's own packages, which every suite begins with. */
const compiled = new Map();
/** Who imports for modules and packages that were loaded for an earlier suite: one suite runs at a time. */
let importer;
/** The modules of the product that suites of this process loaded, by address. */
const product = new Map();

module.exports = class PackagesOnce extends Runtime {
  constructor(...args) {
    super(...args);
    const { esmLoader, executor, _resolution: resolution, registries } = this;
    esmLoader.getContext = () => undefined;
    const { dynamicImport } = esmLoader;
    importer = { ofModules: dynamicImport, ofPackages: executor };
    esmLoader.dynamicImport = (...asked) => importer.ofModules(...asked);
    executor.compile = (source, filename) => {
      const known = compiled.get(filename);
      if (known?.source === source) return known.code;
      const code = compile(source, filename, executor.injectedModuleParameters);
      if (isPackage(filename)) compiled.set(filename, { source, code });
      return code;
    };
    const known = (path) => {
      const isOfPackage = isPackage(path);
      if (isOfPackage || PRODUCT.test(path)) {
        const registry = registries.getActiveEsmRegistry();
        const { href } = pathToFileURL(path);
        if (!registry.has(href)) {
          const module = isOfPackage ? packageAt(path) : product.get(href);
          if (module) registry.set(href, module);
        }
      }
      return path;
    };
    const { resolveEsm, resolveEsmAsync } = resolution;
    resolution.resolveEsm = (...asked) => known(resolveEsm.apply(resolution, asked));
    resolution.resolveEsmAsync = async (...asked) => known(await resolveEsmAsync.apply(resolution, asked));
  }

  teardown() {
    for (const [href, module] of this.registries.getActiveEsmRegistry())
      if (module.status === 'evaluated' && !product.has(href) && PRODUCT.test(href)) product.set(href, module);
    super.teardown();
  }
};

function compile(source, filename, parameters) {
  return vm.compileFunction(source, parameters, {
    filename,
    importModuleDynamically: (specifier, _function, attributes, phase) =>
      importer.ofPackages.dynamicImport(specifier, filename, undefined, attributes, phase),
  });
}

function packageAt(path) {
  if (!packages.has(path)) packages.set(path, moduleOf(path, exportsOf(path)));
  return packages.get(path);
}

/** What a package exports; nothing when only `import` can load it. */
function exportsOf(path) {
  try {
    return load(path);
  } catch (error) {
    if (error.code === 'ERR_REQUIRE_ASYNC_MODULE') return undefined;
    throw error;
  }
}

function moduleOf(path, exported) {
  if (exported === undefined) return undefined;
  const isModule = exported?.[Symbol.toStringTag] === 'Module';
  const names = Object.keys(Object(exported)).filter((name) => isModule || (name !== 'default' && name !== 'module.exports'));
  if (!isModule) names.push('default', 'module.exports');
  const module = new vm.SyntheticModule(
    names,
    () => {
      for (const name of names)
        module.setExport(name, !isModule && (name === 'default' || name === 'module.exports') ? exported : exported[name]);
    },
    { identifier: pathToFileURL(path).href },
  );
  void module.evaluate();
  return module;
}

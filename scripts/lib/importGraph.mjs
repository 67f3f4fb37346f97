// Which files a file depends on when it runs, following names through barrels.
import { readFileSync } from 'node:fs';
import { join, matchesGlob, posix, relative } from 'node:path';
import { parseSync } from 'oxc-parser';
import { ResolverFactory } from 'oxc-resolver';

const CODE = /\.(?:[cm]?[jt]s|[jt]sx)$/;
/** A path in a text: `new URL('../main.ts', …)`, `join(ROOT, 'apps/gateway/src/main.ts')`. */
const PATH =
  /(?:['"`]|\$\{[^}]*\}\/|\s(?=(?:packages|apps|scripts|tests|docs)\/))((?:\.{1,2}\/)*[\w@-][\w@./-]*\.\w+)/g;
const GLOBS = /\bimport\.meta\.glob\b|\bglobSync\(/;
const PATTERN = /(['"`])(?:\$\{[^}]*\}\/)?((?:(?!\1)[^\n])*\*(?:(?!\1)[^\n])*)\1/g;
const LOCAL = Symbol('local');
const ALL = '*';

/** The package, app, or other top-level folder that contains a file. */
export function areaOf(file) {
  const [top, name] = file.split('/');
  return top === 'packages' || top === 'apps' ? `${top}/${name}` : top;
}

const read = (path) => {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    // deleted, but not staged yet
    if (error.code === 'ENOENT' || error.code === 'EISDIR') return '';
    throw error;
  }
};

/** The name on one side of an import or export, or `ALL`. */
const nameOf = ({ kind, name }) => (kind === 'Name' ? name : kind === 'Default' ? 'default' : ALL);

/** A source's imports and exports, as written. */
function parsed(file, text) {
  const { module } = parseSync(file, text);
  const dynamic = module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
    start,
    specifier: /^(['"`])([^$]*)\1$/s.exec(text.slice(start, end))?.[2],
  }));
  const statics = module.staticImports.filter(
    ({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType),
  );
  const exported = module.staticExports
    .flatMap(({ entries }) => entries)
    .filter(({ isType }) => !isType);
  return {
    statics: statics.map(({ moduleRequest, entries }) => ({
      specifier: moduleRequest.value,
      names:
        entries.length === 0
          ? [ALL]
          : entries.filter(({ isType }) => !isType).map(({ importName }) => nameOf(importName)),
    })),
    dynamic: dynamic.flatMap(({ specifier }) => specifier ?? []),
    exported: exported.map(({ moduleRequest, importName, exportName }) => ({
      specifier: moduleRequest?.value,
      from: nameOf(importName),
      as: nameOf(exportName),
    })),
    /** Positions of the specifiers, which do not count as mentions of a path. */
    specifiersAt: new Set(
      [
        ...module.staticImports.map(({ moduleRequest }) => moduleRequest.start),
        ...module.staticExports.flatMap(({ entries }) =>
          entries.flatMap(({ moduleRequest }) => moduleRequest?.start ?? []),
        ),
        ...dynamic.map(({ start }) => start),
      ].map((start) => start + 1),
    ),
  };
}

/** Resolves specifiers as at run time; `undefined` for files that are not the repository's. */
function resolverIn(root, files) {
  const resolver = new ResolverFactory({
    conditionNames: ['@forecourt/source', 'module', 'import', 'default'],
    extensions: ['.ts', '.tsx', '.mjs', '.js'],
  });
  const known = new Map();
  const slow = (folder, specifier) => {
    const { path } = resolver.sync(join(root, folder), specifier);
    const found = path && relative(root, path);
    return files.has(found) ? found : undefined;
  };
  return (file, written) => {
    const specifier = written.split('?')[0];
    const folder = posix.dirname(file);
    if (specifier.startsWith('.')) {
      const path = posix.join(folder, specifier);
      return files.has(path) ? path : (slow(folder, specifier) ?? path);
    }
    const key = `${areaOf(file)} ${specifier}`;
    if (!known.has(key)) known.set(key, slow(folder, specifier));
    return known.get(key);
  };
}

/** The repository's files whose paths occur in a text. */
function* mentions(file, text, files, specifiersAt = new Set()) {
  const bases = new Set([posix.dirname(file), areaOf(file), '']);
  for (const match of text.matchAll(PATH)) {
    const [all, path] = match;
    if (specifiersAt.has(match.index + all.length - path.length)) continue;
    for (const base of bases) {
      const mentioned = posix.join(base, path);
      if (files.has(mentioned) && mentioned !== file) yield mentioned;
    }
  }
}

/** The files that a source finds by glob patterns. */
function* globbed(file, text, files) {
  if (!GLOBS.test(text)) return;
  const patterns = [...text.matchAll(PATTERN)].flatMap(([, , pattern]) => {
    if (pattern.startsWith('!')) return [];
    const folders = pattern.startsWith('.')
      ? [posix.dirname(file)]
      : [posix.dirname(file), areaOf(file), ...(pattern.startsWith('*') ? [] : [''])];
    return [...new Set(folders)].map((folder) => posix.join(folder, pattern));
  });
  for (const pattern of patterns) {
    const fixed = /^[^*?[{]*/.exec(pattern)[0];
    for (const other of files)
      if (other !== file && other.startsWith(fixed) && matchesGlob(other, pattern)) yield other;
  }
}

/**
 * The graph of `files` under `root`. A file that is imported by name stands for itself and its
 * imports, not for its re-exports: importing a name from a barrel depends on the barrel and on the
 * file that defines the name or, if that is unclear, on everything that the barrel re-exports.
 */
export function importGraph(root, listed) {
  const files = new Set(listed);
  const resolve = resolverIn(root, files);
  const texts = new Map();
  const textOf = (file) => {
    if (!texts.has(file)) texts.set(file, read(join(root, file)));
    return texts.get(file);
  };
  const modules = new Map();
  for (const file of files) {
    if (!CODE.test(file)) continue;
    const { statics, dynamic, exported, specifiersAt } = parsed(file, textOf(file));
    const exports = new Map();
    const stars = [];
    for (const { specifier, from, as } of exported) {
      const target = specifier && resolve(file, specifier);
      if (as === ALL) stars.push(target);
      else exports.set(as, specifier ? { target, name: from } : LOCAL);
    }
    modules.set(file, {
      statics: statics.map(({ specifier, names }) => ({ target: resolve(file, specifier), names })),
      dynamic: dynamic.map((specifier) => resolve(file, specifier)),
      exports,
      stars,
      specifiersAt,
    });
  }

  const reExports = (file) => {
    const module = modules.get(file);
    return (
      module !== undefined &&
      (module.stars.length > 0 || [...module.exports.values()].some((one) => one !== LOCAL))
    );
  };
  /** The node for a file with everything that it re-exports. */
  const whole = (file) => (reExports(file) ? `${file}${ALL}` : file);

  const found = new Map();
  /** The files from a module to the definition of a name; `undefined` if it is not clear. */
  function definition(file, name) {
    const module = modules.get(file);
    // a shortcut for most modules that a barrel re-exports
    if (!module?.exports.has(name) && !module?.stars.length) return undefined;
    const key = `${file} ${name}`;
    if (!found.has(key)) {
      found.set(key, undefined);
      found.set(key, searched(file, name));
    }
    return found.get(key);
  }
  function searched(file, name) {
    const module = modules.get(file);
    const own = module?.exports.get(name);
    if (own === LOCAL) return [file];
    if (own) return own.target ? [file, ...dependenciesOn(own.target, own.name)] : [file];
    if (module === undefined || name === 'default') return undefined;
    const ways = module.stars.flatMap((target) => {
      const way = target && definition(target, name);
      return way ? [way] : [];
    });
    const definitions = new Set(ways.map((way) => way.at(-1)));
    return definitions.size === 1 ? [file, ...new Set(ways.flat())] : undefined;
  }
  function dependenciesOn(file, name) {
    return (name === ALL ? undefined : definition(file, name)) ?? [whole(file)];
  }

  const dependents = new Map();
  const add = (from, to) => {
    if (from === to) return;
    const known = dependents.get(to);
    if (known) known.add(from);
    else dependents.set(to, new Set([from]));
  };
  const staticsOf = (file) =>
    (modules.get(file)?.statics ?? []).flatMap(({ target, names }) =>
      target ? names.flatMap((name) => dependenciesOn(target, name)) : [],
    );
  for (const [file, { dynamic, exports, stars, specifiersAt }] of modules) {
    for (const dependency of staticsOf(file)) add(file, dependency);
    for (const target of dynamic) if (target) add(file, whole(target));
    for (const other of mentions(file, textOf(file), files, specifiersAt)) add(file, whole(other));
    for (const other of globbed(file, textOf(file), files)) add(file, whole(other));
    if (!reExports(file)) continue;
    add(whole(file), file);
    for (const target of stars) if (target) add(whole(file), whole(target));
    for (const own of exports.values())
      if (own !== LOCAL && own.target)
        for (const one of dependenciesOn(own.target, own.name)) add(whole(file), one);
  }
  for (const file of files) {
    const snapshot = /^(.*)__snapshots__\/(.*)\.snap$/.exec(file);
    if (snapshot) add(`${snapshot[1]}${snapshot[2]}`, file);
    if (posix.basename(file) === 'package.json')
      for (const other of mentions(file, textOf(file), files)) add(file, whole(other));
  }

  /**
   * The changed files and those that depend on them. An unchanged file in `ends` is included, but
   * leads no further.
   */
  function reaching(changed, ends = []) {
    const passed = new Set(ends.filter((file) => !changed.includes(file)));
    const reached = new Set(changed);
    for (const node of reached)
      if (!passed.has(node)) for (const from of dependents.get(node) ?? []) reached.add(from);
    return new Set([...reached].filter((node) => files.has(node)));
  }
  return {
    textOf,
    reaching,
    /** Makes some files depend on what another one statically imports. */
    setUp(by, those) {
      const dependencies = staticsOf(by);
      for (const file of those) for (const dependency of dependencies) add(file, dependency);
    },
    /** Whether any file depends on this one. */
    isUsed: (file) => dependents.has(file),
    isCode: (file) => CODE.test(file),
  };
}

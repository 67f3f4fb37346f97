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
function parseModule(file, text) {
  const { module, comments } = parseSync(file, text);
  const dynamic = module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
    start,
    end,
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
    /** Ranges whose paths do not count as mentions: specifiers and comments. */
    unmentioned: [
      ...module.staticImports.map(({ moduleRequest }) => moduleRequest),
      ...module.staticExports.flatMap(({ entries }) =>
        entries.flatMap(({ moduleRequest }) => moduleRequest ?? []),
      ),
      ...dynamic,
      ...comments,
    ],
  };
}

/** Resolves specifiers as at run time; `undefined` for files that are not the repository's. */
function resolverIn(root, files) {
  const resolver = new ResolverFactory({
    conditionNames: ['@forecourt/source', 'module', 'import', 'default'],
    extensions: ['.ts', '.tsx', '.mjs', '.js'],
  });
  const cache = new Map();
  const resolveSlowly = (folder, specifier) => {
    const { path } = resolver.sync(join(root, folder), specifier);
    const relativePath = path && relative(root, path);
    return files.has(relativePath) ? relativePath : undefined;
  };
  return (file, request) => {
    const specifier = request.split('?')[0];
    const folder = posix.dirname(file);
    if (specifier.startsWith('.')) {
      const path = posix.join(folder, specifier);
      return files.has(path) ? path : (resolveSlowly(folder, specifier) ?? path);
    }
    const key = `${areaOf(file)} ${specifier}`;
    if (!cache.has(key)) cache.set(key, resolveSlowly(folder, specifier));
    return cache.get(key);
  };
}

/** The repository's files whose paths occur in a text. */
function* mentions(file, text, files, unmentioned = []) {
  const bases = new Set([posix.dirname(file), areaOf(file), '']);
  for (const match of text.matchAll(PATH)) {
    const [matched, path] = match;
    const at = match.index + matched.length - path.length;
    if (unmentioned.some(({ start, end }) => start <= at && at < end)) continue;
    for (const base of bases) {
      const mentioned = posix.join(base, path);
      if (files.has(mentioned) && mentioned !== file) yield mentioned;
    }
  }
}

/** The files that a source finds by glob patterns. */
function* globMatches(file, text, files) {
  if (!GLOBS.test(text)) return;
  const patterns = [...text.matchAll(PATTERN)].flatMap(([, , pattern]) => {
    if (pattern.startsWith('!')) return [];
    const folders = pattern.startsWith('.')
      ? [posix.dirname(file)]
      : [posix.dirname(file), areaOf(file), ...(pattern.startsWith('*') ? [] : [''])];
    return [...new Set(folders)].map((folder) => posix.join(folder, pattern));
  });
  for (const pattern of patterns) {
    const prefix = /^[^*?[{]*/.exec(pattern)[0];
    for (const other of files)
      if (other !== file && other.startsWith(prefix) && matchesGlob(other, pattern)) yield other;
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
    const { statics, dynamic, exported, unmentioned } = parseModule(file, textOf(file));
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
      unmentioned,
    });
  }

  const reExports = (file) => {
    const module = modules.get(file);
    return (
      module !== undefined &&
      (module.stars.length > 0 || [...module.exports.values()].some((entry) => entry !== LOCAL))
    );
  };
  /** The node for a file with everything that it re-exports. */
  const withReExports = (file) => (reExports(file) ? `${file}${ALL}` : file);

  const definitionCache = new Map();
  /** The files from a module to the definition of a name; `undefined` if it is not clear. */
  function definition(file, name) {
    const module = modules.get(file);
    // a shortcut for most modules that a barrel re-exports
    if (!module?.exports.has(name) && !module?.stars.length) return undefined;
    const key = `${file} ${name}`;
    if (!definitionCache.has(key)) {
      definitionCache.set(key, undefined);
      definitionCache.set(key, searchDefinition(file, name));
    }
    return definitionCache.get(key);
  }
  function searchDefinition(file, name) {
    const module = modules.get(file);
    const entry = module?.exports.get(name);
    if (entry === LOCAL) return [file];
    if (entry) return entry.target ? [file, ...dependenciesOn(entry.target, entry.name)] : [file];
    if (module === undefined || name === 'default') return undefined;
    const paths = module.stars.flatMap((target) => {
      const path = target && definition(target, name);
      return path ? [path] : [];
    });
    const definitions = new Set(paths.map((path) => path.at(-1)));
    return definitions.size === 1 ? [file, ...new Set(paths.flat())] : undefined;
  }
  function dependenciesOn(file, name) {
    return (name === ALL ? undefined : definition(file, name)) ?? [withReExports(file)];
  }

  const dependents = new Map();
  const add = (from, to) => {
    if (from === to) return;
    const existing = dependents.get(to);
    if (existing) existing.add(from);
    else dependents.set(to, new Set([from]));
  };
  const staticsOf = (file) =>
    (modules.get(file)?.statics ?? []).flatMap(({ target, names }) =>
      target ? names.flatMap((name) => dependenciesOn(target, name)) : [],
    );
  for (const [file, { dynamic, exports, stars, unmentioned }] of modules) {
    for (const dependency of staticsOf(file)) add(file, dependency);
    for (const target of dynamic) if (target) add(file, withReExports(target));
    for (const other of mentions(file, textOf(file), files, unmentioned))
      add(file, withReExports(other));
    for (const other of globMatches(file, textOf(file), files)) add(file, withReExports(other));
    if (!reExports(file)) continue;
    add(withReExports(file), file);
    for (const target of stars) if (target) add(withReExports(file), withReExports(target));
    for (const entry of exports.values())
      if (entry !== LOCAL && entry.target)
        for (const dependency of dependenciesOn(entry.target, entry.name))
          add(withReExports(file), dependency);
  }
  for (const file of files) {
    const snapshot = /^(.*)__snapshots__\/(.*)\.snap$/.exec(file);
    if (snapshot) add(`${snapshot[1]}${snapshot[2]}`, file);
    if (posix.basename(file) === 'package.json')
      for (const other of mentions(file, textOf(file), files)) add(file, withReExports(other));
  }

  /**
   * The changed files and those that depend on them. An unchanged file in `ends` is included, but
   * leads no further.
   */
  function reaching(changed, ends = []) {
    const terminals = new Set(ends.filter((file) => !changed.includes(file)));
    const reached = new Set(changed);
    for (const node of reached)
      if (!terminals.has(node)) for (const from of dependents.get(node) ?? []) reached.add(from);
    return new Set([...reached].filter((node) => files.has(node)));
  }
  return {
    textOf,
    reaching,
    /** Makes some files depend on what another one statically imports. */
    setUp(config, tests) {
      const dependencies = staticsOf(config);
      for (const file of tests) for (const dependency of dependencies) add(file, dependency);
    },
    /** Whether any file depends on this one. */
    isUsed: (file) => dependents.has(file),
    isCode: (file) => CODE.test(file),
  };
}

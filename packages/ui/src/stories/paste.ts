/// <reference types="vite/types/importMeta.d.ts" />
import { guides, kebab } from './guides.ts';

const guideTexts = import.meta.glob<string>('../*/[A-Z]*/*.guide.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const sampleTexts = import.meta.glob<string>('./api/{primitives,pages,fleet,driver}.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Package entry of each component: `@forecourt/ui/money-field` for `GallonsField`. */
const entries = new Map(
  Object.entries(guides).flatMap(([folder, { components }]) =>
    Object.keys(components).map((name) => {
      const [, entry = ''] = folder.split('/');
      return [name, `@forecourt/ui/${kebab(entry)}`] as const;
    }),
  ),
);

const STATEMENT = /^(?:const|type) (\w+)\b[\s\S]*?;$(?=\n(?:\n|[^\s}]))/gm;
const IMPORT = /^import (?:type )?\{ ([^}]+) \} from '([^'.][^']*)';$/gm;
/** Matches identifiers that may refer to a value: no keys, props, or quoted text. */
const WORD = /'[^'\n]*'|"[^"\n]*"|(?<!\w|(?<!\.\.)\.)([a-zA-Z]\w*)\b(?!\s*:|=[^>=])/g;

/** Top-level declarations of a file, and its imports from packages, by name. */
const declaredIn = (source: string) => ({
  statements: new Map([...source.matchAll(STATEMENT)].map(([text, name = '']) => [name, text])),
  packages: new Map(
    [...source.matchAll(IMPORT)].flatMap(([, names = '', from = '']) =>
      names.split(', ').map((name) => [name, from] as const),
    ),
  ),
});

const indent = (code: string): string => {
  const [first = '', ...lines] = code.split('\n');
  const depth = Math.min(...lines.map((line) => line.search(/\S/)).filter((column) => column >= 0));
  return [first, ...lines.map((line) => line.slice(depth))].map((line) => `  ${line}`).join('\n');
};

const functionBody = (example: string): string =>
  example.includes('\n') || example.length > 70 ? `(\n${indent(example)}\n)` : example;

/** Makes an example self-contained: adds its imports and the declarations that it uses. */
function standalone(main: string, example: string, source: string): string {
  const { statements, packages } = declaredIn(source);
  const usedStatements = new Set<string>();
  const imports = new Map<string, Set<string>>();
  const addImport = (name: string, from: string) =>
    imports.set(from, (imports.get(from) ?? new Set()).add(name));
  const collect = (text: string): void => {
    for (const [, name = ''] of text.matchAll(/<([A-Z]\w*)/g)) {
      const entry = entries.get(name);
      if (entry !== undefined) addImport(name, entry);
    }
    for (const [, name = ''] of text.matchAll(WORD)) {
      const from = packages.get(name);
      if (from !== undefined) addImport(name, from);
      else if (/^use[A-Z]/.test(name)) addImport(name, entries.get(main) ?? '');
      const statement = statements.get(name);
      if (statement === undefined || usedStatements.has(statement)) continue;
      usedStatements.add(statement);
      collect(statement);
    }
  };
  collect(example);
  return [
    [...imports].map(([from, names]) => `import { ${[...names].join(', ')} } from '${from}';`),
    [...statements.values()].filter((statement) => usedStatements.has(statement)),
    [`export const Example = () => ${functionBody(example)};`],
  ]
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

/** The guide's recommended example, if it shows the component itself. */
function recommendedExample(main: string, source: string): string | undefined {
  const examples = [...source.matchAll(/good: \(?\s*(<[\s\S]*?>)\s*\)?,\n\s*because:/g)];
  return examples
    .map(([, example = '']) => example)
    .find((example) => example.startsWith(`<${main}`));
}

/** The component with minimal props, from the samples of the API tests. */
function minimalExample(main: string): string {
  for (const text of Object.values(sampleTexts)) {
    const source = text
      .replaceAll(/\bui\.|\s*\{\.\.\.host\}/g, '')
      .replaceAll(/\bnothing\b/g, '() => {}');
    const sample = new RegExp(`^  ${main}: [^<]*(<[\\s\\S]*?>)[^>]*^  (?=\\w+: |$)`, 'm');
    const [, example] = sample.exec(source.replace('\n} satisfies', '\n  \n')) ?? [];
    if (example !== undefined) return standalone(main, example, source);
  }
  return '';
}

/** Code to paste: the guide's recommended example, or else the minimal one. */
export function pasteable(folder: string): string {
  const [main = ''] = Object.keys(guides[folder]?.components ?? {});
  const name = folder.split('/').at(-1) ?? '';
  const source = guideTexts[`../${folder}/${name}.guide.tsx`] ?? '';
  const example = recommendedExample(main, source);
  return example === undefined ? minimalExample(main) : standalone(main, example, source);
}

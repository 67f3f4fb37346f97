import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { affectedBy, changedFiles, graphOf } from './affected.mjs';

const MANIFEST = {
  name: '@forecourt/validation',
  type: 'module',
  exports: {
    '.': { '@forecourt/source': './src/index.ts', default: './dist/index.js' },
    './fees': { '@forecourt/source': './src/fees/index.ts', default: './dist/fees/index.js' },
  },
};

/** A repository with two areas of rules, a gateway with two services, a screen, and journeys. */
const TREE = {
  '.gitignore': 'node_modules\n',
  'docs/requirements.tsv':
    'id\tarea\tsource\trequirement\nFEE-01\tFEE\t1\ta\nFEE-02\tFEE\t1\tb\nFEE-03\tFEE\t1\tc\nCARD-01\tCARD\t1\td\n',
  'packages/validation/package.json': JSON.stringify(MANIFEST),
  'packages/validation/README.md': 'Rules.',
  'packages/validation/src/index.ts':
    "export * from './fees/index.ts';\nexport * from './cards/index.ts';\n",
  'packages/validation/src/fees/index.ts':
    "export { fee } from './fee.ts';\nexport * from './waiver.ts';\n",
  'packages/validation/src/fees/fee.ts':
    "import { cents } from '../cents.ts';\nexport const fee = cents(1);\n",
  'packages/validation/src/fees/fee.test.ts':
    "import { fee } from './fee.ts';\nit('[FEE-01] is one cent', () => fee);\n",
  'packages/validation/src/fees/waiver.ts': 'export const waiver = 2;\n',
  'packages/validation/src/cards/index.ts':
    "export * from './card.ts';\nexport { fee as feeOfCard } from '../fees/fee.ts';\n",
  'packages/validation/src/cards/card.ts':
    "import type { Waiver } from '../fees/waiver.ts';\nexport const card = 'a';\nexport interface Card { w: Waiver }\n",
  'packages/validation/src/cents.ts': 'export const cents = (n: number) => n;\n',
  'packages/validation/src/words.json': '["a"]',
  'packages/validation/src/words.test.ts': "readFileSync(`${FOLDER}/${'x'}` + 'words.json');\n",
  'packages/validation/src/unread.json': '{}',
  'packages/validation/src/all.test.ts':
    "const all = import.meta.glob('./*/*.ts', { eager: true });\n",
  'packages/ui/src/Tag/Tag.tsx': "import './tag.css.ts';\nexport const Tag = () => null;\n",
  'packages/ui/src/Tag/tag.css.ts': 'export const tag = 1;\n',
  'packages/ui/src/Tag/Tag.stories.tsx': "import { Tag } from './Tag.tsx';\nexport default Tag;\n",
  'packages/ui/src/Box/Box.stories.tsx':
    "const Later = lazy(() => import('../Tag/Tag.tsx'));\nexport default Later;\n",
  'packages/ui/src/Row/Row.stories.tsx': 'export default 1;\n',
  'apps/gateway/src/gateway.ts':
    "export { one } from './services/one/one.ts';\nimport { one } from './services/one/one.ts';\nimport { two } from './services/two/two.ts';\nexport const gateway = [one, two];\n",
  'apps/gateway/src/services/one/one.ts':
    "import { fee } from '@forecourt/validation';\nexport const one = fee;\n",
  'apps/gateway/src/services/one/one.test.ts':
    "import { gateway } from '../../gateway.ts';\nit('[FEE-02] charges', () => gateway);\n",
  'apps/gateway/src/services/two/two.ts':
    "import { card } from '@forecourt/validation';\nexport const two = card;\n",
  'apps/gateway/src/services/two/two.test.ts':
    "import { gateway } from '../../gateway.ts';\nit('[CARD-01] is', () => gateway);\n",
  'apps/portal/index.html': '<html>',
  'apps/portal/src/screens/fees/FeePage.tsx':
    "import { waiver } from '@forecourt/validation/fees';\nexport const FeePage = waiver;\n",
  'apps/portal/src/screens/fees/parts/rows.ts': '/** [FEE-03] */\nexport const rows = 1;\n',
  'tests/support/pay.ts': 'export const pay = 1;\n',
  'tests/journeys/fees.spec.ts': "test('[FEE-01 to FEE-03] pays', () => {});\n",
  'tests/journeys/cards.spec.ts':
    "import { pay } from '../support/pay.ts';\ntest('[CARD-01] orders', () => pay);\n",
} satisfies Readonly<Record<string, string>>;

const folder = mkdtempSync(join(tmpdir(), 'forecourt-affected-'));
const git = (...args: readonly string[]) => {
  const who = ['-c', 'user.name=a', '-c', 'user.email=a@example.com'];
  const run = spawnSync('git', [...who, ...args], { cwd: folder, encoding: 'utf8' });
  if (run.status !== 0) throw new Error(run.stderr);
};
function write(file: string, text: string) {
  mkdirSync(join(folder, dirname(file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}
const after = (...files: readonly (keyof typeof TREE)[]) => affectedBy(files, folder);

beforeAll(() => {
  for (const [file, text] of Object.entries(TREE)) write(file, text);
  mkdirSync(join(folder, 'node_modules/@forecourt'), { recursive: true });
  symlinkSync('../../packages/validation', join(folder, 'node_modules/@forecourt/validation'));
  git('init', '--quiet', '--initial-branch=main');
  git('add', '.');
  git('commit', '--quiet', '--message=first');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const RULES = 'packages/validation/src/';
const SERVICES = 'apps/gateway/src/services/';

describe('a changed rule', () => {
  it('selects its test, the services that import it, and its requirements’ journeys', () => {
    expect(after('packages/validation/src/fees/fee.ts')).toEqual({
      unit: [`${RULES}all.test.ts`, `${RULES}fees/fee.test.ts`],
      servers: [`${SERVICES}one/one.test.ts`],
      distant: [`${SERVICES}two/two.test.ts`],
      stories: [],
      journeys: ['tests/journeys/fees.spec.ts'],
      everything: false,
    });
  });

  it('selects the tests that import it, not those of other modules in its barrel', () => {
    expect(after('packages/validation/src/cents.ts').unit).toContain(`${RULES}fees/fee.test.ts`);
    expect(after('packages/validation/src/fees/waiver.ts')).toMatchObject({
      unit: [`${RULES}all.test.ts`],
      servers: [],
      distant: [],
    });
  });

  it('selects the services behind each barrel if the barrel itself changes', () => {
    expect(after('packages/validation/src/fees/index.ts').servers).toEqual([
      `${SERVICES}one/one.test.ts`,
    ]);
    expect(after('packages/validation/src/index.ts').servers).toHaveLength(2);
  });

  it('selects a test that imports an unresolved name from its package', () => {
    write(
      'apps/gateway/src/services/two/lost.test.ts',
      "import { lost } from '@forecourt/validation';\nlost;\n",
    );
    expect(after('packages/validation/src/fees/waiver.ts').servers).toEqual([
      `${SERVICES}two/lost.test.ts`,
    ]);
    rmSync(join(folder, 'apps/gateway/src/services/two/lost.test.ts'));
  });

  it('selects a test that reads it by its path, not one that only mentions it in a comment', () => {
    const path = 'packages/validation/src/fees/waiver.ts';
    write(`${RULES}cards/read.test.ts`, `readFileSync('${path}');\n`);
    write(`${RULES}cards/mention.test.ts`, `// as in '${path}'\nit('is');\n`);
    expect(after(path).unit).toEqual([`${RULES}all.test.ts`, `${RULES}cards/read.test.ts`]);
    for (const name of ['read', 'mention']) rmSync(join(folder, `${RULES}cards/${name}.test.ts`));
  });
});

describe('a changed component', () => {
  it('selects its own story and those that import it lazily', () => {
    expect(after('packages/ui/src/Tag/tag.css.ts')).toMatchObject({
      stories: ['packages/ui/src/Box/Box.stories.tsx', 'packages/ui/src/Tag/Tag.stories.tsx'],
      journeys: [],
    });
  });
});

describe('a changed service, screen, or journey', () => {
  it('selects the tests beside a service and lists whole-gateway tests separately', () => {
    expect(after('apps/gateway/src/services/two/two.ts')).toMatchObject({
      servers: [`${SERVICES}two/two.test.ts`],
      distant: [`${SERVICES}one/one.test.ts`],
      journeys: ['tests/journeys/cards.spec.ts'],
    });
    expect(after('apps/gateway/src/gateway.ts')).toMatchObject({ distant: [] });
  });

  it('selects the journeys of every requirement named in a screen’s area', () => {
    expect(after('apps/portal/src/screens/fees/FeePage.tsx').journeys).toEqual([
      'tests/journeys/fees.spec.ts',
    ]);
  });

  it('selects a changed journey and those that import a changed support file', () => {
    expect(after('tests/journeys/fees.spec.ts').journeys).toEqual(['tests/journeys/fees.spec.ts']);
    expect(after('tests/support/pay.ts').journeys).toEqual(['tests/journeys/cards.spec.ts']);
  });

  it('selects every journey for a file that an app serves outside its sources', () => {
    expect(after('apps/portal/index.html').journeys).toHaveLength(2);
  });
});

describe('a changed non-code file', () => {
  it('selects the tests that name it, or else all tests in its package', () => {
    expect(after('packages/validation/src/words.json').unit).toEqual([`${RULES}words.test.ts`]);
    expect(after('packages/validation/src/unread.json').unit).toHaveLength(3);
  });

  it('selects no unit tests if it is a document', () => {
    expect(after('packages/validation/README.md')).toMatchObject({ unit: [] });
  });

  it('selects everything if everything depends on it', () => {
    for (const file of ['pnpm-lock.yaml', 'apps/portal/tsconfig.json', '.storybook/main.ts'])
      expect(affectedBy([file], folder)).toMatchObject({ everything: true });
  });
});

describe('changedFiles', () => {
  const OWN = 'packages/validation/src/cards/card.ts';

  it('returns the work tree’s changes on main, or else the last commit’s', () => {
    write(OWN, "export const card = 'b';\n");
    expect(changedFiles(undefined, folder)).toEqual([OWN]);
    git('commit', '--quiet', '--all', '--message=second');
    expect(changedFiles(undefined, folder)).toEqual([OWN]);
  });

  it('returns the branch’s and the work tree’s changes, even deleted and new files', () => {
    git('switch', '--quiet', '--create', 'work');
    git('rm', '--quiet', 'packages/validation/src/fees/fee.ts');
    git('commit', '--quiet', '--message=third');
    write('new.ts', 'export {};\n');
    const changed = ['packages/validation/src/fees/fee.ts', 'new.ts'];
    expect(changedFiles(undefined, folder)).toEqual(changed);
    expect(changedFiles('main~1', folder)).toEqual([OWN, ...changed]);
    expect(affectedBy(changed, folder).unit).toContain(`${RULES}fees/fee.test.ts`);
  });
});

describe('this repository', () => {
  const graph = graphOf();
  const afterHere = (file: string) => affectedBy([file], undefined, graph);

  it('selects few stories besides its own for a component without dependents', () => {
    const { stories } = afterHere('packages/ui/src/primitives/PinDisplay/PinDisplay.tsx');
    const { stories: all } = afterHere('package.json');
    expect(stories).toContain('packages/ui/src/primitives/PinDisplay/PinDisplay.stories.tsx');
    expect(stories.length).toBeLessThan(all.length / 10);
  });

  it('selects few tests besides its own for a rule', () => {
    const { unit, servers, stories } = afterHere('packages/validation/src/rewards/points.ts');
    const all = afterHere('package.json');
    expect(unit.some((file) => file.startsWith('packages/validation/src/rewards/'))).toBe(true);
    expect(unit.length).toBeLessThan(all.unit.length / 5);
    expect(servers.length).toBeLessThan(all.servers.length / 5);
    expect(stories).toEqual([]);
  });

  it('separates tests that reach a rule only through the whole contract or gateway', () => {
    const { servers, distant } = afterHere('packages/validation/src/money/money.ts');
    expect(distant.length).toBeGreaterThan(servers.length);
  });
});

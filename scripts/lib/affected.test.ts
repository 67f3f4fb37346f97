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

/** A repository of two areas of rules, a gateway of two services, a screen and journeys. */
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

describe('a rule', () => {
  it('selects its test, the services that import its name and the journeys of its requirements', () => {
    expect(after('packages/validation/src/fees/fee.ts')).toEqual({
      unit: [`${RULES}all.test.ts`, `${RULES}fees/fee.test.ts`],
      servers: [`${SERVICES}one/one.test.ts`],
      distant: [`${SERVICES}two/two.test.ts`],
      stories: [],
      journeys: ['tests/journeys/fees.spec.ts'],
      everything: false,
    });
  });

  it('is reached by what it imports, not by what the barrel has beside it', () => {
    expect(after('packages/validation/src/cents.ts').unit).toContain(`${RULES}fees/fee.test.ts`);
    expect(after('packages/validation/src/fees/waiver.ts')).toMatchObject({
      unit: [`${RULES}all.test.ts`],
      servers: [],
      distant: [],
    });
  });

  it('is reached through each barrel on the way', () => {
    expect(after('packages/validation/src/fees/index.ts').servers).toEqual([
      `${SERVICES}one/one.test.ts`,
    ]);
    expect(after('packages/validation/src/index.ts').servers).toHaveLength(2);
  });

  it('is reached as a whole where a name leads to nothing', () => {
    write(
      'apps/gateway/src/services/two/lost.test.ts',
      "import { lost } from '@forecourt/validation';\nlost;\n",
    );
    expect(after('packages/validation/src/fees/waiver.ts').servers).toEqual([
      `${SERVICES}two/lost.test.ts`,
    ]);
    rmSync(join(folder, 'apps/gateway/src/services/two/lost.test.ts'));
  });
});

describe('a component', () => {
  it('selects its own story and those that load it later', () => {
    expect(after('packages/ui/src/Tag/tag.css.ts')).toMatchObject({
      stories: ['packages/ui/src/Box/Box.stories.tsx', 'packages/ui/src/Tag/Tag.stories.tsx'],
      journeys: [],
    });
  });
});

describe('a service, a screen and a journey', () => {
  it('selects the tests beside a service and keeps those of the whole gateway apart', () => {
    expect(after('apps/gateway/src/services/two/two.ts')).toMatchObject({
      servers: [`${SERVICES}two/two.test.ts`],
      distant: [`${SERVICES}one/one.test.ts`],
      journeys: ['tests/journeys/cards.spec.ts'],
    });
    expect(after('apps/gateway/src/gateway.ts')).toMatchObject({ distant: [] });
  });

  it('selects the journeys of all requirements that the area of a screen names', () => {
    expect(after('apps/portal/src/screens/fees/FeePage.tsx').journeys).toEqual([
      'tests/journeys/fees.spec.ts',
    ]);
  });

  it('selects a changed journey and those that import a changed part', () => {
    expect(after('tests/journeys/fees.spec.ts').journeys).toEqual(['tests/journeys/fees.spec.ts']);
    expect(after('tests/support/pay.ts').journeys).toEqual(['tests/journeys/cards.spec.ts']);
  });

  it('selects every journey for what an app serves beside its sources', () => {
    expect(after('apps/portal/index.html').journeys).toHaveLength(2);
  });
});

describe('a file without code', () => {
  it('selects the tests that name it, or else all of its package', () => {
    expect(after('packages/validation/src/words.json').unit).toEqual([`${RULES}words.test.ts`]);
    expect(after('packages/validation/src/unread.json').unit).toHaveLength(3);
  });

  it('selects nothing when it is a document', () => {
    expect(after('packages/validation/README.md')).toMatchObject({ unit: [] });
  });

  it('is everything when all depends on it', () => {
    for (const file of ['pnpm-lock.yaml', 'apps/portal/tsconfig.json', '.storybook/main.ts'])
      expect(affectedBy([file], folder)).toMatchObject({ everything: true });
  });
});

describe('the changed files', () => {
  const OWN = 'packages/validation/src/cards/card.ts';

  it('are those of the last commit when nothing else is changed on the main branch', () => {
    write(OWN, "export const card = 'b';\n");
    expect(changedFiles(undefined, folder)).toEqual([OWN]);
    git('commit', '--quiet', '--all', '--message=second');
    expect(changedFiles(undefined, folder)).toEqual([OWN]);
  });

  it('are those of the branch and of the work tree, deleted and new ones too', () => {
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

  it('selects for a component without dependents its story and few others', () => {
    const { stories } = afterHere('packages/ui/src/primitives/PinDisplay/PinDisplay.tsx');
    const { stories: all } = afterHere('package.json');
    expect(stories).toContain('packages/ui/src/primitives/PinDisplay/PinDisplay.stories.tsx');
    expect(stories.length).toBeLessThan(all.length / 10);
  });

  it('selects for a rule its test and few others', () => {
    const { unit, servers, stories } = afterHere('packages/validation/src/rewards/points.ts');
    const all = afterHere('package.json');
    expect(unit.some((file) => file.startsWith('packages/validation/src/rewards/'))).toBe(true);
    expect(unit.length).toBeLessThan(all.unit.length / 5);
    expect(servers.length).toBeLessThan(all.servers.length / 5);
    expect(stories).toEqual([]);
  });

  it('keeps the tests apart that reach a rule only through the whole contract or gateway', () => {
    const { servers, distant } = afterHere('packages/validation/src/money/money.ts');
    expect(distant.length).toBeGreaterThan(servers.length);
  });
});

import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';

// What `npm run build` makes besides gateway and portal; scripts/consumer*.mjs test the packages.

const root = fileURLToPath(new URL('../../', import.meta.url));
/** Allows for a busy machine to build three packages and every story. */
const BUILD_MS = 900_000;

beforeAll(() => {
  execFileSync(process.execPath, [join(root, 'scripts/build.mjs'), 'storybook', 'packages'], {
    cwd: root,
    env: { ...process.env, REPOSITORY_URL: 'https://code.example/acme/forecourt' },
  });
}, BUILD_MS);

/** Checks that a build lists its third-party packages in its licenses and bill of materials. */
function expectInventory(folder: string, name: string) {
  const read = (file: string) => readFileSync(join(root, 'dist', folder, file), 'utf8');
  const list: { name: string }[] = JSON.parse(read('licenses.json'));
  expect(list.map((one) => one.name)).toContain(name);
  expect(JSON.parse(read('sbom.json'))).toMatchObject({ bomFormat: 'CycloneDX' });
}

const fileIn = (tarball: string, path: string) =>
  execFileSync('tar', ['-xzOf', tarball, `package/${path}`], { encoding: 'utf8' });

describe('dist/packages', () => {
  it.each(['validation', 'ui', 'api-client'])(
    'contains %s with its license, changelog, and the metadata for signed publishing',
    (name) => {
      const [tarball = '', ...more] = globSync(join(root, `dist/packages/forecourt-${name}-*.tgz`));
      expect(more).toEqual([]);
      expect(fileIn(tarball, 'LICENSE')).toContain('MIT');
      expect(fileIn(tarball, 'CHANGELOG.md')).toMatch(
        new RegExp(`^# @forecourt/${name}\\n[^]*### Minor changes\\n[^]*- \\w`),
      );
      expect(JSON.parse(fileIn(tarball, 'package.json'))).toMatchObject({
        name: `@forecourt/${name}`,
        publishConfig: { access: 'public', provenance: true },
        repository: {
          type: 'git',
          url: 'git+https://code.example/acme/forecourt.git',
          directory: `packages/${name}`,
        },
      });
      const manifest = readFileSync(join(root, `packages/${name}/package.json`), 'utf8');
      expect(manifest).not.toContain('code.example');
      expectInventory(`packages/${name}`, name === 'ui' ? 'react-aria-components' : 'zod');
    },
  );
});

describe('dist/storybook', () => {
  it('contains every story, and the page that shows them', () => {
    interface Entry {
      readonly type: string;
      readonly importPath: string;
      readonly exportName?: string;
    }
    const index: { entries: Record<string, Entry> } = JSON.parse(
      readFileSync(join(root, 'dist/storybook/index.json'), 'utf8'),
    );
    const files = globSync(
      ['packages/ui/src/**/*.stories.tsx', 'apps/portal/src/**/*.stories.tsx'],
      {
        cwd: root,
      },
    );
    const written = files.flatMap((file) => {
      const source = readFileSync(join(root, file), 'utf8');
      return [...source.matchAll(/^export const (\w+): Story\b/gm)].map(
        ([, name]) => `./${file} ${name}`,
      );
    });
    const built = Object.values(index.entries)
      .filter(({ type }) => type === 'story')
      .map(({ importPath, exportName }) => `${importPath} ${exportName}`);
    expect(built.length).toBeGreaterThan(0);
    expect(built.toSorted()).toEqual(written.toSorted());
    expect(readFileSync(join(root, 'dist/storybook/iframe.html'), 'utf8')).toContain('<script');
    expectInventory('storybook', 'react-aria-components');
  });
});

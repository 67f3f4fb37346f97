import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CURRENT_FILE, NAMES_FILE, packageFolder, packageVersion } from '../../scripts/files.ts';
import { writeCallNames } from './callNames.ts';
import { writeOpenApi } from './createOpenApi.ts';

/** The modules that an entry point reaches through imports, and the packages that they import. */
function graphOf(entry: string) {
  const [modules, packages] = [new Set<string>(), new Set<string>()];
  const visit = (file: string): void => {
    if (modules.has(file)) return;
    modules.add(file);
    const source = readFileSync(file, 'utf8');
    const imports = source.matchAll(
      /(?:^(?:import|export)\b(?:[^'"=;(]*\bfrom)?\s*|\bimport\(\s*)['"](?<to>[^'"]+)['"]/gm,
    );
    for (const found of imports) {
      const to = found.groups?.['to'] ?? '';
      if (to.startsWith('.')) visit(resolve(dirname(file), to));
      else packages.add(to);
    }
  };
  visit(join(packageFolder, entry));
  return { modules: [...modules], packages };
}

const has = (entry: string, folder: string) =>
  graphOf(entry).modules.some((file) => file.includes(`/src/${folder}/`));

describe('the committed documents', () => {
  it('match what the contract generates', async () => {
    const hint = 'run: node --conditions=@forecourt/source packages/api-client/scripts/openapi.ts';
    expect(readFileSync(CURRENT_FILE, 'utf8'), hint).toBe(writeOpenApi(packageVersion()));
    expect(readFileSync(NAMES_FILE, 'utf8'), hint).toBe(await writeCallNames());
  });
});

describe('entry point imports', () => {
  it.each([
    ['src/index.ts', ['@forecourt/validation', 'zod/mini']],
    ['src/contract/index.ts', ['@forecourt/validation', 'zod/mini']],
    ['src/testing/index.ts', ['@forecourt/validation', 'zod/mini']],
    ['src/react/index.ts', ['@forecourt/validation', 'react', 'swr', 'swr/infinite', 'zod/mini']],
  ])('%s imports exactly the expected packages', (entry, packages) => {
    expect([...graphOf(entry).packages].toSorted()).toEqual(packages);
  });

  it('the client includes no fakes or React, and the contract no client code', () => {
    expect(has('src/index.ts', 'loader')).toBe(true);
    expect(has('src/index.ts', 'testing')).toBe(false);
    expect(has('src/index.ts', 'react')).toBe(false);
    expect(has('src/contract/index.ts', 'client')).toBe(false);
    expect(has('src/contract/index.ts', 'loader')).toBe(false);
  });
});

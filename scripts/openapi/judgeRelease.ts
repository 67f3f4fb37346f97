import { readdirSync, readFileSync } from 'node:fs';
import { compareOpenApi, type BreakingChange } from './compareOpenApi.ts';

const PACKAGE_NAME = '@forecourt/api-client';

interface ReleaseFacts {
  /** The OpenAPI document of the last release. */
  readonly released: unknown;
  readonly current: unknown;
  /** Contents of the changesets for the next release. */
  readonly changesets: readonly string[];
}
export interface Verdict {
  /** False if there are breaking changes but no `major` changeset. */
  readonly ok: boolean;
  readonly breaking: readonly BreakingChange[];
}

const FRONT_MATTER = /^---\r?\n(?<entries>[\s\S]*?)\r?\n---/;
const MAJOR = new RegExp(`^\\s*["']?${PACKAGE_NAME}["']?\\s*:\\s*major\\s*$`, 'm');

const isMajor = (changeset: string): boolean =>
  MAJOR.test(FRONT_MATTER.exec(changeset)?.groups?.['entries'] ?? '');

/** Whether the changesets announce any breaking changes of the next release. */
export function judgeRelease({ released, current, changesets }: ReleaseFacts): Verdict {
  const breaking = compareOpenApi(released, current);
  return { ok: breaking.length === 0 || changesets.some(isMajor), breaking };
}

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

/** Judges the next release by the committed documents and changesets. */
export const judgeNextRelease = (): Verdict =>
  judgeRelease({
    released: JSON.parse(read('packages/api-client/openapi.released.json')),
    current: JSON.parse(read('packages/api-client/openapi.json')),
    changesets: readdirSync(new URL('../../.changeset', import.meta.url))
      .filter((name) => name.endsWith('.md') && name !== 'README.md')
      .map((name) => read(`.changeset/${name}`)),
  });

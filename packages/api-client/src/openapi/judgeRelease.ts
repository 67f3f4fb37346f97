import { compareOpenApi, type BreakingChange } from './compareOpenApi.ts';

export const PACKAGE_NAME = '@forecourt/api-client';

export interface ReleaseFacts {
  /** The document of the last release. */
  readonly released: unknown;
  readonly current: unknown;
  /** Texts of the changesets that wait for the next release. */
  readonly changesets: readonly string[];
}
export interface Verdict {
  /** false: something breaks and no changeset says `major`. */
  readonly ok: boolean;
  readonly breaking: readonly BreakingChange[];
}

const FRONT_MATTER = /^---\r?\n(?<entries>[\s\S]*?)\r?\n---/;
const MAJOR = new RegExp(`^\\s*["']?${PACKAGE_NAME}["']?\\s*:\\s*major\\s*$`, 'm');

const isMajor = (changeset: string): boolean =>
  MAJOR.test(FRONT_MATTER.exec(changeset)?.groups?.['entries'] ?? '');

/** Whether the next release may go out as its changesets announce it. */
export function judgeRelease({ released, current, changesets }: ReleaseFacts): Verdict {
  const breaking = compareOpenApi(released, current);
  return { ok: breaking.length === 0 || changesets.some(isMajor), breaking };
}

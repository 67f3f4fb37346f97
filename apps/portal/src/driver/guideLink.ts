import type { DriverCard } from '@forecourt/api-client';
import { createFollowed } from './followed.ts';
import { isEnded, linkOf, pollProblemOf, type LinkParts, type LinkProblem } from './link.ts';

const FIRST_WAIT = 30_000;
const LONGEST_WAIT = 60_000;

interface GuideState {
  readonly card: DriverCard | null;
  /** When the card was fetched; null until it first loads. */
  readonly at: Date | null;
  readonly problem: LinkProblem | null;
}

/** A card guide's link on this phone: polls the remaining limits while the page is open. */
export function createGuideLink(parts: LinkParts) {
  const { body, renew } = linkOf(parts);
  const initial: GuideState = { card: null, at: null, problem: null };
  const followed = createFollowed({
    initial,
    look: (signal) => parts.client.openDriverCard({ body: body() }, { signal }),
    merge: (result): Partial<GuideState> =>
      result.ok
        ? { card: result.data, at: new Date(), problem: null }
        : { problem: pollProblemOf(result.failure) },
    canChange: ({ problem }) => !isEnded(problem),
    pollMilliseconds: [FIRST_WAIT, LONGEST_WAIT],
  });
  return { ...followed, renew };
}

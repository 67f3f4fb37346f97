import { BANNER_ERROR_MILLISECONDS, BANNER_SHARED_MILLISECONDS } from '@forecourt/validation';

/** Kinds of a banner. [UI-01] */
export const BANNER_KINDS = ['success', 'trouble', 'error', 'featured', 'info'] as const;
export type BannerKind = (typeof BANNER_KINDS)[number];
/** `feature` is another word for `featured`. [UI-02] */
export type BannerKindName = BannerKind | 'feature';

export interface BannerAction {
  readonly label: string;
  readonly onAction: () => void;
}

export interface BannerContent {
  readonly kind: BannerKindName;
  /** Shown in sentence case. [UI-06] */
  readonly text: string;
  /** What it is about: it replaces an earlier banner on the same topic. */
  readonly topic?: string;
  /** Optional button. [UI-05] */
  readonly action?: BannerAction;
  /** Replaces the duration of its kind. */
  readonly durationMs?: number;
}

export interface QueuedBanner extends BannerContent {
  readonly id: number;
  readonly kind: BannerKind;
}

export const kindOf = (name: BannerKindName): BannerKind =>
  name === 'feature' ? 'featured' : name;

/**
 * The queue after a banner was added. An error clears all others [UI-07]; a later success replaces
 * it, since an error stays too long to wait for. A banner replaces an earlier one on its topic, and
 * a success replaces an earlier success without an action, so that people who work fast hear about
 * what they did last.
 */
export function withBanner(
  queue: readonly QueuedBanner[],
  added: QueuedBanner,
): readonly QueuedBanner[] {
  if (added.kind === 'error') return [added];
  const isReplaced = ({ kind, topic, action }: QueuedBanner) =>
    (topic !== undefined && topic === added.topic) ||
    (kind === 'success' && added.kind === 'success' && !action);
  const earlier = queue.findIndex(isReplaced);
  if (earlier >= 0) return queue.with(earlier, added);
  const isThere = queue.some(({ kind, text }) => kind === added.kind && text === added.text);
  if (isThere) return queue;
  const waiting = added.kind === 'success' ? queue.filter(({ kind }) => kind !== 'error') : queue;
  return [...waiting, added];
}

/** How long the provider shows a banner, in milliseconds. [UI-08, UI-09] */
export const durationOf = ({ kind, durationMs }: QueuedBanner): number =>
  durationMs ?? (kind === 'error' ? BANNER_ERROR_MILLISECONDS : BANNER_SHARED_MILLISECONDS);

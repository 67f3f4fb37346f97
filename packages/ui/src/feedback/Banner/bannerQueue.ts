import { BANNER_ERROR_MILLISECONDS, BANNER_SHARED_MILLISECONDS } from '@forecourt/validation';

/** All kinds of banner. [UI-01] */
export const BANNER_KINDS = ['success', 'trouble', 'error', 'featured', 'info'] as const;
export type BannerKind = (typeof BANNER_KINDS)[number];
/** `feature` is an alias of `featured`. [UI-02] */
export type BannerKindName = BannerKind | 'feature';

export interface BannerAction {
  readonly label: string;
  readonly onAction: () => void;
}

export interface BannerContent {
  readonly kind: BannerKindName;
  /** Converted to sentence case. [UI-06] */
  readonly text: string;
  /** Replaces an earlier banner with the same topic. */
  readonly topic?: string;
  /** Optional button. [UI-05] */
  readonly action?: BannerAction;
  /** Overrides the default duration of the kind. */
  readonly durationMs?: number;
}

export interface QueuedBanner extends BannerContent {
  readonly id: number;
  readonly kind: BannerKind;
}

export const kindOf = (name: BannerKindName): BannerKind =>
  name === 'feature' ? 'featured' : name;

/**
 * Returns the queue with a banner added. An error clears all others [UI-07]; a later success
 * replaces it, because errors stay too long to wait for. A banner replaces an earlier one with its
 * topic, and a success replaces an earlier success without an action, so that people who work fast
 * see the result of their latest action.
 */
export function withBanner(
  queue: readonly QueuedBanner[],
  added: QueuedBanner,
): readonly QueuedBanner[] {
  if (added.kind === 'error') return [added];
  const isReplaced = ({ kind, topic, action }: QueuedBanner) =>
    (topic !== undefined && topic === added.topic) ||
    (kind === 'success' && added.kind === 'success' && !action);
  const replacedIndex = queue.findIndex(isReplaced);
  if (replacedIndex >= 0) return queue.with(replacedIndex, added);
  const isDuplicate = queue.some(({ kind, text }) => kind === added.kind && text === added.text);
  if (isDuplicate) return queue;
  const remaining = added.kind === 'success' ? queue.filter(({ kind }) => kind !== 'error') : queue;
  return [...remaining, added];
}

/** How long the provider shows a banner, in ms. [UI-08, UI-09] */
export const durationOf = ({ kind, durationMs }: QueuedBanner): number =>
  durationMs ?? (kind === 'error' ? BANNER_ERROR_MILLISECONDS : BANNER_SHARED_MILLISECONDS);

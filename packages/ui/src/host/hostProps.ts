import type { Ref } from 'react';

/**
 * Props that every component accepts from its host. `className` and `ref` go on the outermost
 * element, except that a field's `ref` goes on the control that takes focus.
 */
export interface HostProps<Target = HTMLElement> {
  readonly className?: string | undefined;
  readonly ref?: Ref<Target> | undefined;
}

/** Joins class names; skips falsy values. */
export const classes = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');

import type { Ref } from 'react';

/**
 * What every component takes from its host besides what it shows. `className` goes on the outermost
 * element, and so does `ref`; the ref of a field is the control that takes the focus.
 */
export interface HostProps<Target = HTMLElement> {
  readonly className?: string | undefined;
  readonly ref?: Ref<Target> | undefined;
}

/** The given classes as one attribute. */
export const classes = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');

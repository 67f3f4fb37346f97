import type { ReactNode, RefCallback } from 'react';
import type * as ui from '../../index.ts';

/** Props that a host can pass to every component. */
export interface Host {
  readonly className: string;
  readonly ref: RefCallback<Element>;
}

/** A component, used as a host would. */
export interface Sample {
  readonly element: (host: Host) => ReactNode;
  /**
   * The ref's element: the `root`, which also has the class, or a field's `control` inside the
   * element with the class.
   */
  readonly refIs: 'root' | 'control';
  /** Set if its content appears over the page: on mounting, or when its button is pressed. */
  readonly opens?: 'itself' | 'press';
}

/** A sample whose root has both the class and the ref. */
export const root = (element: Sample['element']) => ({ element, refIs: 'root' }) as const;

/** A component without an element of its own, and the reason. */
export interface Without {
  readonly without: string;
  readonly element: () => ReactNode;
}

type Capitalized<Name> = Name extends `${infer First}${string}`
  ? First extends Lowercase<First>
    ? never
    : Name
  : never;

/** Every component that the package exports. A new one needs a sample in a file of this folder. */
export type ComponentName = {
  [Name in keyof typeof ui]: (typeof ui)[Name] extends (props: never) => unknown
    ? Capitalized<Name>
    : never;
}[keyof typeof ui];

export type Samples<Name extends ComponentName> = Readonly<Record<Name, Sample | Without>>;

export const nothing = (): void => undefined;

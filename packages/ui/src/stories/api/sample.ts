import type { ReactNode, RefCallback } from 'react';
import type * as ui from '../../index.ts';

/** What a host gives to every component. */
export interface Host {
  readonly className: string;
  readonly ref: RefCallback<Element>;
}

/** A component as a host writes it. */
export interface Sample {
  readonly element: (host: Host) => ReactNode;
  /**
   * What the ref is: the `root`, which has the class too; the `control` of a field, inside of the
   * element with the class.
   */
  readonly refIs: 'root' | 'control';
  /** What it shows appears over the page, by itself or when its button is pressed. */
  readonly opens?: 'itself' | 'press';
}

/** One whose root has the class and the ref. */
export const root = (element: Sample['element']) => ({ element, refIs: 'root' }) as const;

/** Something that has no element of its own, and why. */
export interface Without {
  readonly without: string;
  readonly element: () => ReactNode;
}

type Capitalized<Name> = Name extends `${infer First}${string}`
  ? First extends Lowercase<First>
    ? never
    : Name
  : never;

/** Every component that the package exports. A new one needs a sample in one of the files here. */
export type ComponentName = {
  [Name in keyof typeof ui]: (typeof ui)[Name] extends (props: never) => unknown
    ? Capitalized<Name>
    : never;
}[keyof typeof ui];

export type Samples<Name extends ComponentName> = Readonly<Record<Name, Sample | Without>>;

export const nothing = (): void => undefined;

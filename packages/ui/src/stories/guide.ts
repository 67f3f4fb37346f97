import type { ComponentType, ReactNode } from 'react';

/** States of a component in addition to the default one; stories are tagged with these names. */
export const STATES = ['empty', 'loading', 'error', 'read-only', 'disabled', 'long-text'] as const;
export type StateName = (typeof STATES)[number];

/** Props of `new` components may change in minor versions; of `stable` ones, only in major ones. */
export type Maturity = 'new' | 'stable' | 'deprecated';

/** A part of the component, or keys, and what they do. */
export type Line = readonly [name: string, what: string];

/** A recommended use next to one to avoid, both live. */
export interface Pair {
  readonly good: ReactNode;
  readonly because: string;
  readonly bad: ReactNode;
  readonly insteadOf: string;
}

export interface DocumentedProp {
  readonly required?: boolean;
  readonly description?: string;
  readonly tsType?: { readonly name: string; readonly raw?: string };
  readonly defaultValue?: { readonly value: string };
}
/** Documentation that Storybook's build extracts from a component's types and docstrings. */
export interface Documented {
  readonly __docgenInfo?: {
    readonly description?: string;
    readonly composes?: readonly string[];
    readonly props?: Readonly<Record<string, DocumentedProp>>;
  };
}

/** Content of a component's docs page, in a file next to the component: `Button.guide.tsx`. */
export interface Guide {
  readonly maturity: Maturity;
  /** The entry's components, the main one first; their props are extracted from the code. */
  readonly components: Readonly<Record<string, ComponentType<never> & Documented>>;
  /** Words that people might search for: “upload”, “pay”. */
  readonly purposes: readonly string[];
  /** When to use the component. */
  readonly use: readonly string[];
  /** When to use another component, and which. */
  readonly avoid: readonly string[];
  readonly anatomy: readonly Line[];
  /** Keys and what they do, or a sentence on why there are none. */
  readonly keyboard: readonly Line[] | string;
  readonly pairs: readonly Pair[];
  /** Why there is no story for a state. */
  readonly without?: Readonly<Partial<Record<StateName, string>>>;
  /** Height in px of the iframe for stories that cover the page: dialogs, menus, shells. */
  readonly frame?: number;
}

/** Checks a guide's type but preserves which states it explains. */
export const guide = <const Content extends Guide>(content: Content): Content => content;

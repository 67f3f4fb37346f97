import type { ComponentType, ReactNode } from 'react';

/** What can happen to a component, besides its usual state; stories are tagged with these names. */
export const STATES = ['empty', 'loading', 'error', 'read-only', 'disabled', 'long-text'] as const;
export type StateName = (typeof STATES)[number];

/** `new`: its props may still change in a minor version. `stable`: they change in a major one only. */
export type Maturity = 'new' | 'stable' | 'deprecated';

/** A part of the component, or keys, and what it does. */
export type Line = readonly [name: string, what: string];

/** One way to use it next to the way to avoid; both are live. */
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
/** What Storybook's build reads from a component's types and docstrings. */
export interface Documented {
  readonly __docgenInfo?: {
    readonly description?: string;
    readonly composes?: readonly string[];
    readonly props?: Readonly<Record<string, DocumentedProp>>;
  };
}

/** What a docs page says of a component; it stands next to the component as `Button.guide.tsx`. */
export interface Guide {
  readonly maturity: Maturity;
  /** What the entry exports, the main component first; their props are listed from the code. */
  readonly components: Readonly<Record<string, ComponentType<never> & Documented>>;
  /** Words that people search for when they need it: “upload”, “pay”. */
  readonly purposes: readonly string[];
  /** When it is the right one. */
  readonly use: readonly string[];
  /** When another is, and which. */
  readonly avoid: readonly string[];
  readonly anatomy: readonly Line[];
  /** Keys and what they do, or one sentence on why it takes none. */
  readonly keyboard: readonly Line[] | string;
  readonly pairs: readonly Pair[];
  /** Why it has no story of a state. */
  readonly without?: Readonly<Partial<Record<StateName, string>>>;
  /** Height in px of the frame for stories that cover the page or open over it: dialogs, menus, shells. */
  readonly frame?: number;
}

/** Types a guide without losing which states it explains. */
export const guide = <const Given extends Guide>(given: Given): Given => given;

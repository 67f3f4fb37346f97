/// <reference types="vite/types/importMeta.d.ts" />
import { createElement, type ComponentType, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ForecourtProvider } from './provider/index.ts';

type Args = Readonly<Record<string, unknown>>;
type Decorator = (Story: () => ReactNode, context: { readonly args: Args }) => ReactNode;

interface Parts {
  readonly args?: Args;
  readonly decorators?: Decorator | readonly Decorator[];
  readonly render?: (args: Args, context: { readonly args: Args }) => ReactNode;
  readonly component?: ComponentType<Args>;
}
type Stories = Readonly<Record<string, Parts>> & { readonly default: Parts };

/** The parts of a story that affect server rendering; stories equal in these are rendered once. */
const PARTS = ['args', 'decorators', 'render', 'component'] as const;
const isSame = (one: Parts, other: Parts) => PARTS.every((part) => one[part] === other[part]);

const files = import.meta.glob<Stories>('./*/*/*.stories.tsx', { eager: true });

/** Renders a story as Storybook composes it: its own parts override those of its file. */
function rendered(meta: Parts, story: Parts): string {
  const args = { ...meta.args, ...story.args };
  const render = story.render ?? meta.render;
  const component = story.component ?? meta.component;
  const inner = () =>
    render ? render(args, { args }) : component ? createElement(component, args) : null;
  const decorators = [story.decorators ?? [], meta.decorators ?? []].flat();
  const Story = decorators.reduce<() => ReactNode>(
    (within, decorate) => () => decorate(within, { args }),
    inner,
  );
  return renderToString(
    <ForecourtProvider>
      <Story />
    </ForecourtProvider>,
  );
}

describe.each(Object.entries(files))('%s renders on a server', (_file, stories) => {
  const own = Object.entries(stories).filter(([name]) => name !== 'default');
  const pages: { readonly story: Parts; readonly html: string }[] = [];

  test.each(own)('%s', (_name, story) => {
    const known = pages.find((page) => isSame(page.story, story));
    const page = known ?? { story, html: rendered(stories.default, story) };
    if (!known) pages.push(page);
    expect(page.html).not.toBe('');
  });
});

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Fragment, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { ForecourtProvider } from '../../provider/index.ts';
import { fleet } from './fleet.tsx';
import { pages } from './pages.tsx';
import { primitives } from './primitives.tsx';
import type { Sample } from './sample.ts';
import { samples } from './samples.ts';
import { frames } from '../frames.ts';

const CONTROLS = 'input, textarea, button, select';

const meta = {
  title: 'Foundations/API',
  tags: ['!autodocs'],
  render: () => <div />,
} satisfies Meta;
export default meta;
type Story = StoryObj;

type Named = readonly (readonly [string, Sample])[];

const all: Named = Object.entries(samples).flatMap(([name, sample]) =>
  'without' in sample ? [] : [[name, sample] as const],
);
const classOf = (name: string) => `host-${name}`;

/** Mounts components in strict mode next to the story, each with its own class and ref. */
function mount(named: Named, portal?: HTMLElement) {
  const place = document.body.appendChild(document.createElement('div'));
  const refs = new Map<string, Element | null>();
  const root = createRoot(place);
  root.render(
    <StrictMode>
      <ForecourtProvider {...(portal ? { portalContainer: () => portal } : {})}>
        {named.map(([name, sample]) => (
          <Fragment key={name}>
            {sample.element({
              className: classOf(name),
              ref: (target) => {
                refs.set(name, target);
              },
            })}
          </Fragment>
        ))}
      </ForecourtProvider>
    </StrictMode>,
  );
  const unmount = async () => {
    root.unmount();
    await frames(1);
    place.remove();
  };
  return { place, refs, unmount };
}

/** Returns what is wrong with a component's class and ref. */
function faultOf(name: string, { refIs }: Sample, target: Element | null | undefined): string[] {
  const root = document.querySelector(`.${classOf(name)}`);
  if (!root) return [`${name} has no class`];
  if (!target) return [`${name} has no ref`];
  if (refIs === 'root') return target === root ? [] : [`the ref of ${name} is not its root`];
  const isControl = root.contains(target) && target.matches(CONTROLS);
  return isControl ? [] : [`the ref of ${name} is not its control`];
}

/** Class and ref reach elements in the page, and React logs no errors in strict mode. */
const inThePage = (names: readonly string[]): Story => ({
  play: async () => {
    const errors = spyOn(console, 'error');
    const inPage = all.filter(([name, { opens }]) => names.includes(name) && opens === undefined);
    const { refs, unmount } = mount(inPage);
    await waitFor(() => expect(refs.size).toBe(inPage.length));
    const faults = inPage.flatMap(([name, sample]) => faultOf(name, sample, refs.get(name)));
    await unmount();
    await expect(faults).toEqual([]);
    await expect([...refs.values()].filter((target) => target !== null)).toEqual([]);
    await expect(errors.mock.calls.map((call) => call.join(' '))).toEqual([]);
  },
});
export const Primitives: Story = inThePage(Object.keys(primitives));
export const Pages: Story = inThePage(Object.keys(pages));
export const Fleet: Story = inThePage(Object.keys(fleet));

async function open(place: HTMLElement, { opens }: Sample) {
  if (opens === 'itself') return;
  await userEvent.click(await within(place).findByRole('button'));
}

/** Class and ref reach elements that open over the page. */
export const OverThePage: Story = {
  play: async () => {
    const faults: string[] = [];
    for (const [name, sample] of all.filter(([, { opens }]) => opens !== undefined)) {
      const { place, refs, unmount } = mount([[name, sample]]);
      await open(place, sample);
      await waitFor(() => expect(refs.get(name)).toBeInstanceOf(Element)).catch(() => undefined);
      faults.push(...faultOf(name, sample, refs.get(name)));
      await unmount();
    }
    await expect(faults).toEqual([]);
  },
};

/** Elements that open over the page render in the host's container. */
export const InPortalContainer: Story = {
  play: async () => {
    const portal = document.body.appendChild(document.createElement('div'));
    const elsewhere: string[] = [];
    for (const [name, sample] of all.filter(([, { opens }]) => opens !== undefined)) {
      const { place, refs, unmount } = mount([[name, sample]], portal);
      await open(place, sample);
      await waitFor(() => expect(refs.get(name)).toBeInstanceOf(Element));
      if (!portal.contains(refs.get(name) ?? null)) elsewhere.push(name);
      await unmount();
    }
    portal.remove();
    await expect(elsewhere).toEqual([]);
  },
};

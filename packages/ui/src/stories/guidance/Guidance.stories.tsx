import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Pairs } from '../docs/Pairs.tsx';
import * as css from '../docs/docs.css.ts';
import { STATES } from '../guide.ts';
import { guides } from '../guides.ts';
import { stateTable } from '../stories.ts';
import { StateTable } from './StateTable.tsx';

interface GuidanceProps {
  /** A folder of components: `primitives`. */
  readonly group: string;
}

/** Live examples of what to do and what not to do, for every component of a group. */
function Guidance({ group }: GuidanceProps) {
  const ofGroup = Object.entries(guides).filter(([folder]) => folder.startsWith(`${group}/`));
  return (
    <div className={css.page}>
      {ofGroup.map(([folder, guide]) => (
        <div key={folder} className={css.chapter}>
          <h2 className={css.heading}>{folder.split('/')[1]}</h2>
          <Pairs pairs={guide.pairs} />
        </div>
      ))}
    </div>
  );
}

const meta = {
  title: 'Guidance',
  component: Guidance,
  tags: ['!autodocs'],
  args: { group: 'primitives' },
} satisfies Meta<typeof Guidance>;
export default meta;
type Story = StoryObj<typeof meta>;

export const StatesOfComponents: Story = {
  name: 'States of components',
  render: () => <StateTable rows={stateTable()} />,
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'States of components' }));
    await expect(table.getAllByRole('columnheader')).toHaveLength(STATES.length + 1);
    await expect(table.getByRole('rowheader', { name: 'DataTable' })).toBeVisible();
  },
};
export const DoAndDontPrimitives: Story = { name: 'Do and don’t: primitives' };
export const DoAndDontFeedback: Story = {
  name: 'Do and don’t: feedback',
  args: { group: 'feedback' },
};
export const DoAndDontOverlays: Story = {
  name: 'Do and don’t: overlays',
  args: { group: 'overlays' },
};
export const DoAndDontData: Story = { name: 'Do and don’t: data', args: { group: 'data' } };
export const DoAndDontCharts: Story = { name: 'Do and don’t: charts', args: { group: 'charts' } };
export const DoAndDontNavigation: Story = {
  name: 'Do and don’t: navigation',
  args: { group: 'navigation' },
};
export const DoAndDontLayout: Story = { name: 'Do and don’t: layout', args: { group: 'layout' } };
export const DoAndDontFleet: Story = { name: 'Do and don’t: fleet', args: { group: 'fleet' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { State, States } from '../../stories/States.tsx';
import { Accordion, type AccordionSection } from './index.ts';

const sections: readonly AccordionSection[] = [
  {
    id: 'when',
    title: 'When does a limit reset?',
    content: <p>At midnight in the account’s zone; cycle limits on the first day of the cycle.</p>,
  },
  {
    id: 'fees',
    title: 'Which fees are charged?',
    aside: '3 fees',
    content: <p>Fraud Protector, express checks, and late fees. Each is on the statement.</p>,
  },
  {
    id: 'plastic',
    title: 'Do I need new plastic when I change a profile?',
    content: <p>No. A change takes effect immediately on every card with the profile.</p>,
  },
];

const meta = {
  title: 'Primitives/Accordion',
  component: Accordion,
  args: { sections, onExpandedChange: fn() },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  tags: ['disabled', 'long-text'],
  render: () => (
    <States>
      <State name="one open" width="sheet">
        <Accordion sections={sections} defaultExpanded={['fees']} />
      </State>
      <State name="one section disabled" width="sheet">
        <Accordion
          sections={sections.map((section) => ({
            ...section,
            isDisabled: section.id === 'plastic',
          }))}
        />
      </State>
      <State name="long words" width="column">
        <Accordion
          sections={[
            {
              id: 'long',
              title:
                'Which sites in the Pacific Northwest accept the card at the truck lane after the network change?',
              aside: '1,204 sites',
              content: <p>All of them, starting December 1.</p>,
            },
          ]}
        />
      </State>
      <State name="everything disabled" width="column">
        <Accordion sections={sections.slice(0, 1)} isDisabled />
      </State>
    </States>
  ),
};
export const AllStatesDark: Story = { ...AllStates, parameters: { theme: 'dark' } };
export const AllStatesContrast: Story = { ...AllStates, parameters: { theme: 'contrast' } };

export const OneAtATime: Story = {
  play: async ({ canvas, args }) => {
    const when = canvas.getByRole('button', { name: 'When does a limit reset?' });
    await userEvent.tab();
    await expect(when).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(when).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(['fees']);
    await expect(when).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByText(/Each is on the statement/)).toBeVisible();
  },
};

export const MultipleAtOnce: Story = {
  args: { allowsSeveral: true },
  play: async ({ canvas, args }) => {
    for (const heading of canvas.getAllByRole('heading', { level: 3 })) {
      await userEvent.click(within(heading).getByRole('button'));
    }
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(['when', 'fees', 'plastic']);
  },
};

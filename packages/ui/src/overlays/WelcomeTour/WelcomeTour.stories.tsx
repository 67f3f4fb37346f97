import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { LimitBar } from '../../charts/LimitBar/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { CardNumber } from '../../primitives/CardNumber/index.ts';
import { KeyValueList } from '../../primitives/KeyValueList/index.ts';
import { Progress } from '../../primitives/Progress/index.ts';
import { Status } from '../../primitives/Status/index.ts';
import { TagGroup } from '../../primitives/TagGroup/index.ts';
import { Row } from '../../stories/States.tsx';
import { WelcomeTour, type TourSlides } from './index.ts';

const slides: TourSlides = [
  {
    title: 'What needs your attention comes first',
    text: 'The overview starts with what needs a decision. Every figure links to the rows behind it.',
    picture: (
      <KeyValueList
        items={[
          { term: 'Available to spend', value: '$96,819.56', isNumber: true },
          { term: 'Declined, last 7 days', value: '31', isNumber: true },
          { term: 'Needs review', value: <Status tone="warn">12 declines</Status> },
        ]}
      />
    ),
  },
  {
    title: 'Every card, and why a purchase was declined',
    text: 'Open a card to see its limits, purchases, and timeline. Hold, replace, or block it there.',
    picture: (
      <Row>
        <CardNumber last4="4821" look="text" />
        <Status tone="good">Active</Status>
        <Button>Hold</Button>
      </Row>
    ),
  },
  {
    title: 'Limits you can try first',
    text: 'See which fill-ups of the last 90 days a limit would have declined, before anyone is at a pump.',
    picture: (
      <LimitBar
        label="Dollars per day"
        valueText="$243.28 of $600.00"
        limit={60_000}
        used={24_328}
        asked={21_142}
        format={(cents) => `$${(cents / 100).toFixed(2)}`}
      />
    ),
  },
  {
    title: 'Orders for the whole fleet',
    text: 'Drop the file you have. We match columns and check rows, and nothing is ordered until you say so.',
    picture: (
      <Progress label="Checking rows" value={8200} max={10_000} valueText="8,200 of 10,000" />
    ),
  },
  {
    title: 'Ask anytime',
    text: 'Help is in the menu: reach a person by phone or in your browser, or take this tour again.',
    picture: (
      <TagGroup
        aria-label="Help"
        items={[
          { id: 'contact', label: 'Contact Us' },
          { id: 'live', label: 'Live Help' },
          { id: 'feedback', label: 'Share Feedback' },
        ]}
      />
    ),
  },
];

interface HeldProps {
  readonly first: number;
  readonly onSkip: () => void;
  readonly onDone: () => void;
  readonly onSlide: (slide: number) => void;
}

function Held({ first, onSlide, ...rest }: HeldProps) {
  const [slide, setSlide] = useState(first);
  return (
    <WelcomeTour
      {...rest}
      isOpen
      slides={slides}
      slide={slide}
      onSlide={(to) => {
        setSlide(to);
        onSlide(to);
      }}
    />
  );
}

const meta = {
  title: 'Overlays/WelcomeTour',
  component: Held,
  args: { first: 0, onSkip: fn(), onDone: fn(), onSlide: fn() },
} satisfies Meta<typeof Held>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const FirstDark: Story = { parameters: { theme: 'dark' } };
export const SecondContrast: Story = { args: { first: 1 }, parameters: { theme: 'contrast' } };
export const Third: Story = { args: { first: 2 } };
export const FourthDark: Story = { args: { first: 3 }, parameters: { theme: 'dark' } };
export const Last: Story = { args: { first: 4 } };

export const FiveSlides: Story = {
  name: '[HELP-03] five slides, there and back',
  play: async ({ args }) => {
    const tour = within(await screen.findByRole('dialog', { name: 'Welcome to Forecourt' }));
    for (const { title } of slides.slice(1)) {
      await userEvent.click(tour.getByRole('button', { name: 'Next' }));
      await expect(tour.getByRole('heading', { name: new RegExp(title) })).toHaveFocus();
    }
    await expect(args.onSlide).toHaveBeenLastCalledWith(4);
    await expect(tour.queryByRole('button', { name: 'Next' })).toBeNull();
    await userEvent.click(tour.getByRole('button', { name: 'Back' }));
    await expect(args.onSlide).toHaveBeenLastCalledWith(3);
    await userEvent.click(tour.getByRole('button', { name: 'Next' }));
    await userEvent.click(tour.getByRole('button', { name: 'Get started' }));
    await expect(args.onDone).toHaveBeenCalledTimes(1);
    await expect(args.onSkip).not.toHaveBeenCalled();
  },
};

export const SkippedByEscape: Story = {
  args: { first: 2 },
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Welcome to Forecourt' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onSkip).toHaveBeenCalledTimes(1);
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};

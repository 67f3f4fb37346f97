import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { State, States } from '../../stories/States.tsx';
import { Pagination, type PaginationProps } from './index.ts';

function Held(props: PaginationProps) {
  const [page, setPage] = useState(props.page);
  return (
    <Pagination
      {...props}
      page={page}
      onPage={(to) => {
        setPage(to);
        props.onPage?.(to);
      }}
    />
  );
}

const meta = {
  title: 'Primitives/Pagination',
  component: Pagination,
  args: { page: 1, pageCount: 25, range: '1–50 of 1,204 purchases', onPage: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  render: () => (
    <States>
      <State name="first page" width="sheet">
        <Pagination aria-label="First" page={1} pageCount={25} range="1–50 of 1,204 purchases" />
      </State>
      <State name="in the middle" width="sheet">
        <Pagination aria-label="Middle" page={12} pageCount={25} range="551–600 of 1,204" />
      </State>
      <State name="last page" width="sheet">
        <Pagination aria-label="Last" page={25} pageCount={25} range="1,201–1,204 of 1,204" />
      </State>
      <State name="few pages" width="sheet">
        <Pagination aria-label="Few" page={2} pageCount={3} />
      </State>
      <State name="one page" width="sheet">
        <Pagination aria-label="One" page={1} pageCount={1} range="3 purchases" />
      </State>
      <State name="total unknown" width="sheet">
        <Pagination aria-label="Total unknown" page={4} pageCount={null} hasNext range="151–200" />
      </State>
    </States>
  ),
};
export const AllStatesDark: Story = { ...AllStates, parameters: { theme: 'dark' } };
export const AllStatesContrast: Story = { ...AllStates, parameters: { theme: 'contrast' } };

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const pages = within(canvas.getByRole('navigation', { name: 'Pages' }));
    await expect(pages.getByRole('button', { name: 'Previous page' })).toBeDisabled();
    await userEvent.tab();
    await expect(pages.getByRole('button', { name: 'Page 1' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    pages.getByRole('button', { name: 'Next page' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPage).toHaveBeenLastCalledWith(2);
    await userEvent.click(pages.getByRole('button', { name: 'Page 25' }));
    await expect(args.onPage).toHaveBeenLastCalledWith(25);
    await expect(pages.getByRole('button', { name: 'Next page' })).toBeDisabled();
  },
};

export const LastPage: Story = {
  name: 'focuses the current page where there is no next one',
  args: { page: 2, pageCount: 3 },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Next page' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Next page' })).toBeDisabled();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Page 3' })).toHaveFocus());
  },
};

export const AsLinks: Story = {
  render: () => <Pagination page={2} pageCount={3} hrefOf={(page) => `#page=${page}`} />,
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Page 3' });
    await expect(link).toHaveAttribute('href', '#page=3');
    await expect(canvas.getByRole('link', { name: 'Previous page' })).toHaveAttribute(
      'href',
      '#page=1',
    );
  },
};

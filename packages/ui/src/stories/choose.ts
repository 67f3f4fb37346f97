import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { frames } from './frames.ts';

const FRAMES = 6;

/**
 * Goes to the only thing that was found and chooses it, once the list has followed what was typed: a
 * list that is still following forgets where one was.
 */
export async function chooseFirst(): Promise<void> {
  await waitFor(() =>
    expect([...screen.queryAllByRole('option'), ...screen.queryAllByRole('menuitem')]).toHaveLength(
      1,
    ),
  );
  await frames(FRAMES);
  await userEvent.keyboard('{ArrowDown}{Enter}');
}

/** Opens the list of a field by the field's name, and chooses one of its options. */
export async function chooseIn(canvas: HTMLElement, field: RegExp, option: string): Promise<void> {
  await userEvent.click(within(canvas).getByRole('button', { name: field }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
  await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
}

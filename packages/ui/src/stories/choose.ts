import { expect, screen, userEvent, waitFor } from 'storybook/test';
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

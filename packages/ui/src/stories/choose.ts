import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { frames } from './frames.ts';

const FRAMES = 6;

/**
 * Selects the only remaining option, once the list has settled: a list that is still updating loses
 * the active option.
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

/** Opens the list of the field with this name and selects an option. */
export async function chooseIn(canvas: HTMLElement, field: RegExp, option: string): Promise<void> {
  await userEvent.click(within(canvas).getByRole('button', { name: field }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
  await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
}
